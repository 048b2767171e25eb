import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.tooltip,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  userSelect: 'none',
  // It says whose screen a picture shows. On paper it would stand between reader and text.
  '@media': { [media.print]: { display: 'none' } },
});

export const text = style({
  fill: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.text.small.size,
});
