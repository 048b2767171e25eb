import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: '3rem',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  borderBlockEnd: `1px solid ${vars.color.tone.success.border}`,
  backgroundColor: vars.color.tone.success.soft,
  color: vars.color.tone.success.text,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const words = style({
  display: 'grid',
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.font.medium,
});
export const whyNot = style({ color: vars.color.text, fontWeight: vars.font.regular });
