import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({ position: 'relative', display: 'flex' });

export const control = style({
  appearance: 'none',
  textOverflow: 'ellipsis',
  // Stronger than the field's own padding, in whatever order the two reach a page.
  selectors: { 'select&': { paddingInlineEnd: vars.space.x10 } },
});

export const chevron = style({
  position: 'absolute',
  insetBlockStart: '10px',
  insetInlineEnd: '10px',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
