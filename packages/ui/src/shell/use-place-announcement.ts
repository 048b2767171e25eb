import { seconds } from '@tutor/rules/time/durations';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { placeSelector } from '../primitives/navigation/place-words.ts';

/** Words for a screen reader, and how often there were some: the same words are read out again under another number. */
export interface PlaceAnnouncement {
  words: string;
  count: number;
}

/** Words that were read out go: the page may have other ones by then. */
const shownMs = seconds(5);

/**
 * Announces each navigation that a browser makes without loading a document: another week, month, page, filter or tab. The
 * words are read off the page once it is there: those of its title, its current links and its `placeWords` that are new.
 * A page that is asked for anew at the same address is not announced.
 */
export function usePlaceAnnouncement(pageRef: RefObject<HTMLElement>, address: string | undefined): PlaceAnnouncement {
  const [announcement, setAnnouncement] = useState<PlaceAnnouncement>({ words: '', count: 0 });
  useEffect(() => {
    if (announcement.words === '') return;
    const timer = setTimeout(() => setAnnouncement(({ count }) => ({ words: '', count })), shownMs);
    return () => clearTimeout(timer);
  }, [announcement]);
  const known = useRef<{ address: string | undefined; parts: readonly string[] }>();
  useEffect(() => {
    const page = pageRef.current;
    if (page === null) return;
    const before = known.current;
    const parts = partsOf(page);
    known.current = { address, parts };
    if (before === undefined || before.address === address) return;
    const news = parts.filter((part) => !before.parts.includes(part));
    const words = (news.length > 0 ? news : parts.slice(0, 1)).join(', ');
    setAnnouncement(({ count }) => ({ words, count: count + 1 }));
  }, [pageRef, address]);
  return announcement;
}

function partsOf(page: HTMLElement): string[] {
  const found = page.querySelectorAll(`h1, a[aria-current], ${placeSelector}`);
  const texts = [...found].map((element) => element.textContent?.trim() ?? '').filter((text) => text !== '');
  return [...new Set(texts)];
}
