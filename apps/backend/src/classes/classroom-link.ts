import type { KeyPurpose } from '@tutor/api/core/derived-key';
import { readSignedAddress, signedAddress } from '@tutor/api/core/signed-address';
import { joinOpensBeforeMs } from '@tutor/rules/classes/class-status';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import type { ClassRow } from './own-class.ts';

/** Scheme that the desktop client answers to. */
const clientScheme = 'tutor-client:';

const rooms = {
  class: { purpose: 'classroom', clientPath: 'classroom' },
  open: { purpose: 'open classroom', clientPath: 'open-classroom' },
  training: { purpose: 'training classroom', clientPath: 'training-classroom' },
} as const;

/** A room and the end of its class, when its addresses end too. */
interface Room {
  kind: keyof typeof rooms;
  id: number;
  endsAt: Date;
}

/** Signed addresses of classrooms, by a key for each kind of them. */
export class ClassroomLinks {
  readonly #keyFor: (purpose: KeyPurpose) => Buffer;
  readonly #publicUrl: () => string;

  constructor(keyFor: (purpose: KeyPurpose) => Buffer, publicUrl: () => string) {
    this.#keyFor = keyFor;
    this.#publicUrl = publicUrl;
  }

  forBrowser({ kind, id, endsAt }: Room): string {
    const address = new URL(`${this.#publicUrl()}/classroom/${kind}/${id}`);
    return signedAddress(address, endsAt.getTime(), this.#key(kind)).href;
  }

  /** The desktop client opens the page of the same query. */
  forClient(room: Room): string {
    const { search } = new URL(this.forBrowser(room));
    return `${clientScheme}//${rooms[room.kind].clientPath}/${room.id}${search}`;
  }

  /** Whether an address was given out for a room of this kind and has not ended. */
  isGood(kind: Room['kind'], address: URL, now: Date): boolean {
    return readSignedAddress(address, [], now.getTime(), this.#key(kind)) !== undefined;
  }

  #key(kind: Room['kind']): Buffer {
    return this.#keyFor(rooms[kind].purpose);
  }
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
