import { cappedMarks } from './capped-marks.ts';

/** Most UTF-16 units of one text that are drawn: more than any text that is taken, for rows from before there was a bound. */
const drawnUnitsMax = 100_000;

/** A text as it is drawn, whatever is stored: no piles of marks, and not so long that a browser is busy with it alone. */
export function drawable(text: string): string {
  const capped = cappedMarks(text);
  return capped.length > drawnUnitsMax ? `${capped.slice(0, drawnUnitsMax)}…` : capped;
}
