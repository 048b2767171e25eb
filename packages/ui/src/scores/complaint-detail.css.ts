import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const reason = style({ maxWidth: vars.layout.readingMax, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const hint = style({ ...small, color: vars.color.textMuted });
export const actions = style({ display: 'grid', gap: vars.space.x3, justifyItems: 'start' });
