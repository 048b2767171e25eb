import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const frame = style({ position: 'relative', display: 'flex' });

export const control = style({ appearance: 'none', paddingInlineEnd: vars.space.x10, textOverflow: 'ellipsis' });

export const chevron = style({
  position: 'absolute',
  insetBlockStart: '10px',
  insetInlineEnd: '10px',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
