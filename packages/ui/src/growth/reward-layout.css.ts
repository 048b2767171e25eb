import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const wide = 'screen and (min-width: 1024px)';
const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.x6,
} as const;

export const root = style({
  ...column,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(320px, 420px) minmax(0, 1fr)' } },
});
export const part = style(column);
