import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.x2,
  maxWidth: vars.layout.readingMax,
  color: vars.color.text,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const title = style({ fontWeight: vars.font.semibold });
export const steps = style({
  display: 'grid',
  gap: vars.space.x1,
  listStyle: 'decimal',
  paddingInlineStart: vars.space.x5,
});
