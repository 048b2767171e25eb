import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const root = style({ display: 'grid', gap: vars.space.x4 });
export const form = style({ display: 'grid', gap: vars.space.x3 });
export const text = style({
  ...small,
  margin: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const waiting = style({ display: 'grid', gap: vars.space.x2 });
export const heading = style({ ...small, color: vars.color.textMuted });
export const muted = style({ ...small, color: vars.color.textMuted });
export const failed = style({ ...small, color: vars.color.tone.danger.text });
export const list = style({ display: 'grid', gap: vars.space.x2 });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});
export const words = style({ display: 'grid', minWidth: 0 });
