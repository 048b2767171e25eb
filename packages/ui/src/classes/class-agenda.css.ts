import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x5 });

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const day = style({
  ...small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingBlockEnd: vars.space.x2,
  color: vars.color.textMuted,
});
export const today = style({ color: vars.color.text });
export const todayWord = style({
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.brand.solid,
  color: vars.color.tone.brand.onSolid,
  fontSize: vars.text.caption.size,
  fontWeight: vars.font.medium,
});

export const free = style({ ...small, color: vars.color.textMuted });

export const list = style({
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
});
globalStyle(`${list} > li + li`, { borderBlockStart: `1px solid ${vars.color.border}` });

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: `${vars.space.x3} ${vars.space.x4}`,
  selectors: {
    '&:has(a, button):hover': { backgroundColor: vars.color.hover },
    '&:first-child': { borderStartStartRadius: vars.radius.large, borderStartEndRadius: vars.radius.large },
    '&:last-child': { borderEndStartRadius: vars.radius.large, borderEndEndRadius: vars.radius.large },
  },
});

export const words = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
});

export const title = style({
  fontWeight: vars.font.medium,
  selectors: { [`${item}[data-state="canceled"] &`]: { textDecorationLine: 'line-through' } },
});

export const time = style({ fontVariantNumeric: 'tabular-nums', ...small, color: vars.color.textMuted });
export const topic = style({
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  color: vars.color.textSubtle,
});

/** The whole row is the target. */
export const link = style({
  color: vars.color.text,
  textDecoration: 'none',
  textAlign: 'start',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.large,
    },
  },
});
