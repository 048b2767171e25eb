import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const dates = style({ fontSize: vars.text.heading.size, lineHeight: vars.text.heading.line });
export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '6px',
  minHeight: vars.size.targetMin,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});
