import { seconds } from '@tutor/rules/time/durations';

/** So long the page before a reload may still have what it sent. */
const reloadMaxMs = seconds(3);

/** What this tab has. */
const own = new Set<string>();

/** The uploads that this tab has at this moment. */
export function heldUploads(): ReadonlySet<string> {
  return new Set(own);
}

/**
 * Keeps an unfinished upload for this tab until the signal ends it or the tab closes; false while another tab has it, which is
 * asked again for a moment where this page `isResuming`. Where the browser has no locks, as on plain http, no tab knows of
 * another.
 */
export function holdUpload(fileCode: string, signal: AbortSignal, { isResuming = false } = {}): Promise<boolean> {
  // Present only in secure contexts, whatever the types say.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  if (locks === undefined || own.has(fileCode)) return Promise.resolve(true);
  const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  return new Promise((resolve) => {
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      resolve(lock !== null);
      if (lock === null) return undefined;
      own.add(fileCode);
      return ended.then(() => void own.delete(fileCode));
    };
    const options = isResuming ? { signal: AbortSignal.timeout(reloadMaxMs) } : { ifAvailable: true };
    locks.request(`tutor-upload ${fileCode}`, options, hold).catch(() => resolve(!isResuming));
  });
}
