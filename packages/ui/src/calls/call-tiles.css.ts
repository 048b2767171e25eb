import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const room = style({ position: 'relative', flex: 1, minWidth: 0, minHeight: 0 });

const portrait = 'screen and (max-aspect-ratio: 1/1)';

/** Beside a screen, or beside whoever looks at the reader's own: so many tiles in all. */
const shareCounts = [3, 4, 5, 6] as const;
const share = `&[data-layout="share"]`;
const sideRows = Object.fromEntries(
  shareCounts.map((count) => [
    `${share}[data-count="${count}"]`,
    { gridTemplateColumns: `repeat(${count - 1}, minmax(0, 1fr))`, gridTemplateRows: 'minmax(0, 1fr) 7rem' },
  ]),
);

export const tiles = style({
  display: 'grid',
  gridAutoRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x2,
  height: '100%',
  selectors: {
    '&[data-layout="grid"]:is([data-count="2"], [data-count="3"], [data-count="4"])': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
    [share]: { gridTemplateColumns: 'minmax(0, 1fr) 14rem' },
  },
  '@media': {
    [portrait]: {
      selectors: {
        '&[data-layout="grid"]:is([data-count="2"], [data-count="3"])': { gridTemplateColumns: 'minmax(0, 1fr)' },
        ...sideRows,
      },
    },
    [media.print]: { display: 'block', height: 'auto' },
  },
});

export const place = style({
  minWidth: 0,
  minHeight: 0,
  selectors: {
    // Of three the last one is in the middle below the others, and as large as they are.
    [`${tiles}[data-layout="grid"][data-count="3"] &:last-child`]: {
      gridColumn: '1 / -1',
      justifySelf: 'center',
      width: `calc(50% - ${vars.space.x2} / 2)`,
    },
    // Beside the screen the others keep the shape of a picture.
    [`${tiles}[data-layout="share"] &:not([data-main])`]: { maxHeight: '10.5rem' },
    [`${tiles}[data-layout="share"] &[data-main]`]: { gridRow: '1 / span 4' },
    [`${tiles}[data-layout="share"][data-count="6"] &[data-main]`]: { gridRow: '1 / span 5' },
  },
  '@media': {
    [portrait]: {
      selectors: {
        [`${tiles}[data-layout="grid"][data-count="3"] &:last-child`]: { width: '100%' },
        [`${tiles}[data-layout="share"] &[data-main]`]: { gridRow: '1', gridColumn: '1 / -1' },
        [`${tiles}[data-layout="share"][data-count="6"] &[data-main]`]: { gridRow: '1' },
      },
    },
  },
});
