import { style } from '@vanilla-extract/css';
import { forcedChosen } from '../theme/forced-chosen.ts';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;
const caption = { fontSize: vars.text.caption.size, lineHeight: vars.text.caption.line } as const;

export const across = style({
  ...caption,
  position: 'relative',
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x4,
  color: vars.color.textMuted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const message = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x1,
  selectors: {
    '&[data-own]': { justifyItems: 'end' },
    '&[data-group]': { paddingInlineStart: vars.space.x10, position: 'relative' },
  },
});

export const head = style({
  ...caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  marginBlockStart: vars.space.x2,
  color: vars.color.textMuted,
});
export const avatar = style({ position: 'absolute', insetInlineStart: 0, insetBlockStart: vars.space.x2 });
export const sender = style({
  color: vars.color.text,
  fontWeight: vars.font.medium,
  overflowWrap: 'anywhere',
});

export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  maxWidth: 'min(100%, 36rem)',
  minWidth: 0,
  paddingInlineEnd: vars.space.x6,
  selectors: {
    [`${message}[data-own] &`]: {
      flexDirection: 'row-reverse',
      paddingInlineEnd: 0,
      paddingInlineStart: vars.space.x6,
    },
  },
});

export const bubble = style({
  ...small,
  display: 'grid',
  gap: vars.space.x2,
  minWidth: 0,
  padding: `${vars.space.x2} ${vars.space.x3}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  selectors: {
    [`${message}[data-own] &`]: {
      borderColor: vars.color.tone.brand.border,
      backgroundColor: vars.color.tone.brand.soft,
    },
    '&[data-kind="picture"]': { padding: vars.space.x1 },
    [`&[data-kind="recalled"], ${message}[data-own] &[data-kind="recalled"]`]: {
      borderStyle: 'dashed',
      borderColor: vars.color.border,
      backgroundColor: 'transparent',
    },
    '&[data-failed], &&[data-failed]': { borderColor: vars.color.tone.danger.solid },
  },
});

export const forwarded = style({
  ...caption,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  color: vars.color.textMuted,
});

export const quote = style({
  ...caption,
  display: 'grid',
  justifyItems: 'start',
  margin: 0,
  paddingInlineStart: vars.space.x2,
  paddingBlock: vars.space.half,
  borderInlineStart: `3px solid ${vars.color.borderStrong}`,
  color: vars.color.textMuted,
  textAlign: 'start',
  minWidth: 0,
});
export const quoteSender = style({ fontWeight: vars.font.medium, overflowWrap: 'anywhere' });
export const quoteText = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

export const reactions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x1 });
export const reaction = style({
  ...caption,
  minHeight: vars.size.targetMin,
  paddingInline: vars.space.x2,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.tone.brand.solid,
      backgroundColor: vars.color.selected,
      color: vars.color.text,
      fontWeight: vars.font.medium,
      '@media': forcedChosen,
    },
  },
});

export const delivery = style({
  ...caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x2,
  color: vars.color.textSubtle,
  selectors: { '&[data-state="failed"]': { color: vars.color.tone.danger.text } },
});
export const state = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x1, minWidth: 0 });
export const progress = style({ width: '8rem' });
