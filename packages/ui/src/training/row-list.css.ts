import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const list = style({ borderBlockStart: `1px solid ${vars.color.border}` });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  rowGap: vars.space.x2,
  padding: `${vars.space.x3} ${vars.space.x5}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const words = style({ minWidth: 0, flex: '1 1 12rem' });
export const name = style({ fontWeight: vars.font.semibold, overflowWrap: 'anywhere' });
export const detail = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
export const more = style({ padding: vars.space.x3, borderBlockStart: `1px solid ${vars.color.border}` });
export const none = style({ padding: `0 ${vars.space.x5} ${vars.space.x4}`, color: vars.color.textMuted });
