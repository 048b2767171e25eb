import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
