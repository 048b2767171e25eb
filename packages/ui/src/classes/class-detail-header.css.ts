import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const back = style({ ...small, marginBlockEnd: vars.space.x2 });

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: vars.space.x5,
  rowGap: vars.space.x3,
});

export const who = style({ flex: '1 1 16rem', minWidth: 0 });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

export const title = style({
  marginBlockStart: vars.space.x2,
  fontSize: vars.text.display.size,
  lineHeight: vars.text.display.line,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: vars.text.title.size, lineHeight: vars.text.title.line } },
});
export const topic = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' });
export const when = style({ marginBlockStart: vars.space.x2 });
export const day = style({ fontWeight: vars.font.semibold });
export const zone = style({ ...small, color: vars.color.textSubtle });

export const timer = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  '@media': { [media.phone]: { alignItems: 'flex-start' } },
});
export const timerLabel = style({ ...small, color: vars.color.textSubtle });
export const time = style({
  fontVariantNumeric: 'tabular-nums',
  position: 'relative',
  fontSize: '2.5rem',
  lineHeight: '2.75rem',
  fontWeight: vars.font.semibold,
  letterSpacing: '-0.03em',
  color: vars.color.tone.brand.text,
  whiteSpace: 'nowrap',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  marginBlockStart: vars.space.x5,
  // A button may draw nothing, once there is nothing to press.
  ':empty': { display: 'none' },
});
export const reason = style({ ...small, color: vars.color.textMuted });
