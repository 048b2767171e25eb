import { useEffect, useState } from 'react';
import { loadPart } from './load-part.ts';
import { useIsScripted } from './use-is-scripted.ts';

// By the function that loads it: what one part has, the next one is drawn with soon.
const loaded = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Code that comes after the page; undefined until then, also on the server. Tried again until it comes.
 * @param load the same function at each drawing
 * @param isWanted nothing is loaded before
 */
export function useLoaded<Part extends object>(load: () => Promise<Part>, isWanted = true): Part | undefined {
  const isScripted = useIsScripted();
  // The page is drawn without it, and so it begins in the browser, too. What is drawn later has at once what came before.
  const [part, setPart] = useState<Part | undefined>(() => (isScripted && isWanted ? known(load) : undefined));
  useEffect(() => {
    if (!isWanted) return undefined;
    const onLoaded = (found: Part): void => {
      loaded.set(load, found);
      setPart(() => found);
    };
    const found = known(load);
    if (found === undefined) return loadPart({ load, onLoaded, onFailed: () => undefined });
    onLoaded(found);
    return undefined;
  }, [load, isWanted]);
  return part;
}

/** Kept under the function that makes just this. */
function known<Part extends object>(load: () => Promise<Part>): Part | undefined {
  return loaded.get(load) as Part | undefined;
}
