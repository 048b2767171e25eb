import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'grid', gap: vars.space.x5 });
export const head = style({ display: 'flex', gap: vars.space.x4 });
export const lines = style({ display: 'grid', flex: 1, gap: vars.space.x3 });
export const columns = style({
  display: 'grid',
  gap: vars.space.x6,
  alignItems: 'start',
  '@media': { 'screen and (min-width: 1024px)': { gridTemplateColumns: 'minmax(280px, 340px) minmax(0, 1fr)' } },
});
