const retryAfterMs = 5_000;

interface PartLoading<Part> {
  /** Loads the part's code. */
  load: () => Promise<Part>;
  onLoaded: (part: Part) => void;
  /** Told of the first failure, which then is the last attempt; undefined tries again, every 5 s, until the code comes. */
  onFailed: () => (() => void) | undefined;
}

/** Loads the code of a part of a page. Returns how to stop: nothing is told after that. */
export function loadPart<Part>({ load, onLoaded, onFailed }: PartLoading<Part>): () => void {
  let isWanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = (): void => {
    load().then(
      (part) => {
        if (isWanted) onLoaded(part);
      },
      () => {
        if (!isWanted) return;
        const tell = onFailed();
        if (tell === undefined) timer = setTimeout(attempt, retryAfterMs);
        else tell();
      },
    );
  };
  attempt();
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}
