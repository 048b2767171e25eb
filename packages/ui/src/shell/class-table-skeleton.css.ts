import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'grid', gap: vars.space.x6 });
export const title = style({
  width: '220px',
  maxWidth: '100%',
  // As high as the header that comes; above the shape's own.
  selectors: { '&&': { marginBlock: vars.space.x2 } },
});
export const days = style({
  display: 'grid',
  gap: vars.space.x2,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', minHeight: '560px' } },
});
export const day = style({ display: 'grid', alignContent: 'start', gap: vars.space.x3 });
