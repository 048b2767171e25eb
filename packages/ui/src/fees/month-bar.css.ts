import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  rowGap: vars.space.x2,
});
export const name = style({ minWidth: '10.5rem' });
export const steps = style({ display: 'flex', gap: vars.space.x1 });
export const arrow = style({ width: vars.size.control, paddingInline: 0 });
export const form = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  marginInlineStart: 'auto',
});
/** Room for the longest month beside the mark of the list. */
export const month = style({ minWidth: '12rem' });
