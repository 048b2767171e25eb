import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  fontWeight: vars.font.semibold,
});
