import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  marginBlockStart: vars.space.x4,
});
export const tips = style({
  marginBlockEnd: vars.space.x4,
  padding: vars.space.x4,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
});
export const tipList = style({
  marginBlockStart: vars.space.x2,
  paddingInlineStart: vars.space.x5,
  listStyle: 'disc',
  color: vars.color.textMuted,
});
export const chosen = style({ ':empty': { display: 'none' } });
export const error = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.tone.danger.text,
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.x4,
  rowGap: vars.space.x2,
  marginBlockEnd: vars.space.x5,
});
export const row = style({ display: 'contents' });
export const term = style({ color: vars.color.textMuted });
export const value = style({ margin: 0, overflowWrap: 'anywhere' });
export const rules = style({
  display: 'grid',
  gap: vars.space.x1,
  marginBlockEnd: vars.space.x4,
  paddingInlineStart: vars.space.x5,
  listStyle: 'disc',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});
