import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const name = style({ fontWeight: vars.font.semibold, overflowWrap: 'anywhere' });
export const line = style({
  marginBlockEnd: vars.space.x4,
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const note = style({ marginBlockEnd: vars.space.x4 });
export const wishes = style({ margin: 0, paddingInlineStart: vars.space.x4, listStyle: 'disc' });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x1, marginBlockStart: vars.space.half });
export const message = style({ marginBlockStart: vars.space.x4 });
