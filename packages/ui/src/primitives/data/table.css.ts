import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const scroller = style({
  // What is hidden from the eye inside stays inside, too: it would widen the page.
  position: 'relative',
  overflow: 'auto',
  borderRadius: vars.radius.medium,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [media.print]: { overflow: 'visible' } },
});

export const table = style({
  width: '100%',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const caption = style({
  paddingBlockEnd: vars.space.x2,
  textAlign: 'start',
  fontWeight: vars.font.semibold,
});

const cell = style({
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  // Room for the words: a time is not to break twice.
  '@media': { [media.phone]: { paddingInline: vars.space.x2 } },
  // Words stand on one line, also beside a link or a button that is higher than they are.
  verticalAlign: 'baseline',
});

export const columnHeader = style([
  cell,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.raised,
    backgroundColor: vars.color.sunken,
    color: vars.color.textMuted,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.small.line,
    fontWeight: vars.font.medium,
    whiteSpace: 'nowrap',
  },
]);

/** Stays in view while the rest scrolls to the side. */
export const rowHeader = style([
  cell,
  {
    position: 'sticky',
    insetInlineStart: 0,
    backgroundColor: vars.color.surface,
    fontWeight: vars.font.medium,
  },
]);
// The corner over them stays, too.
globalStyle(`${table}:has(${rowHeader}:first-child) ${columnHeader}:first-child`, {
  insetInlineStart: 0,
  zIndex: vars.z.sticky,
});

export const dataCell = style([cell]);

export const footCell = style([
  cell,
  { borderBlockEnd: 0, borderBlockStart: `2px solid ${vars.color.border}`, fontWeight: vars.font.semibold },
]);

export const align = styleVariants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});
