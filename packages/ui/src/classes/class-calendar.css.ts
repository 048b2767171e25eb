import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { offset, slotHeightRem } from './calendar-place.css.ts';

const headHeight = '3.5rem';
/** What a note adds to the head. */
const noteHeight = '1.125rem';
const dayCount = createVar();
const timeWidth = createVar();

export const scroller = style({
  position: 'relative',
  overflow: 'auto',
  maxHeight: 'max(26rem, calc(100dvh - 12.5rem))',
  // What gets the focus is never under the head or the times.
  scrollPaddingBlockStart: `calc(${headHeight} + ${noteHeight})`,
  scrollPaddingInlineStart: '4.5rem',
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  overscrollBehavior: 'contain',
  '@media': { [media.print]: { overflow: 'visible', maxHeight: 'none' } },
});

export const table = style({
  position: 'relative',
});

export const view = styleVariants({
  week: { vars: { [dayCount]: '7' }, minWidth: `calc(${timeWidth} + 7 * 6.25rem)` },
  day: { vars: { [dayCount]: '1' } },
});

/** Room for one column of times or two. */
export const zones = styleVariants({
  1: { vars: { [timeWidth]: '4.5rem' } },
  2: { vars: { [timeWidth]: '11rem' } },
});

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  display: 'grid',
  gridTemplateColumns: `${timeWidth} repeat(${dayCount}, minmax(0, 1fr))`,
  minHeight: headHeight,
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const corner = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: vars.z.raised,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  gap: vars.space.x2,
  paddingInline: vars.space.half,
  paddingBlockEnd: vars.space.x1,
  backgroundColor: vars.color.surface,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  color: vars.color.textSubtle,
});

export const zone = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'end',
  paddingInlineEnd: '6px',
});

export const day = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.half,
  minWidth: 0,
  // Not in the middle: what a day notes below its date moves no other date.
  paddingBlock: '7px 4px',
  borderInlineStart: `1px solid ${vars.color.border}`,
});

export const weekday = style({
  fontSize: vars.text.caption.size,
  lineHeight: '0.875rem',
  color: vars.color.textMuted,
});

export const date = style({
  fontVariantNumeric: 'tabular-nums',
  minWidth: '1.75rem',
  paddingInline: vars.space.x1,
  borderRadius: vars.radius.full,
  fontSize: vars.text.body.size,
  lineHeight: '1.625rem',
  fontWeight: vars.font.semibold,
  textAlign: 'center',
});

export const today = style({
  backgroundColor: vars.color.tone.brand.solid,
  color: vars.color.tone.brand.onSolid,
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
});

export const note = style({
  paddingInline: vars.space.x1,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.tone.warning.soft,
  color: vars.color.tone.warning.text,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
});

/** Times on one side, days on the other. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: `${timeWidth} minmax(0, 1fr)`,
});

/** One sticky column and not a sticky cell in every row: each of those would be a layer of its own to scroll. */
export const times = style({
  fontVariantNumeric: 'tabular-nums',
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  backgroundColor: vars.color.surface,
});

export const time = style({
  position: 'relative',
  display: 'flex',
  height: `${slotHeightRem * 2}rem`,
});

// The lines are drawn once a row instead of once a cell.
const dayLines = `linear-gradient(to right, ${vars.color.border} 1px, transparent 1px) 0 0 / calc(100% / ${dayCount}) 100%`;
const below = '0 100% / 100% 1px no-repeat';

