import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: vars.space.x8,
  rowGap: vars.space.x4,
});

export const who = style({ flex: '1 1 16rem', minWidth: 0 });

export const student = style({
  fontSize: vars.text.display.size,
  lineHeight: vars.text.display.line,
  fontWeight: vars.font.semibold,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: vars.text.title.size, lineHeight: vars.text.title.line } },
});

export const topic = style({ color: vars.color.textMuted });

export const when = style({
  fontVariantNumeric: 'tabular-nums',
  marginBlockStart: vars.space.x3,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
});
export const day = style({ fontWeight: vars.font.semibold });
export const zone = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textSubtle,
});

export const timer = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  '@media': { [media.phone]: { alignItems: 'flex-start' } },
});
export const timerLabel = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textSubtle,
});
export const time = style({
  fontVariantNumeric: 'tabular-nums',
  position: 'relative',
  fontSize: '2.75rem',
  lineHeight: '3rem',
  fontWeight: vars.font.semibold,
  letterSpacing: '-0.03em',
  color: vars.color.tone.brand.text,
  whiteSpace: 'nowrap',
});

// On a phone Join has a line of its own and the other two share the next.
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  marginBlockStart: vars.space.x5,
});

globalStyle(`${actions} > :is(a, button)`, { '@media': { [media.phone]: { flex: 1 } } });
globalStyle(`${actions} > :is(a, button):first-child`, { '@media': { [media.phone]: { flexBasis: '100%' } } });

export const reason = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});

export const remarks = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  marginBlockStart: vars.space.x5,
  paddingBlockStart: vars.space.x3,
  borderBlockStart: `1px solid ${vars.color.border}`,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.tone.warning.text,
});
