import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  paddingBlock: vars.space.x2,
});
