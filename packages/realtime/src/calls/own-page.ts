/** Keys of pages in calls, in their window. A page that comes back names the one whose place it takes. */
const keyOf = (personId: number, callId: number): string => `call-page-${personId}-${callId}`;

/** Kept before the service is asked: a reload while the answer is on its way comes back, too. */
export function rememberPage(personId: number, callId: number, peerId: string): void {
  try {
    window.sessionStorage.setItem(keyOf(personId, callId), peerId);
  } catch {
    // Without it a page that comes back asks whether the call is to be moved here.
  }
}

export function rememberedPage(personId: number, callId: number): string | undefined {
  try {
    return window.sessionStorage.getItem(keyOf(personId, callId)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The person has left the call here: its address asks from now on. */
export function forgetPage(personId: number, callId: number): void {
  try {
    window.sessionStorage.removeItem(keyOf(personId, callId));
  } catch {
    // Nothing was kept.
  }
}
