import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const figures = style({ marginBlockEnd: vars.space.x5 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
