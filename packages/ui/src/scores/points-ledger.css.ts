import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const balance = style({ color: vars.color.textMuted });
export const figure = style({
  color: vars.color.text,
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
});
export const title = style({ fontWeight: vars.font.semibold });
