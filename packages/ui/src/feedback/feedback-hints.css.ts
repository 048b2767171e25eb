import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const list = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingInlineStart: vars.space.x4,
  listStyle: 'disc',
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
