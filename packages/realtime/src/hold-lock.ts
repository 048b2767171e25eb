/** Asks for a Web Lock and keeps it, once it is had, until the returned function is called; that ends the asking too. */
export function holdLock(
  locks: Pick<LockManager, 'request'>,
  name: string,
  { mode = 'exclusive', onHeld = () => {} }: { mode?: LockMode; onHeld?: () => void } = {},
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  locks
    .request(name, { mode, signal }, () => {
      if (signal.aborted) return undefined;
      onHeld();
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    })
    .catch(() => {});
  return () => ending.abort();
}
