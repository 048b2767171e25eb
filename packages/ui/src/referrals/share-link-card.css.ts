import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

export const field = style({ flex: '1 1 100%' });
