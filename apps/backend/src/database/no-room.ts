import { isDiskFull } from '../files/file-store.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';

export const noRoomMessage =
  'Nothing can be saved at the moment: the service has no room left. Nothing was changed. Please try again in a few minutes.';

/** PostgreSQL's own codes: disk full, and a transaction that only reads, as all are while the embedded database has little room. */
const noRoomCodes = ['53100', '25006'];

/** The refusal of a change that could not be kept because the disk is full; undefined for any other error. */
export function findNoRoom(error: unknown): Refusal | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const hasCode = 'code' in cause && typeof cause.code === 'string' && noRoomCodes.includes(cause.code);
    if (hasCode || isDiskFull(cause)) return new Refusal(refusalCodes.notReady, noRoomMessage);
  }
  return undefined;
}
