import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.x3,
  marginBlockEnd: vars.space.x4,
});
export const field = style({ flex: '1 1 12rem', maxWidth: '20rem' });
export const found = style({ flexBasis: '100%', color: vars.color.textMuted });
