import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const steps = style({ ...small, display: 'grid', gap: vars.space.x2 });
export const step = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2 });
export const hint = style({ ...small, marginBlockStart: vars.space.x3, color: vars.color.textMuted });
export const canceled = style({ ...small, display: 'grid', gap: vars.space.x3 });
export const fee = style({
  ...small,
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: vars.space.x4,
  paddingBlockStart: vars.space.x3,
  borderBlockStart: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
});
export const number = style({
  ...small,
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: vars.space.x2,
  color: vars.color.textMuted,
});
export const amount = style({ color: vars.color.text, fontWeight: vars.font.semibold });
