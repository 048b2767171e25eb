import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const list = style({ display: 'grid', gap: vars.space.x3 });
export const student = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3 });
export const words = style({ display: 'grid', minWidth: 0, ...small });
export const name = style({ fontWeight: vars.font.medium, overflowWrap: 'anywhere' });
export const line = style({ color: vars.color.textMuted });
