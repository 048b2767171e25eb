import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'grid', gap: vars.space.x4 });
export const crop = style({
  position: 'relative',
  height: 'min(20rem, 45dvh)',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
});
export const zoom = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  accentColor: vars.color.tone.brand.solid,
});
