import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.x4,
});

export const number = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.x3 });
export const areaCode = style({ flex: '0 0 6rem' });
export const phone = style({ flex: '1 1 auto' });
