/** The code of a call. A tab in which one rings fetches it before the window asks for it. */
export const loadRoom = async () => (await import('./portal-call.tsx')).PortalCall;

/** Fetches it where it is needed soon; whoever needs it then learns of a failure. */
export function fetchRoom(): void {
  loadRoom().catch(() => undefined);
}
