const retryAfterMs = 5_000;
/** Code that has not come by then is told as failed; a line that stands still answers nothing at all. */
const patienceMs = 15_000;

interface PartLoading<Part> {
  /** Loads the part's code. */
  load: () => Promise<Part>;
  onLoaded: (part: Part) => void;
  /** Told of the first failure, or after 15 s without an answer, which ends it; undefined tries every 5 s until the code comes. */
  onFailed: () => (() => void) | undefined;
}

/** Loads the code of a part of a page. Returns how to stop: nothing is told after that. */
export function loadPart<Part>({ load, onLoaded, onFailed }: PartLoading<Part>): () => void {
  let isWanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fail = (tell: () => void): void => {
    isWanted = false;
    tell();
  };
  const attempt = (): void => {
    timer = setTimeout(() => {
      const tell = onFailed();
      if (tell !== undefined) fail(tell);
    }, patienceMs);
    load().then(
      (part) => {
        clearTimeout(timer);
        if (isWanted) onLoaded(part);
      },
      () => {
        clearTimeout(timer);
        if (!isWanted) return;
        const tell = onFailed();
        if (tell === undefined) timer = setTimeout(attempt, retryAfterMs);
        else fail(tell);
      },
    );
  };
  attempt();
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}
