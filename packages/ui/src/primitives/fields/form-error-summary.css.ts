import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const root = style({
  display: 'flex',
  gap: vars.space.x3,
  padding: vars.space.x4,
  border: `1px solid ${vars.color.tone.danger.border}`,
  borderInlineStart: `4px solid ${vars.color.tone.danger.solid}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.tone.danger.soft,
  color: vars.color.tone.danger.text,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const title = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.font.semibold,
});

export const list = style({ marginBlockStart: vars.space.x1 });

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.targetMin,
  color: 'inherit',
});
