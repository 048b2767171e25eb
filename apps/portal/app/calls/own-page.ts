/** Keys of pages in calls. A page that crashed comes back with the key of the one whose place it takes. */
const prefix = 'call-page-';

export function rememberPage(callId: number, peerId: string): void {
  try {
    window.sessionStorage.setItem(prefix + callId, peerId);
  } catch {
    // Without it a page that comes back is told that the call goes on elsewhere, until the service has missed the one before.
  }
}

export function rememberedPage(callId: number): string | undefined {
  try {
    return window.sessionStorage.getItem(prefix + callId) ?? undefined;
  } catch {
    return undefined;
  }
}
