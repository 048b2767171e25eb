import { style } from '@vanilla-extract/css';
import { spin } from '../../theme/keyframes.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2 });

export const ring = style({
  flexShrink: 0,
  width: '1.25em',
  height: '1.25em',
  borderRadius: vars.radius.full,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${spin} 800ms linear infinite`,
  '@media': { [media.forcedColors]: { borderInlineEndColor: 'Canvas' } },
});
