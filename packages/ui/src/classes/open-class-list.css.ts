import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const list = style({ display: 'grid', gap: vars.space.x4, maxWidth: '960px' });
export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  marginBlockEnd: vars.space.x3,
});
export const words = style({ flex: '1 1 18rem', minWidth: 0, overflowWrap: 'anywhere' });
export const when = style({ fontWeight: vars.font.medium });
export const detail = style({
  ...small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  color: vars.color.textMuted,
});
export const students = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))',
  gap: vars.space.x3,
});
export const name = style({ display: 'block', fontWeight: vars.font.medium, ...small });
