import { useEffect, useState } from 'react';
import { loadPart } from './load-part.ts';

// By the function that loads it: what one part has, the next one is drawn with soon.
const loaded = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Code that comes after the page; undefined until then, also on the server. Tried again until it comes.
 * @param load the same function at each drawing
 * @param isWanted nothing is loaded before
 */
export function useLoaded<Part extends object>(load: () => Promise<Part>, isWanted = true): Part | undefined {
  // The page is drawn without it, and so it begins in the browser, too.
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (!isWanted) return undefined;
    const onLoaded = (found: Part): void => {
      loaded.set(load, found);
      setPart(() => found);
    };
    // Kept under the function that makes just this.
    const known = loaded.get(load) as Part | undefined;
    if (known === undefined) return loadPart({ load, onLoaded, onFailed: () => undefined });
    onLoaded(known);
    return undefined;
  }, [load, isWanted]);
  return part;
}
