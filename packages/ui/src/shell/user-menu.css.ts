import { style } from '@vanilla-extract/css';
import { fade } from '../theme/keyframes.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({ flexShrink: 0 });

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: vars.size.control,
  paddingInline: vars.space.x1,
  borderRadius: vars.radius.full,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
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

export const panel = style({
  position: 'fixed',
  inset: `calc(${vars.layout.header} + ${vars.space.x1}) ${vars.space.x4} auto auto`,
  width: 'min(300px, calc(100vw - 32px))',
  maxHeight: `calc(100dvh - ${vars.layout.header} - ${vars.space.x4})`,
  margin: 0,
  padding: vars.space.x2,
  overflowY: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.raised,
  selectors: { '&:popover-open': { animation: `${fade} ${vars.motion.fast} ${vars.motion.ease}` } },
});

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: `${vars.space.x2} ${vars.space.x3}`,
});

export const words = style({ minWidth: 0 });

export const name = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.font.semibold,
});

export const detail = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});

export const zone = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: `${vars.space.x1} ${vars.space.x3} ${vars.space.x3}`,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  color: vars.color.textSubtle,
});

export const section = style({
  paddingBlock: vars.space.x1,
  borderBlockStart: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  textDecoration: 'none',
  textAlign: 'start',
  ':hover': { backgroundColor: vars.color.hover },
  ':focus-visible': { outlineOffset: '-2px' },
});
