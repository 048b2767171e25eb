import { findStorage } from '@tutor/realtime/browser/find-storage';
import { notePress } from '@tutor/realtime/calls/call-press';
import { focusCallWindow, openCallWindow } from '@tutor/realtime/calls/call-windows';
import { callHref, type PlaceOfCall } from '../place.ts';

/** Opens a call in a window of its own, within the press; in this one where the browser refuses. */
export function openCall(
  personId: number,
  call: PlaceOfCall,
  { conversationId, withoutCamera = false }: { conversationId: number; withoutCamera?: boolean },
): void {
  const href = callHref(personId, { ...call, press: notePress(findStorage(), { withoutCamera }) });
  if (!openCallWindow(href, conversationId)) window.location.assign(href);
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
