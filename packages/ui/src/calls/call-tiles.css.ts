import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const room = style({ position: 'relative', flex: 1, minWidth: 0, minHeight: 0 });

const portrait = 'screen and (max-aspect-ratio: 1/1)';

export const tiles = style({
  display: 'grid',
  gridAutoRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x2,
  height: '100%',
  selectors: {
    '&[data-layout="grid"][data-count="2"], &[data-layout="grid"][data-count="4"]': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
    '&[data-layout="share"]': { gridTemplateColumns: 'minmax(0, 1fr) 14rem' },
  },
  '@media': {
    [portrait]: {
      selectors: {
        '&[data-layout="grid"][data-count="2"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
        '&[data-layout="share"]': {
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          gridTemplateRows: 'minmax(0, 1fr) 7rem',
        },
      },
    },
    [media.print]: { display: 'block', height: 'auto' },
  },
});

export const place = style({
  minWidth: 0,
  minHeight: 0,
  selectors: {
    // Beside the screen the others keep the shape of a picture.
    [`${tiles}[data-layout="share"] &:not([data-main])`]: { maxHeight: '10.5rem' },
    [`${tiles}[data-layout="share"] &[data-main]`]: { gridRow: '1 / span 4' },
  },
  '@media': {
    [portrait]: {
      selectors: {
        [`${tiles}[data-layout="share"] &[data-main]`]: { gridRow: '1', gridColumn: '1 / -1' },
      },
    },
  },
});
