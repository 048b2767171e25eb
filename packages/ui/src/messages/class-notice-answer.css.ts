import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'grid', gap: vars.space.x3, flex: '1 1 100%' });
export const refusal = style({ display: 'grid', gap: vars.space.x3 });
export const submit = style({ justifySelf: 'start' });
