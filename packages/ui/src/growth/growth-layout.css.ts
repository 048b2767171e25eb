import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const wide = 'screen and (min-width: 1024px)';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.x6,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)' } },
});
/** First for whoever reads from the top, at the side where there is room. */
export const standing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  '@media': { [wide]: { gridColumn: 2, gridRow: 2 } },
});
export const tasks = style({ minWidth: 0, '@media': { [wide]: { gridColumn: 1, gridRow: 2 } } });
export const news = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  ':empty': { display: 'none' },
  '@media': { [wide]: { gridColumn: '1 / -1', gridRow: 1 } },
});
