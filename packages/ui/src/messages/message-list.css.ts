import { globalStyle, style } from '@vanilla-extract/css';
import { moreToTheSide } from '../primitives/layout/more-to-the-side.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'grid', gap: vars.space.x4, maxWidth: '960px' });

export const filters = style([
  moreToTheSide,
  {
    // What is only read out scrolls along instead of making the page wider.
    position: 'relative',
    display: 'flex',
    gap: vars.space.x1,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  },
]);

export const list = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
});

export const item = style({
  position: 'relative',
  // Thousands of rows stay light: what is out of sight is neither laid out nor painted.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 72px',
  ':hover': { backgroundColor: vars.color.hover },
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const link = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.x3,
  alignItems: 'start',
  padding: `${vars.space.x3} ${vars.space.x4} ${vars.space.x3} ${vars.space.x5}`,
  color: vars.color.text,
  textDecoration: 'none',
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': {
    [media.tablet]: { paddingInlineEnd: `calc(${vars.size.controlSmall} + ${vars.space.x4})` },
    [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
});

export const mark = style({ paddingBlockStart: '2px' });

export const words = style({ minWidth: 0 });

export const title = style({
  display: 'block',
  fontWeight: vars.font.regular,
  selectors: { '[data-unread] > * > &': { fontWeight: vars.font.semibold } },
});

// Marks follow the last word, on whatever line it ends.
globalStyle(`${title} > *`, { verticalAlign: 'middle', marginInlineStart: vars.space.x2 });

/** In the margin, where the eye runs down the list; after the last word it would now and then stand on a line alone. */
export const unread = style({
  position: 'absolute',
  insetInlineStart: '6px',
  insetBlockStart: vars.space.x3,
  display: 'flex',
  alignItems: 'center',
  height: vars.text.body.line,
  marginInlineStart: 0,
});

export const excerpt = style({
  display: 'block',
  overflow: 'hidden',
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const time = style({
  color: vars.color.textSubtle,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.body.line,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { gridColumn: 2 } },
});

/** At the row's end; on a phone beside the time, so that it takes nothing from the words. */
export const setRead = style({
  position: 'absolute',
  insetInlineEnd: vars.space.x2,
  insetBlock: 0,
  marginBlock: 'auto',
  height: vars.size.controlSmall,
  color: vars.color.textMuted,
  '@media': {
    // Quiet where a pointer can find it; where there is none it is always there.
    [media.hover]: {
      opacity: 0,
      selectors: { [`${item}:hover &, ${item}:focus-within &`]: { opacity: 1 } },
    },
    [media.phone]: { insetBlockStart: 'auto', insetBlockEnd: vars.space.x2, marginBlock: 0 },
    [media.print]: { display: 'none' },
  },
});

export const pages = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});

export const total = style({
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const answer = style({
  color: vars.color.textMuted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  fontWeight: vars.font.medium,
});
