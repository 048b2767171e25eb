import { groupOperationFailedMessage, notMemberMessage } from '@tutor/rules/chat/chat-words';
import { Refusal, refusalCodes } from '../http/refusal.ts';

/** A conversation that does not exist, and one that the caller is not in, are told alike. */
export function notMember(): Refusal {
  return new Refusal(refusalCodes.unknown, notMemberMessage);
}

/** A group call that cannot be done, with its reason. */
export function groupFailed(reason: string, code: number = refusalCodes.notOffered): Refusal {
  return new Refusal(code, `${groupOperationFailedMessage}: ${reason}`);
}
