type Fetch = typeof globalThis.fetch;

/** Asked: the tutor that the page was drawn for. Answered only where another one is signed in by now: who. */
export const tutorHeader = 'x-tutor';

let isLeft = false;

/** Whether the page is being left because another tutor is signed in: what this browser keeps is not this page's to wipe. */
export const isLeftForAnother = (): boolean => isLeft;

/**
 * The page's fetch, which says for whom it was drawn: another tab may have signed in somebody else since. The portal then does
 * nothing (`server/require-same-tutor.ts`), and the page loads anew as a whole, for who is signed in.
 */
export function drawnForFetch(fetch: Fetch, findTuid: () => number | undefined): Fetch {
  return async (input, init) => {
    const tuid = findTuid();
    if (tuid === undefined) return fetch(input, init);
    const headers = new Headers(init?.headers);
    headers.set(tutorHeader, String(tuid));
    const answer = await fetch(input, { ...init, headers });
    if (!answer.headers.has(tutorHeader)) return answer;
    loadAnew();
    // It is no answer to anything that this page still shows.
    return new Promise(() => {});
  };
}

/** The page as a whole, for who is signed in by now. */
export function loadAnew(): void {
  const { pathname, search } = window.location;
  isLeft = true;
  window.location.replace(pathname + search);
}
