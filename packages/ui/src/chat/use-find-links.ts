import { useEffect, useState } from 'react';
import { loadPart } from '../primitives/behaviour/load-part.ts';
import type { TextLink } from './find-links.ts';

type FindLinks = (text: string) => TextLink[];

const load = async (): Promise<FindLinks> => (await import('./find-links.ts')).findLinks;
let loaded: FindLinks | undefined;

/** A text without one of these has no link. */
const mayHaveLink = /[.:@]/;
const none: FindLinks = () => [];

/** Finds the links of a text. Its code comes after the page, and only where a text may have one: until then there are none. */
export function useFindLinks(text: string): FindLinks {
  const isWanted = mayHaveLink.test(text);
  // The page is drawn without links, and so it begins in the browser, too.
  const [find, setFind] = useState<FindLinks>();
  useEffect(() => {
    if (!isWanted) return;
    if (loaded !== undefined) return setFind(() => loaded);
    return loadPart({
      load,
      onLoaded: (findLinks) => {
        loaded = findLinks;
        setFind(() => findLinks);
      },
      onFailed: () => undefined,
    });
  }, [isWanted]);
  return find ?? none;
}
