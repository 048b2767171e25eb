import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const number = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space.x2 });
export const areaCode = style({ flex: '0 0 6.5rem' });
export const phone = style({ flex: '1 1 11rem' });
