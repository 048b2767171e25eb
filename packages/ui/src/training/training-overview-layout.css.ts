import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const wide = 'screen and (min-width: 1024px)';
const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.x4,
} as const;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  marginBlockEnd: vars.space.x6,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
export const main = style(column);
export const side = style(column);
