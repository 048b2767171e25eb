/** The live call of a conversation has one window of a browser, whichever press opened it. */
function nameOf(conversationId: number): string {
  return `call-of-${conversationId}`;
}

const features = 'popup,width=1120,height=760';

/** Of the windows of this browser that are in a call: `hasTabMark`. */
export function callWindowMark(callId: number): string {
  return `call-window-${callId}`;
}

/**
 * Opens a call in its window, or leads the window that has it to the address. Call it in the press itself: browsers refuse a window that
 * nobody asked for. False where this one was refused.
 */
export function openCallWindow(address: string, conversationId: number): boolean {
  const opened = window.open(address, nameOf(conversationId), features);
  opened?.focus();
  return opened !== null;
}

/** Brings the window of a call to the front; false where this page knows none. Call it in the press itself. */
export function focusCallWindow(conversationId: number, isOfCall: (place: Location) => boolean): boolean {
  const found = window.open('', nameOf(conversationId), features);
  if (found === null) return false;
  try {
    if (isOfCall(found.location)) {
      found.focus();
      return true;
    }
    // An empty address opens a window where there was none.
    if (found.location.href === 'about:blank') found.close();
  } catch {
    // It shows a page of another site by now.
  }
  return false;
}
