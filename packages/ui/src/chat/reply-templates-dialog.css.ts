import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const replies = style({ display: 'grid', gap: vars.space.x3 });
export const heading = style({ ...small, color: vars.color.textMuted });
export const muted = style({ ...small, color: vars.color.textMuted });
export const reply = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space.x2,
});
export const text = style({
  ...small,
  flex: '1 1 12rem',
  minWidth: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const buttons = style({ display: 'flex', gap: vars.space.x2 });
