import { type RefObject, useEffect } from 'react';

/** Tells how much of a text lies above the lower edge of the window, in whole percent: whenever the page is scrolled, and not before. */
export function useReadingPlace(text: RefObject<HTMLElement>, onRead: (percent: number) => void, id: unknown): void {
  useEffect(() => {
    // Another text begins anew.
    void id;
    let frame: number | undefined;
    const tell = (): void => {
      frame = undefined;
      const element = text.current;
      if (element !== null) onRead(readPercent(element));
    };
    const later = (): void => {
      frame ??= requestAnimationFrame(tell);
    };
    window.addEventListener('scroll', later, { passive: true });
    return () => {
      window.removeEventListener('scroll', later);
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [text, onRead, id]);
}

function readPercent(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect();
  if (height === 0) return 0;
  return Math.round(Math.min(1, Math.max(0, (window.innerHeight - top) / height)) * 100);
}

/** Scrolls so that this share of a text lies above the lower edge of the window again. */
export function scrollToPlace(element: HTMLElement, percent: number): void {
  const { top, height } = element.getBoundingClientRect();
  window.scrollBy({ top: top + (height * percent) / 100 - window.innerHeight });
}
