import { findStorage } from '@tutor/realtime/browser/find-storage';
import { callAsksOver } from '@tutor/realtime/calls/call-asks-over';
import { answerPress, notePress } from '@tutor/realtime/calls/call-press';
import { focusCallWindow, openCallWindow } from '@tutor/realtime/calls/call-windows';
import { callTimeoutMs } from '@tutor/rules/realtime/policy';
import { askCalls } from '../ask.ts';
import { callHref, type PlaceOfCall } from '../place.ts';

/** Opens a call in a window of its own, within the press; in this one where the browser refuses. */
export function openCall(
  personId: number,
  call: PlaceOfCall,
  { conversationId, withoutCamera = false }: { conversationId: number; withoutCamera?: boolean },
): void {
  const press = notePress(findStorage(), { withoutCamera });
  const href = callHref(personId, { ...call, press });
  if (!openCallWindow(href, conversationId)) window.location.assign(href);
  if (!('callId' in call)) return;
  const signal = AbortSignal.timeout(callTimeoutMs);
  answerPress(findStorage(), press, { callId: call.callId, calls: callAsksOver(askCalls(personId)), signal });
}

/** Brings the call's window to the front, or the call into a window of this page. */
export function enterCall(
  personId: number,
  call: { callId: number; callType: number; conversationId: number; isOwn: boolean },
): void {
  const { callId, callType, conversationId } = call;
  const isOfCall = ({ hash }: Location): boolean => hash.startsWith(`#/${personId}/call`);
  if (call.isOwn && focusCallWindow(conversationId, isOfCall)) return;
  openCall(personId, { callId, callType }, { conversationId });
}
