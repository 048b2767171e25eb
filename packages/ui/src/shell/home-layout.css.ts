import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const wide = 'screen and (min-width: 1024px)';

export const root = style({
  display: 'grid',
  gap: vars.space.x6,
  alignItems: 'start',
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)',
      // The second row, where there is one, takes what the other column is higher: no hole between the two.
      gridTemplateRows: 'auto',
      gridAutoRows: '1fr',
    },
  },
});

export const column = style({ display: 'grid', gap: vars.space.x6, minWidth: 0 });

// Beside what follows it, too.
globalStyle(`${column} + ${column}:not(:last-child)`, { '@media': { [wide]: { gridRow: 'span 2' } } });
