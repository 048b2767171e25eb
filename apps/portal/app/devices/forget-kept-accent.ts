/** Where a recording waits in this tab for its tutor to sign in. */
export const keptAccentKey = 'tutor-accent';

/** Forgets the recording. In a file of its own: the frame, which signs out, needs nothing else of the device test. */
export function forgetKeptAccent(): void {
  try {
    sessionStorage.removeItem(keptAccentKey);
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
}
