import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const button = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.size.targetMin,
  height: vars.size.targetMin,
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  ':hover': { color: vars.color.text, backgroundColor: vars.color.hover },
});

export const ring = style({
  position: 'absolute',
  inset: 0,
  transform: 'rotate(-90deg)',
  fill: 'none',
  strokeWidth: 2,
});
export const track = style({ stroke: vars.color.track });
export const left = style({
  stroke: vars.color.tone.brand.solid,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const icon = style({ transform: 'scale(0.75)' });
