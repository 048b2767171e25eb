import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const points = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  width: 'fit-content',
  marginBlockStart: vars.space.x4,
  marginInline: 'auto',
  textAlign: 'start',
});

export const point = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.x2 });
export const mark = style({ marginBlockStart: vars.space.half, color: vars.color.tone.brand.text });
