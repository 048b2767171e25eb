import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  gap: vars.space.x4,
});
export const photo = style({ display: 'grid', gap: vars.space.x2, minWidth: 0 });
export const picture = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
});
export const words = style({ overflowWrap: 'anywhere' });
export const small = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});
