import { seconds } from '@tutor/rules/time/durations';

/** So long the page before a reload may still have what it sent. */
const reloadMaxMs = seconds(3);

/** What this tab has. */
const own = new Set<string>();

/**
 * Keeps an unfinished upload for this tab until the signal ends it or the tab closes; false while another tab has it, which is
 * asked again for a moment where this page `isResuming`. Where the browser has no locks, as on plain http, no tab knows of
 * another.
 */
export function holdUpload(fileCode: string, signal: AbortSignal, { isResuming = false } = {}): Promise<boolean> {
  // Present only in secure contexts, whatever the types say.
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  if (locks === undefined || own.has(fileCode)) return Promise.resolve(true);
  own.add(fileCode);
  const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  void ended.then(() => own.delete(fileCode));
  return new Promise((resolve) => {
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      if (lock === null) own.delete(fileCode);
      resolve(lock !== null);
      return lock === null ? undefined : ended;
    };
    const options = isResuming ? { signal: AbortSignal.timeout(reloadMaxMs) } : { ifAvailable: true };
    locks.request(`tutor-upload ${fileCode}`, options, hold).catch(() => {
      own.delete(fileCode);
      resolve(!isResuming);
    });
  });
}
