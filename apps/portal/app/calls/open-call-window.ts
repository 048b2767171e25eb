import { findStorage } from '@tutor/realtime/browser/find-storage';
import { answerPress, notePress } from '@tutor/realtime/calls/call-press';
import { focusCallWindow, openCallWindow } from '@tutor/realtime/calls/call-windows';
import { callTimeoutMs } from '@tutor/rules/realtime/policy';
import { callAsks } from './ask-calls.ts';
import { callPath, type NewCall, newCallPath } from './call-paths.ts';

/** In the address of a call that came into the portal's own window: the browser opened no other one. */
export const sameWindowParam = 'here';

interface KnownCall {
  callId: number;
  callType: number;
  conversationId: number;
}

/** Answers a call in a window of its own. Call it in the press itself: browsers refuse a window that nobody asked for. */
export function answerInWindow(call: KnownCall, { withoutCamera = false } = {}): void {
  const key = notePress(findStorage(), { withoutCamera });
  open(callPath(call, key), call.conversationId);
  const signal = AbortSignal.timeout(callTimeoutMs);
  answerPress(findStorage(), key, { callId: call.callId, calls: callAsks, signal });
}

/** Joins a call that goes on: nobody waits for an answer, so that one sees first how one will be seen. Call it in the press itself. */
export function joinInWindow(call: KnownCall): void {
  open(callPath(call), call.conversationId);
}

/** Calls the people of a conversation in a window of its own. Call it in the press itself. */
export function callInWindow(call: NewCall): void {
  open(newCallPath(call, notePress(findStorage())), call.conversationId);
}

/** Brings the call's window to the front, or the call into a window of this page. Call it in the press itself. */
export function returnToCall(call: KnownCall): void {
  const { pathname } = new URL(callPath(call), window.location.origin);
  if (!focusCallWindow(call.conversationId, (place) => place.pathname === pathname)) moveCallHere(call);
}

/** Takes the person's own call over from another window or device. Call it in the press itself. */
export function moveCallHere(call: KnownCall): void {
  open(callPath(call, notePress(findStorage())), call.conversationId);
}

/** A refused window is no refused call: it goes on in this one, which says so. */
function open(address: string, conversationId: number): void {
  if (!openCallWindow(address, conversationId)) window.location.assign(`${address}&${sameWindowParam}=1`);
}
