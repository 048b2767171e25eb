import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;
const caption = { fontSize: vars.text.caption.size, lineHeight: vars.text.caption.line } as const;

export const root = style({
  display: 'grid',
  gap: vars.space.x1,
  minWidth: 0,
  padding: `0 ${vars.space.x4} ${vars.space.x3}`,
  backgroundColor: vars.color.canvas,
  '@media': {
    [media.phone]: { paddingInline: vars.space.x2, paddingBlockEnd: vars.space.x2 },
    // `PlainComposer` stands in its place.
    [media.scriptless]: { display: 'none' },
  },
});

/** Its line is always there: the list must not jump as somebody begins to write. */
export const typing = style({
  ...caption,
  minHeight: vars.text.caption.line,
  color: vars.color.textMuted,
  fontStyle: 'italic',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const theirTime = style({ ...caption, color: vars.color.textMuted, overflowWrap: 'anywhere' });

export const reply = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingInlineStart: vars.space.x3,
  borderInlineStart: `3px solid ${vars.color.tone.brand.solid}`,
});
export const replyWords = style({ ...caption, flex: 1, minWidth: 0, display: 'grid', color: vars.color.textMuted });
export const replyName = style({ color: vars.color.text, fontWeight: vars.font.medium, overflowWrap: 'anywhere' });
export const replyText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const whyNot = style({
  ...small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: `${vars.space.x3} ${vars.space.x4}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
  color: vars.color.textMuted,
});

export const field = style({
  position: 'relative',
  display: 'grid',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  selectors: {
    '&:has(> textarea:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-1px',
      borderColor: vars.color.focus,
    },
    '&:has([aria-invalid])': { borderColor: vars.color.tone.danger.solid, outlineColor: vars.color.tone.danger.solid },
    '&[data-dragging]': {
      borderStyle: 'dashed',
      borderColor: vars.color.tone.brand.solid,
      backgroundColor: vars.color.selected,
    },
  },
});

export const text = style({
  width: '100%',
  minHeight: vars.size.control,
  maxHeight: 'min(40dvh, 16rem)',
  padding: `${vars.space.x2} ${vars.space.x3}`,
  border: 0,
  borderRadius: vars.radius.large,
  backgroundColor: 'transparent',
  color: vars.color.text,
  // 16 px, or phones zoom into the field when it is touched.
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  resize: 'none',
  overflowY: 'auto',
  '::placeholder': { color: vars.color.textSubtle, opacity: 1 },
  // The frame around it has the ring.
  ':focus-visible': { outline: 'none' },
  '@media': { [media.low]: { maxHeight: '4rem' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  padding: `0 ${vars.space.x2} ${vars.space.x2}`,
});
export const left = style({
  ...caption,
  marginInlineStart: 'auto',
  color: vars.color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: vars.color.tone.danger.text, fontWeight: vars.font.medium } },
});
export const send = style({ marginInlineStart: vars.space.x2 });
export const said = style({
  ...small,
  color: vars.color.tone.danger.text,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:has(> span:empty))': { padding: `0 ${vars.space.x3} ${vars.space.x2}` },
    // Words that help, and no problem.
    '[data-dragging] > &': { color: vars.color.text },
  },
});

export const mentions = style({
  position: 'absolute',
  insetBlockEnd: `calc(100% + ${vars.space.x1})`,
  insetInlineStart: 0,
  zIndex: vars.z.menu,
  width: 'min(20rem, 100%)',
  padding: vars.space.x1,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.raised,
});
export const mention = style({
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      backgroundColor: vars.color.selected,
      '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
    },
    '&[aria-disabled]': { color: vars.color.textSubtle, cursor: 'not-allowed' },
  },
});
export const mentionHint = style({ ...caption, color: vars.color.textMuted });
