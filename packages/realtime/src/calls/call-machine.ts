import type { Call, Participant } from '@tutor/rules/calls/call';
import { callActions, callText } from '@tutor/rules/calls/call-message';
import { callEndedMessage, inCallElsewhereMessage, notInCallMessage } from '@tutor/rules/calls/call-words';

/**
 * Where a call is, on this page. `preparing`: the service has not answered yet. `calling`: it rings at the others. `joining`: answered,
 * and no other page is connected yet. `inCall`: a page was connected, also while a lost connection is being restored. `ended` for good.
 */
export type CallPhase = 'preparing' | 'calling' | 'joining' | 'inCall' | 'ended';

/**
 * How the call ended for this page. `over`: the record has ended, `action` says in which of its ends. `left`: the person left a call
 * that goes on, or whose end is not told yet. `gone`: the page goes, and may be a reload. `elsewhere`: the person is in it on another
 * page. `dropped`: the service heard nothing of this page for too long. `lost`: the connection could not be restored. `unreached`: there
 * never was one. `refused`: the service said no. `signedOut`: nobody is signed in any more. `failed`: the service could not be reached.
 */
export type CallEndKind =
  | 'over'
  | 'left'
  | 'gone'
  | 'elsewhere'
  | 'dropped'
  | 'lost'
  | 'unreached'
  | 'refused'
  | 'signedOut'
  | 'failed';

export interface CallEnd {
  kind: CallEndKind;
  /** 3 to 7 of `callActions`; null where the record has not ended. */
  action: number | null;
  /** What happened. Says that the call has ended only where it has. */
  title: string;
  /** More of it, or the next step: 'Video call, 01:05'. */
  text: string | undefined;
  /** How long it was; null where nobody talked or it is not known. */
  seconds: number | null;
}

export interface CallState {
  phase: CallPhase;
  /** The newest version that is known. */
  call: Call | undefined;
  end: CallEnd | undefined;
  /** The service has taken this page into the call. */
  isAdmitted: boolean;
  hasConnected: boolean;
}

export type CallEvent =
  /** A call as the service has it, from wherever. */
  | { type: 'record'; call: Call }
  /** The answer to this page's own invitation or acceptance. */
  | { type: 'admitted'; call: Call }
  /** A page of the call is connected. */
  | { type: 'connected' }
  /** The person hung up, cancelled or went. */
  | { type: 'hungUp' }
  /** The page goes. */
  | { type: 'gone' }
  /** No connection has come about in time, or none could be restored. */
  | { type: 'lost' }
  | { type: 'refused'; message: string }
  | { type: 'failed' }
  | { type: 'signedOut' };

/** Who this page is in the call. */
export interface OwnPage {
  personId: number;
  peerId: string;
}

export const newCallState: CallState = {
  phase: 'preparing',
  call: undefined,
  end: undefined,
  isAdmitted: false,
  hasConnected: false,
};

/** The next state. An end is final; only the words and the length of an own end give way to those of the record. */
export function nextCallState(state: CallState, event: CallEvent, own: OwnPage): CallState {
  switch (event.type) {
    case 'record':
      return judged(withCall(state, event.call), own);
    case 'admitted':
      return judged({ ...withCall(state, event.call), isAdmitted: true }, own);
    case 'connected':
      return judged({ ...state, hasConnected: true }, own);
    case 'hungUp':
      return ended(state, { kind: 'left', title: leftTitle(state) });
    case 'gone':
      return ended(state, { kind: 'gone', title: leftTitle(state) });
    case 'lost':
      return ended(state, hasTalked(state, own) ? lost : unreached);
    case 'refused':
      return ended(state, event.message === inCallElsewhereMessage ? elsewhere : refusedWith(event.message));
    case 'failed':
      return ended(state, {
        kind: 'failed',
        title: 'The call could not be started.',
        text: 'Please check your connection and try again.',
      });
    case 'signedOut':
      return ended(state, { kind: 'signedOut', title: 'You are signed out.', text: 'Please sign in and call again.' });
  }
}

type OwnEnd = Pick<CallEnd, 'kind' | 'title'> & Partial<Pick<CallEnd, 'text'>>;

const unreached: OwnEnd = {
  kind: 'unreached',
  title: 'Your networks could not reach each other.',
  text: 'Nobody was seen or heard. Call again, or use another network, such as that of a phone.',
};

const lost: OwnEnd = { kind: 'lost', title: 'The connection was lost and could not be restored.' };

/** A page that came back was connected before: the person has been seen and heard. */
function hasTalked({ hasConnected, call }: CallState, own: OwnPage): boolean {
  return (
    hasConnected || call?.people.some((person) => person.personId === own.personId && person.hasConnected) === true
  );
}

const elsewhere: OwnEnd = { kind: 'elsewhere', title: inCallElsewhereMessage };

function refusedWith(message: string): OwnEnd {
  return { kind: 'refused', title: message };
}

function leftTitle({ call }: CallState): string {
  return call === undefined || call.state === 'ringing' ? 'You cancelled the call.' : 'You left the call.';
}

function withCall(state: CallState, call: Call): CallState {
  if (state.call !== undefined && (state.call.id !== call.id || state.call.version >= call.version)) return state;
  return { ...state, call };
}

function judged(state: CallState, own: OwnPage): CallState {
  const { call } = state;
  if (call === undefined) return state;
  if (call.state === 'ended') return { ...state, phase: 'ended', end: endOf(call, state.end) };
  if (state.phase === 'ended' || !state.isAdmitted) return state;
  const gone = absence(
    call.people.find(({ personId }) => personId === own.personId),
    own,
  );
  if (gone !== undefined) return ended(state, gone);
  return { ...state, phase: livePhase(call, state.hasConnected) };
}

function livePhase(call: Call, hasConnected: boolean): CallPhase {
  if (call.state === 'ringing') return 'calling';
  return hasConnected ? 'inCall' : 'joining';
}

/** Why this page is not in a call that goes on; undefined where it is in it. */
function absence(me: Participant | undefined, { peerId }: OwnPage): OwnEnd | undefined {
  if (me?.state !== 'joined')
    return { kind: 'dropped', title: notInCallMessage, text: 'This window could not be reached for too long.' };
  if (me.peerId !== peerId) return elsewhere;
  return undefined;
}

function ended(state: CallState, end: OwnEnd): CallState {
  if (state.phase === 'ended') return state;
  return { ...state, phase: 'ended', end: { text: undefined, ...end, action: null, seconds: null } };
}

/** The end of the record. A cause that this page alone knows keeps its words. */
function endOf(call: Call, own: CallEnd | undefined): CallEnd {
  const action = call.endAction ?? callActions.hangUp;
  const text = callText({
    actionType: action,
    call_type: call.callType,
    call_end: call.seconds,
    line_busy: call.lineBusy,
  });
  const { seconds } = call;
  if (own?.kind === 'unreached') return { ...own, action, seconds };
  if (own?.kind === 'lost') return { ...own, action, seconds, text };
  return { kind: 'over', action, title: callEndedMessage, text, seconds };
}
