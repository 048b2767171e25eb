import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.x5,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' } },
});
export const drawing = style({ width: '8rem' });
export const words = style({ display: 'grid', justifyItems: 'start', gap: vars.space.x3 });
export const points = style({
  display: 'grid',
  gap: vars.space.x1,
  paddingInlineStart: vars.space.x5,
  listStyle: 'disc',
});
