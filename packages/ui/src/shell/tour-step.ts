import type { RefObject } from 'react';

/** One stop of a tour. */
export interface TourStep {
  /** What it is about: a selector, of which the first visible match counts, or a ref. Left out: about the whole. */
  target?: string | RefObject<Element> | undefined;
  title: string;
  text: string;
}
