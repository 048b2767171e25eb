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
    return `${this.#publicUrl()}/classroom/class/${clid}/${this.#code(roomName(clid))}`;
  }

  forClient(clid: number): string {
    return `${clientScheme}//classroom/${clid}?code=${this.#code(roomName(clid))}`;
  }

  isCode(clid: number, given: string): boolean {
    return isSame(given, this.#code(roomName(clid)));
  }

  openForBrowser(id: number): string {
    return `${this.#publicUrl()}/classroom/open/${id}/${this.#code(openName(id))}`;
  }

  openForClient(id: number): string {
    return `${clientScheme}//open-classroom/${id}?code=${this.#code(openName(id))}`;
  }

  isOpenCode(id: number, given: string): boolean {
    return isSame(given, this.#code(openName(id)));
  }

  #code(room: string): string {
    return createHmac('sha256', this.#secret).update(room).digest('base64url').slice(0, 24);
  }
}

const roomName = (clid: number): string => `classroom ${clid}`;
const openName = (id: number): string => `open classroom ${id}`;

function isSame(given: string, known: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(known);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Refuses while a classroom is not open: from 15 minutes before class until its end. */
export function requireOpenRoom(
  { startsAt, endsAt, status }: Pick<ClassRow, 'startsAt' | 'endsAt' | 'status'>,
  now: Date,
): void {
  if (status === 'Canceled') throw new Refusal(refusalCodes.tooLate, 'This class was cancelled.');
  if (now >= endsAt) throw new Refusal(refusalCodes.tooLate, 'This class is over.');
  if (now.getTime() < startsAt.getTime() - joinOpensBeforeMs) {
    throw new Refusal(refusalCodes.tooEarly, 'The classroom opens 15 minutes before class.');
  }
}
