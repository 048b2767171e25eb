import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  maxWidth: vars.layout.readingMax,
});
export const clip = style({ display: 'grid', gap: vars.space.x2 });
export const clipTitle = style({ fontWeight: vars.font.semibold });
export const player = style({
  width: '100%',
  aspectRatio: '3 / 1',
  minHeight: '9rem',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.text,
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 });
