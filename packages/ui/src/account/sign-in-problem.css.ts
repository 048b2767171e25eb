import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const message = style({
  marginBlockEnd: vars.space.x2,
  fontWeight: vars.font.semibold,
  color: vars.color.text,
  overflowWrap: 'anywhere',
});
