import { createHmac, timingSafeEqual } from 'node:crypto';
import { joinOpensBeforeMs } from '@tutor/rules/classes/class-status';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import type { ClassRow } from './own-class.ts';

/** Scheme that the desktop client answers to. */
const clientScheme = 'tutor-client:';

/** Addresses of classrooms. Nobody guesses one: each carries a code made with the service's secret. */
export class ClassroomLinks {
  readonly #secret: string;
  readonly #publicUrl: () => string;

  constructor(secret: string, publicUrl: () => string) {
    this.#secret = secret;
    this.#publicUrl = publicUrl;
  }

  forBrowser(clid: number): string {
    return `${this.#publicUrl()}/classroom/class/${clid}/${this.#code(clid)}`;
  }

  forClient(clid: number): string {
    return `${clientScheme}//classroom/${clid}?code=${this.#code(clid)}`;
  }

  isCode(clid: number, given: string): boolean {
    const a = Buffer.from(given);
    const b = Buffer.from(this.#code(clid));
    return a.length === b.length && timingSafeEqual(a, b);
  }

  #code(clid: number): string {
    return createHmac('sha256', this.#secret).update(`classroom ${clid}`).digest('base64url').slice(0, 24);
  }
}

/** Refuses while a classroom is not open: from 15 minutes before class until its end. */
export function requireOpenRoom({ startsAt, endsAt, status }: ClassRow, now: Date): void {
  if (status === 'Canceled') throw new Refusal(refusalCodes.tooLate, 'This class was cancelled.');
  if (now >= endsAt) throw new Refusal(refusalCodes.tooLate, 'This class is over.');
  if (now.getTime() < startsAt.getTime() - joinOpensBeforeMs) {
    throw new Refusal(refusalCodes.tooEarly, 'The classroom opens 15 minutes before class.');
  }
}
