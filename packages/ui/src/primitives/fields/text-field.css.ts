import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({ position: 'relative', display: 'flex' });

export const withToggle = style({ paddingInlineEnd: vars.space.x12 });

export const toggle = style({
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineEnd: '4px',
  color: vars.color.textMuted,
  // The ring stays inside the field.
  ':focus-visible': { outlineOffset: '-2px' },
});
