import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  marginBlockEnd: vars.space.x4,
});
export const steps = style({ display: 'flex', gap: vars.space.x2 });
