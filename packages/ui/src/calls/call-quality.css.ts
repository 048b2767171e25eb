import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({ position: 'relative' });

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;
const byWord = {
  '&[data-level="good"]': { color: vars.color.tone.success.text },
  '&[data-level="weak"]': { color: vars.color.tone.warning.text },
  '&[data-level="lost"]': { color: vars.color.tone.danger.text },
} as const;

export const summary = style({
  ...small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space.x3,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  fontWeight: vars.font.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { backgroundColor: vars.color.hover },
  selectors: byWord,
});
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });

export const chevron = style({ selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } } });

export const panel = style({
  ...small,
  position: 'absolute',
  zIndex: vars.z.menu,
  insetBlockStart: `calc(100% + ${vars.space.x2})`,
  insetInlineEnd: 0,
  display: 'grid',
  gap: vars.space.x4,
  width: '18rem',
  maxWidth: `calc(100vw - 2 * ${vars.space.x4})`,
  maxHeight: '60dvh',
  overflowY: 'auto',
  padding: vars.space.x4,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.raised,
  '@media': { [media.print]: { position: 'static' } },
});
export const person = style({ display: 'grid', gap: vars.space.x1 });
export const head = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.x3 });
export const name = style({ minWidth: 0, overflowWrap: 'anywhere', fontWeight: vars.font.semibold });
export const word = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  flexShrink: 0,
  fontWeight: vars.font.medium,
  selectors: byWord,
});
export const advice = style({ color: vars.color.textMuted });
export const figures = style({
  display: 'grid',
  gap: vars.space.half,
  marginBlockStart: vars.space.x1,
  paddingBlockStart: vars.space.x2,
  borderBlockStart: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
});
export const figure = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.x3 });
export const value = style({ color: vars.color.text, fontVariantNumeric: 'tabular-nums' });
