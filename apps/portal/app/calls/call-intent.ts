import type { OwnPlace } from '@tutor/realtime/calls/kept-devices';
import { moveCallHereLabel } from '@tutor/rules/calls/call-words';

/** A call that begins. */
export interface NewCallIntent {
  kind: 'invite';
  conversationId: number;
  /** 1 is audio, otherwise video. */
  callType: number;
  /** Whom of a group. */
  people?: number[] | undefined;
}

/** A call that is known. */
export interface KnownCallIntent {
  kind: 'join';
  callId: number;
  callType: number;
  conversationId: number;
  /** It rings for the tutor, goes on in a group, or is the tutor's own in another window or on another device. */
  standing: 'ringing' | 'open' | 'own';
  /** The page in which the tutor is in it, and how its devices are set. */
  own?: OwnPlace | undefined;
}

export type CallPageIntent = NewCallIntent | KnownCallIntent;

export interface KnownOfWindow {
  /** A press of this browser opened the address. */
  isPressed: boolean;
  /** Keys of pages that this window, or the press that opened it, has made. */
  ownPages: readonly (string | undefined)[];
  /** This browser knows how the tutor left microphone and camera of the call. */
  hasDevices: boolean;
}

/**
 * Whether a page asks before it calls, answers, joins or takes a call over. An address that is only opened does nothing: it may stand in
 * anybody's message. A page that comes back goes on. A call that is taken over from another device shows first how one will be seen.
 */
export function asksFirst(intent: CallPageIntent, { isPressed, ownPages, hasDevices }: KnownOfWindow): boolean {
  if (intent.kind === 'invite') return !isPressed;
  const isBack = ownPages.some(
    (page) => page !== undefined && (intent.standing !== 'own' || page === intent.own?.peerId),
  );
  if (isBack) return false;
  return !isPressed || (intent.standing === 'own' && !hasDevices);
}

/** What the page asks, and the button that does it. */
export function questionOf(intent: CallPageIntent, name: string): { title: string; startLabel: string } {
  if (intent.kind === 'invite') return { title: `Call ${name}?`, startLabel: 'Call' };
  if (intent.standing === 'ringing') return { title: `Answer the call of ${name}?`, startLabel: 'Answer' };
  if (intent.standing === 'open') return { title: `Join the call of ${name}`, startLabel: 'Join' };
  return { title: `Move your call with ${name} here?`, startLabel: moveCallHereLabel };
}
