import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.tooltip,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  userSelect: 'none',
});

export const text = style({
  fill: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.text.small.size,
});
