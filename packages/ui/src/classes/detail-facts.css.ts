import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const list = style({ fontSize: vars.text.small.size, lineHeight: vars.text.small.line });
export const name = style({
  color: vars.color.textSubtle,
  selectors: { 'dd + &': { marginBlockStart: vars.space.x3 } },
});
export const value = style({ margin: 0, overflowWrap: 'anywhere' });
