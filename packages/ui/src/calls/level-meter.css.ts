import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const track = style({
  display: 'block',
  height: vars.space.x1,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.track,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const level = style({
  display: 'block',
  height: '100%',
  scale: '0 1',
  transformOrigin: 'left',
  backgroundColor: vars.color.tone.brand.solid,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
});
