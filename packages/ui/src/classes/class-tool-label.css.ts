import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x1, whiteSpace: 'nowrap' });
