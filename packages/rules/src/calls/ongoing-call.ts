import type { Call } from './call.ts';
import { callPeopleMax } from './call-limits.ts';
import { callFullMessage } from './call-words.ts';

/** A call that goes on, as somebody who is not looking at it sees it. */
export interface OngoingCall {
  callId: number;
  callType: number;
  conversationId: number;
  isGroup: boolean;
  /** The others in it; of a call that rings, those who are called. */
  names: readonly string[];
  /** The person is in it, in another window or on another device. */
  isOwn: boolean;
  /** Why one cannot join. */
  whyNot: string | undefined;
}

/** A group's call that one may join, or a call that one is in; undefined where there is neither. A call that rings has its popup. */
export function ongoingCall(call: Call | undefined, personId: number): OngoingCall | undefined {
  if (call === undefined || call.state === 'ended') return undefined;
  const isOwn = isJoined(call, personId);
  if (!isOwn && !(call.isGroup && call.state === 'active')) return undefined;
  const { id: callId, callType, conversationId, isGroup, state } = call;
  const joined = call.people.filter((person) => person.state === 'joined');
  const shown = state === 'ringing' ? call.people.filter((person) => person.state === 'invited') : joined;
  return {
    callId,
    callType,
    conversationId,
    isGroup,
    names: shown.filter((person) => person.personId !== personId).map(({ name }) => name),
    isOwn,
    whyNot: !isOwn && joined.length >= callPeopleMax ? callFullMessage : undefined,
  };
}

/** The call that a person is in, among the live ones. Nobody is in two. */
export function ownCall(calls: Iterable<Call>, personId: number): Call | undefined {
  return [...calls].find((call) => call.state !== 'ended' && isJoined(call, personId));
}

/** Whether a person is in a call, on whatever page. */
export function isJoined({ people }: Pick<Call, 'people'>, personId: number): boolean {
  return people.some((person) => person.personId === personId && person.state === 'joined');
}
