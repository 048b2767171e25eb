import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { slotHeightRem } from '../classes/calendar-place.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

/** On a phone, a day at a time, a half hour is as high as a thumb is wide. */
const dayHeightRem = 3;

/** The class table's row, whose cells fill it here. Named twice, so that it wins wherever its sheet comes. */
export const row = styleVariants({
  week: { selectors: { '&&': { alignItems: 'stretch' } } },
  day: { selectors: { '&&': { alignItems: 'stretch', height: `${dayHeightRem}rem` } } },
});

export const time = styleVariants({
  week: { display: 'flex', height: `${slotHeightRem}rem` },
  day: { display: 'flex', height: `${dayHeightRem}rem` },
});

export const cell = style({
  display: 'block',
  minWidth: 0,
  margin: '2px 2px 2px 3px',
  paddingInline: '6px 4px',
  overflow: 'hidden',
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  fontSize: vars.text.caption.size,
  lineHeight: '0.9375rem',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  // A press moves through cells to select a range; nothing of their text is to be selected with it.
  userSelect: 'none',
  selectors: {
    '&:hover': { borderColor: vars.color.borderStrong },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
  },
});

const forced = { '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } } } as const;

/** As leave looks in the class table. */
export const crossedOut = `repeating-linear-gradient(135deg, ${vars.color.surface} 0 5px, transparent 5px 10px)`;

export const look = styleVariants({
  closed: {},
  open: {
    ...forced,
    backgroundColor: vars.color.tone.brand.soft,
    borderColor: vars.color.tone.brand.border,
    color: vars.color.tone.brand.text,
    fontWeight: vars.font.semibold,
  },
  busyTime: {
    ...forced,
    backgroundColor: vars.color.tone.info.soft,
    borderColor: vars.color.tone.info.border,
    borderInlineStart: `3px solid ${vars.color.tone.info.solid}`,
    color: vars.color.tone.info.text,
    fontWeight: vars.font.semibold,
  },
  booked: {
    ...forced,
    backgroundColor: vars.color.tone.success.soft,
    borderColor: vars.color.tone.success.border,
    color: vars.color.tone.success.text,
  },
  leave: {
    ...forced,
    backgroundColor: vars.color.tone.neutral.soft,
    borderColor: vars.color.tone.neutral.border,
    color: vars.color.tone.neutral.text,
    backgroundImage: crossedOut,
  },
  disabled: {
    backgroundColor: vars.color.sunken,
    borderColor: vars.color.border,
    color: vars.color.textMuted,
  },
});

/** Other than saved: an edge that nothing else has. */
export const changed = style({
  borderStyle: 'dashed',
  borderWidth: '2px',
  borderColor: vars.color.tone.warning.solid,
  selectors: { '&:hover': { borderColor: vars.color.tone.warning.solid } },
  '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
});

export const refused = style({
  borderStyle: 'solid',
  borderWidth: '2px',
  borderColor: vars.color.tone.danger.solid,
  color: vars.color.tone.danger.text,
  selectors: { '&:hover': { borderColor: vars.color.tone.danger.solid } },
  '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
});

/** In the range that Space or letting go will change. */
export const inRange = style({
  boxShadow: `inset 0 0 0 2px ${vars.color.focus}`,
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
});

/** What changed, in a word behind the state. */
export const note = style({
  display: 'block',
  fontWeight: vars.font.regular,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const again = style({ color: vars.color.textSubtle });

// The class table's labels stand on the line of their hour; here each half hour has its own height.
globalStyle(`${time.week}:first-child > *, ${time.day}:first-child > *`, { transform: 'none' });
