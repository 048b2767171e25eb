import type { ReactElement } from 'react';
import * as styles from './calendar-event.css.ts';
import type { ClassState } from './class-state.ts';

/** The states' icons redrawn as one stroke each on a grid of 24: a full table holds hundreds of them. */
const strokes: Readonly<Record<ClassState, string>> = {
  waited: 'M6 3h12M6 21h12M8 3v4l4 5 4-5V3M8 21v-4l4-5 4 5v4',
  confirmed: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M8 12.5l3 3 5-6',
  canceled: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9 9l6 6M15 9l-6 6',
  busy: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M8 12h8',
  disabled: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4',
  inProgress: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M10 8.5l6 3.5-6 3.5z',
  finished: 'M2 12l5 5 9-10M11 16l1 1L21 7',
  missingRemark: 'M20 11V8l-6-6H4v20h7M14 2v6h6M21 14l-6 6v2h2l6-6z',
};

function glyph(stroke: string): ReactElement {
  return (
    <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
      <path d={stroke} />
    </svg>
  );
}

/** Made once: every event of a state shares its element. */
export const calendarGlyphs: Readonly<Record<ClassState, ReactElement>> = {
  waited: glyph(strokes.waited),
  confirmed: glyph(strokes.confirmed),
  canceled: glyph(strokes.canceled),
  busy: glyph(strokes.busy),
  disabled: glyph(strokes.disabled),
  inProgress: glyph(strokes.inProgress),
  finished: glyph(strokes.finished),
  missingRemark: glyph(strokes.missingRemark),
};
