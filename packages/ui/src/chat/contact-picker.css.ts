import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;
const caption = { fontSize: vars.text.caption.size, lineHeight: vars.text.caption.line } as const;

export const root = style({ display: 'grid', gap: vars.space.x2 });
export const legend = style({ ...small, fontWeight: vars.font.medium, marginBlockEnd: vars.space.x1 });
export const chosen = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x1 });
export const chip = style({
  ...caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minHeight: vars.size.targetMin,
  maxWidth: '100%',
  paddingInline: vars.space.x2,
  border: `1px solid ${vars.color.tone.brand.border}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.selected,
  overflowWrap: 'anywhere',
  ':hover': { backgroundColor: vars.color.hover },
});
export const list = style({ maxHeight: '16rem', overflowY: 'auto' });
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: '3rem',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    '&:has(:disabled)': { color: vars.color.textSubtle, cursor: 'not-allowed' },
  },
});
export const box = style({ width: vars.size.icon, height: vars.size.icon, accentColor: vars.color.tone.brand.solid });
export const words = style({ display: 'grid', minWidth: 0 });
export const name = style({ ...small, overflowWrap: 'anywhere', fontWeight: vars.font.medium });
export const detail = style({ ...caption, color: vars.color.textMuted, overflowWrap: 'anywhere' });
export const status = style({ ...small, display: 'flex', gap: vars.space.x2, color: vars.color.textMuted });
export const more = style({ justifySelf: 'start' });
