import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const root = style({ display: 'inline-flex', gap: vars.space.half });
export const full = style({ fill: 'currentColor' });
export const empty = style({ color: vars.color.borderStrong });
