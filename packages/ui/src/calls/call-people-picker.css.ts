import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const list = style({ display: 'grid', gap: vars.space.x3 });
export const legend = style({
  marginBlockEnd: vars.space.x3,
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
