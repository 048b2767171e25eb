import { media } from '@tutor/ui/theme/media.ts';
import { vars } from '@tutor/ui/theme/theme.css.ts';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: vars.space.x6, marginBlockStart: vars.space.x4 });
export const words = style({ maxWidth: '44rem', color: vars.color.textMuted });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  padding: vars.space.x2,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: vars.size.control,
  padding: vars.space.x2,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { backgroundColor: vars.color.hover },
});
