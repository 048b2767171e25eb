/** The key of this window's page in a call, kept for a reload, which takes its place. */
const prefix = 'call-page-';

export function rememberPage(callId: number, peerId: string): void {
  try {
    window.sessionStorage.setItem(prefix + callId, peerId);
  } catch {
    // Without it a reload is told that the call goes on elsewhere, until the service has missed the page before.
  }
}

export function rememberedPage(callId: number): string | undefined {
  try {
    return window.sessionStorage.getItem(prefix + callId) ?? undefined;
  } catch {
    return undefined;
  }
}
