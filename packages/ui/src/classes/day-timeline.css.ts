import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const timeWidth = '4.75rem';

export const list = style({ display: 'flex', flexDirection: 'column' });

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${timeWidth} minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: vars.space.x3,
  minHeight: '48px',
  paddingBlock: vars.space.x1,
  marginInline: `calc(-1 * ${vars.space.x2})`,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.medium,
  selectors: {
    '&[data-state="inProgress"], &[data-state="unfinished"]': { backgroundColor: vars.color.selected },
    '&:has(a):hover': { backgroundColor: vars.color.hover },
    '&[data-state="inProgress"]:has(a):hover, &[data-state="unfinished"]:has(a):hover': {
      backgroundColor: vars.color.selected,
    },
  },
  '@media': { [media.phone]: { gridTemplateColumns: `4.25rem minmax(0, 1fr)` } },
});

export const over = style({});

export const time = style({
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
});

/** Name and state: below each other where large text would leave the name a letter or two. */
export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  minWidth: 0,
});

export const words = style({ display: 'flex', flexDirection: 'column', flex: '1 1 5.5rem', minWidth: 0 });

export const name = style({
  // Two lines at most; the rest of a very long name is on the class's own page.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.font.medium,
  selectors: {
    [`${over} &`]: { color: vars.color.textMuted, fontWeight: vars.font.regular },
    [`${item}[data-state="canceled"] &`]: { textDecorationLine: 'line-through', color: vars.color.textMuted },
  },
});

export const topic = style({
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  color: vars.color.textSubtle,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The whole row is the link's target. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.medium },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

export const tag = style({
  selectors: {
    // What went as planned needs no weight; what asks for something keeps its colour.
    '[data-state="finished"] &, [data-state="confirmed"] &, [data-state="open"] &, [data-state="busy"] &': {
      backgroundColor: 'transparent',
      borderColor: 'transparent',
    },
  },
});

export const now = style({
  fontVariantNumeric: 'tabular-nums',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.half,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  fontWeight: vars.font.semibold,
  color: vars.color.tone.brand.text,
  '::after': {
    content: '""',
    flex: 1,
    height: '2px',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.tone.brand.solid,
  },
});

export const nowTime = style({ width: `calc(${timeWidth} - ${vars.space.x2})`, whiteSpace: 'nowrap' });
