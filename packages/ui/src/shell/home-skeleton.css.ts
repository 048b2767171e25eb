import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'grid', gap: vars.space.x6 });
export const title = style({
  width: '280px',
  maxWidth: '100%',
  // As high as the header that comes; above the shape's own.
  selectors: { '&&': { marginBlock: vars.space.x2 } },
});
export const rows = style({ display: 'grid', gap: vars.space.x4 });
export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3 });
export const words = style({ flex: 1, minWidth: 0 });
