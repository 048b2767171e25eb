import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const root = style({ display: 'grid', gap: vars.space.x3, minWidth: 0 });
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
export const panel = style({
  display: 'grid',
  gap: vars.space.x3,
  padding: vars.space.x3,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
  minWidth: 0,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const list = style({ display: 'grid', gap: vars.space.x1, selectors: { '&:empty': { display: 'none' } } });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space.x1,
});
export const use = style({
  display: 'grid',
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x2,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  ...small,
  selectors: { '&:hover': { backgroundColor: vars.color.hover } },
});
export const name = style({ fontWeight: vars.font.medium });
export const preview = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
});
export const hint = style({ ...small, color: vars.color.textMuted });
export const editor = style({ display: 'grid', gap: vars.space.x3, margin: 0, padding: 0, border: 0, minWidth: 0 });
export const legend = style({ ...small, padding: 0, fontWeight: vars.font.semibold });
