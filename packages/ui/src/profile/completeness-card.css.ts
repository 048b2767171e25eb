import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  margin: 0,
  marginBlockStart: vars.space.x3,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: vars.size.targetMin,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.text,
  selectors: { '&[data-done]': { color: vars.color.tone.success.text } },
});
