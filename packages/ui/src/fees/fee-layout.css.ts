import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const header = style({ marginBlockEnd: vars.space.x4 });
export const tabs = style({ marginBlockEnd: vars.space.x5 });
export const content = style({ display: 'grid', gap: vars.space.x5, minWidth: 0 });
