import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

/** Stands apart from the grid below it. */
export const root = style({ marginBlockEnd: vars.space.x5 });
export const form = style({ display: 'grid', gap: vars.space.x3, justifyItems: 'start' });
export const leave = style({ marginBlockEnd: vars.space.x2, color: vars.color.textMuted });
export const slots = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
  gap: vars.space.x2,
});
