import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'grid', gap: vars.space.x4 });

/** An amount and, under it, what became of it: the amounts stand one under the other. */
export const cash = style({ display: 'inline-grid', justifyItems: 'end', gap: vars.space.x1 });

export const under = style({ color: vars.color.textMuted, fontWeight: vars.font.regular });
