import type { Call } from './call.ts';
import { callPeopleMax } from './call-limits.ts';
import { callFullMessage, inCallElsewhereMessage } from './call-words.ts';

/** A group's call that goes on, as one of the group sees it. */
export interface OngoingCall {
  callId: number;
  callType: number;
  /** Who is in it. */
  names: readonly string[];
  /** Why one cannot join. */
  whyNot: string | undefined;
}

/** The call of a conversation that one may join; undefined where none goes on. One that rings has its popup. */
export function ongoingCall(call: Call | undefined, personId: number): OngoingCall | undefined {
  if (call?.isGroup !== true || call.state !== 'active') return undefined;
  const joined = call.people.filter(({ state }) => state === 'joined');
  const full = joined.length >= callPeopleMax ? callFullMessage : undefined;
  return {
    callId: call.id,
    callType: call.callType,
    names: joined.map(({ name }) => name),
    whyNot: isJoined(call, personId) ? inCallElsewhereMessage : full,
  };
}

/** Whether a person is in a call, on whatever page. */
export function isJoined({ people }: Pick<Call, 'people'>, personId: number): boolean {
  return people.some((person) => person.personId === personId && person.state === 'joined');
}
