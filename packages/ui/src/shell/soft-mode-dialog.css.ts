import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const greeting = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x3,
  textAlign: 'center',
  textWrap: 'pretty',
});
export const drawing = style({ width: '180px', height: 'auto' });
export const text = style({ color: vars.color.textMuted });
