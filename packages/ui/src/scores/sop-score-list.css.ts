import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const score = style({
  fontSize: vars.text.heading.size,
  lineHeight: vars.text.heading.line,
  fontWeight: vars.font.semibold,
});
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  columnGap: vars.space.x6,
  rowGap: vars.space.x3,
});
export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  marginBlockEnd: vars.space.x4,
});
export const average = style({
  fontSize: vars.text.display.size,
  lineHeight: vars.text.display.line,
  fontWeight: vars.font.semibold,
});
export const hint = style({
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const bars = style({ display: 'grid', gap: vars.space.x3 });
