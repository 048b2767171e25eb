import { callPath, type NewCall, newCallPath } from './call-paths.ts';

/** In the address of a call that came into the portal's own window: the browser opened no other one. */
export const sameWindowParam = 'here';
/** In the address of a call before which one looks at camera and microphone. */
export const deviceCheckParam = 'check';

const windowFeatures = 'popup,width=1120,height=760';

interface KnownCall {
  callId: number;
  callType: number;
}

/** Answers a call in a window of its own. Call it in the press itself: browsers refuse a window that nobody asked for. */
export function answerInWindow(call: KnownCall): void {
  open(callPath(call), `call-${call.callId}`);
}

/** Joins a call that goes on: nobody waits for an answer, so that one sees first how one will be seen. Call it in the press itself. */
export function joinInWindow(call: KnownCall): void {
  open(`${callPath(call)}&${deviceCheckParam}=1`, `call-${call.callId}`);
}

/** Calls the people of a conversation in a window of its own. Call it in the press itself. */
export function callInWindow(call: NewCall): void {
  open(newCallPath(call), `call-to-${call.conversationId}`);
}

/** A refused window is no refused call: it goes on in this one, which says so. */
function open(address: string, name: string): void {
  const opened = window.open(address, name, windowFeatures);
  if (opened === null) window.location.assign(`${address}&${sameWindowParam}=1`);
  else opened.focus();
}
