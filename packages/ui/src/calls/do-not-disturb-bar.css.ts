import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x3,
  border: `1px solid ${vars.color.tone.warning.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.tone.warning.soft,
  color: vars.color.text,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const words = style({ flex: 1, minWidth: 0 });
