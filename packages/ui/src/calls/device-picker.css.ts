import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'grid', gap: vars.space.x5 });
export const device = style({ display: 'grid', gap: vars.space.x2, minWidth: 0 });
const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;
export const hint = style({ ...small, color: vars.color.textMuted });
export const missing = style({
  ...small,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  border: `1px solid ${vars.color.tone.warning.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.tone.warning.soft,
  color: vars.color.text,
});
export const level = style({ height: vars.space.x2 });
export const tone = style({ justifySelf: 'start' });
export const preview = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
  color: vars.color.textMuted,
});
