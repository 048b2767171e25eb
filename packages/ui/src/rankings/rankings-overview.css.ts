import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x6 });
export const next = style({ marginBlockStart: vars.space.x3, color: vars.color.textMuted });
