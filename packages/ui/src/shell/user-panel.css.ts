import { style } from '@vanilla-extract/css';
import { fade } from '../theme/keyframes.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { underHeader } from './popover.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;
const caption = { fontSize: vars.text.caption.size, lineHeight: vars.text.caption.line } as const;

export const root = style({ flexShrink: 0 });

export const trigger = style({
  ...small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: vars.size.control,
  paddingInline: vars.space.x1,
  borderRadius: vars.radius.full,
  fontWeight: vars.font.medium,
  ':hover': { backgroundColor: vars.color.hover },
});

export const triggerName = style({
  maxWidth: '16ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    // Still the button's name for a screen reader.
    [media.phone]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      clipPath: 'inset(50%)',
    },
  },
});

export const chevron = style({
  color: vars.color.textSubtle,
  marginInlineEnd: vars.space.x1,
  '@media': { [media.phone]: { display: 'none' } },
});

export const panel = style([
  underHeader,
  {
    width: 'min(340px, calc(100vw - 32px))',
    padding: vars.space.x3,
    selectors: { '&:popover-open': { animation: `${fade} ${vars.motion.fast} ${vars.motion.ease}` } },
  },
]);

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3, minWidth: 0 });
export const words = style({ minWidth: 0, flex: 1 });
export const name = style({ ...small, fontWeight: vars.font.semibold, overflowWrap: 'anywhere' });
// As high with tags as without: one may come while the panel is open.
export const detail = style({
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.x1}`,
  minHeight: vars.size.targetMin,
  color: vars.color.textMuted,
});
export const clockIn = style({ marginBlockStart: vars.space.x3 });

export const zone = style({
  ...caption,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  marginBlockStart: vars.space.x3,
  color: vars.color.textSubtle,
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(80px, 1fr))',
  // Of one row, whatever comes while the panel is open.
  minHeight: `calc(${vars.text.body.line} + ${vars.text.caption.line} + 2 * ${vars.space.x2})`,
  gap: vars.space.x2,
  marginBlockStart: vars.space.x3,
});

export const figure = style({
  ...caption,
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  padding: vars.space.x2,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
  color: vars.color.textMuted,
  textAlign: 'start',
  textDecoration: 'none',
  ':hover': { backgroundColor: vars.color.pressed, color: vars.color.text },
  ':focus-visible': { outlineOffset: '-2px' },
});

export const amount = style({
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.font.semibold,
  color: vars.color.text,
  whiteSpace: 'nowrap',
});

export const level = style({ ...caption, fontWeight: vars.font.medium, color: vars.color.tone.brand.text });

export const section = style({
  marginBlockStart: vars.space.x3,
  paddingBlockStart: vars.space.x1,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const row = style({
  ...small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  textAlign: 'start',
  textDecoration: 'none',
  ':hover': { backgroundColor: vars.color.hover },
  ':focus-visible': { outlineOffset: '-2px' },
});

export const rowIcon = style({ color: vars.color.textSubtle });
export const rowEnd = style({ marginInlineStart: 'auto', display: 'inline-flex', color: vars.color.textMuted });