// A grid, and nothing in it positioned: each positioned element would be a layer of its own to paint.
export const row = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${dayCount}, minmax(0, 1fr))`,
  gridTemplateRows: '100%',
  alignItems: 'start',
  height: `${slotHeightRem}rem`,
  background: `linear-gradient(${vars.color.border} 0 0) ${below}, ${dayLines}`,
});

/** The first half of an hour ends in a lighter line. */
export const firstHalf = style({
  background: `repeating-linear-gradient(to right, ${vars.color.border} 0 2px, transparent 2px 5px) ${below}, ${dayLines}`,
});

/**
 * A row that holds all that is drawn in it: out of sight its content is neither styled, laid out nor painted, and yet read out
 * and found. What goes on into the next rows would be cut off here, and they would be painted over it.
 */
export const whole = style({
  contentVisibility: 'auto',
  '@media': { [media.print]: { contentVisibility: 'visible' } },
});

export const timeText = style({
  flex: 1,
  paddingInlineEnd: vars.space.x2,
  // The label stands at the line that it names.
  transform: 'translateY(-0.5rem)',
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  color: vars.color.textMuted,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
globalStyle(`${time}:first-child ${timeText}`, { transform: 'none' });
// On paper the first hour is the first that is printed.
globalStyle(`${time}[data-print] + ${time}:not([data-print]) > ${timeText}`, {
  '@media': { [media.print]: { transform: 'none' } },
});

export const secondTime = style({ color: vars.color.textSubtle });

/** For the ear: the eye reads the column of times. In its place and not taken out of it, as everything in a row. */
export const rowHead = style({
  gridArea: '1 / 1',
  width: '1px',
  height: '1px',
  overflow: 'clip',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

const wholeCell = { height: '100%' } as const;

export const empty = style({
  ...wholeCell,
  pointerEvents: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px', borderRadius: vars.radius.medium, zIndex: vars.z.raised },
  },
});

export const missing = style({
  ...wholeCell,
  backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.track} 0 2px, transparent 2px 8px)`,
});

const nowColor = {
  backgroundColor: vars.color.tone.danger.solid,
  '@media': {
    [media.forcedColors]: { backgroundColor: 'Highlight' },
    // The moment of printing says nothing to who reads it later.
    [media.print]: { display: 'none' },
  },
} as const;

/** Under the classes, whose words it would strike through. */
const underClasses = { gridRow: 1, zIndex: -1, pointerEvents: 'none' } as const;
export const now = style({ ...underClasses, gridColumn: '1 / -1', height: '1px', opacity: 0.45, ...nowColor });
export const nowToday = style({ ...underClasses, height: '2px', ...nowColor });

export const nowTime = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: vars.space.half,
  // A whole hour's label holds both halves; the mark stands on the minute.
  transform: 'translateY(-50%)',
  paddingInline: '6px',
  borderRadius: vars.radius.full,
  color: vars.color.tone.danger.onSolid,
  fontSize: vars.text.caption.size,
  lineHeight: '1.125rem',
  fontWeight: vars.font.semibold,
  whiteSpace: 'nowrap',
  ...nowColor,
});

/** The time of the first of two zones stands in its own column. */
export const inFirstColumn = style({ insetInlineEnd: `calc(50% + ${vars.space.half})` });

// Not a margin: the place within the half hour is one already.
export const inSecondHalf = style({ insetBlockStart: `${slotHeightRem}rem` });

// The hour's own label makes way for the present moment beside it.
for (const step of [0, 1, 2]) {
  globalStyle(`${time}:has(> .${nowTime}.${offset[step]}:not(.${inSecondHalf})) > ${timeText}`, {
    visibility: 'hidden',
  });
}
for (const step of [4, 5]) {
  globalStyle(`${time}:has(> .${nowTime}.${offset[step]}.${inSecondHalf}) + ${time} > ${timeText}`, {
    visibility: 'hidden',
  });
}

export const days = style({ position: 'relative', isolation: 'isolate' });

/** Behind the rows: the same columns. */
export const columns = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  display: 'grid',
  gridTemplateColumns: `repeat(${dayCount}, minmax(0, 1fr))`,
});

export const todayColumn = style({
  gridRow: '1 / -1',
  backgroundColor: vars.color.selected,
  opacity: 0.45,
});

export const nothing = style({
  position: 'sticky',
  insetBlockEnd: vars.space.x4,
  insetInlineStart: 0,
  width: 'fit-content',
  marginInline: 'auto',
  marginBlockEnd: vars.space.x4,
  padding: `${vars.space.x2} ${vars.space.x4}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow.raised,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});
