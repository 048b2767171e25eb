import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.x3,
  marginBlockEnd: vars.space.x4,
});
export const words = style({ flex: '1 1 14rem', maxWidth: '26rem' });
export const category = style({ flex: '1 1 12rem', maxWidth: '18rem' });
