import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'grid', gap: vars.space.x6 });
export const title = style({
  width: '200px',
  maxWidth: '100%',
  // As high as the header that comes; above the shape's own.
  selectors: { '&&': { marginBlock: vars.space.x2 } },
});
