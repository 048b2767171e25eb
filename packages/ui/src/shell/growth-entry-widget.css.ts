import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const wiggle = keyframes({
  '0%, 100%': { rotate: '0deg' },
  '20%': { rotate: '-7deg' },
  '40%': { rotate: '6deg' },
  '60%': { rotate: '-4deg' },
  '80%': { rotate: '3deg' },
});

// In a phone's bar at the foot of the screen it lies, elsewhere it stands on edge, so that it fits into the page's margin.

/** In a phone's bar at the foot of the screen: no higher than the bar's own buttons. */
const inBarHeight = `calc(${vars.size.controlLarge} - ${vars.space.x2})`;

export const root = style({
  display: 'flex',
  alignItems: 'center',
  width: 'fit-content',
  maxWidth: '100%',
  minHeight: vars.size.controlLarge,
  paddingInlineEnd: vars.space.x1,
  border: `1px solid ${vars.color.tone.reward.border}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.reward.soft,
  color: vars.color.tone.reward.text,
  boxShadow: vars.shadow.raised,
  '@media': {
    [media.phone]: { minHeight: inBarHeight },
    [media.tablet]: {
      flexDirection: 'column',
      width: vars.size.targetMin,
      paddingInlineEnd: 0,
      borderInlineEndWidth: 0,
      borderRadius: 0,
      borderStartStartRadius: vars.radius.medium,
      borderEndStartRadius: vars.radius.medium,
    },
    [media.large]: { width: vars.size.controlSmall },
  },
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minWidth: 0,
  minHeight: vars.size.controlLarge,
  paddingInline: `${vars.space.x2} ${vars.space.x3}`,
  borderRadius: vars.radius.full,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '@media': {
    [media.phone]: { minHeight: inBarHeight },
    [media.tablet]: {
      flexDirection: 'column',
      gap: vars.space.x1,
      width: '100%',
      paddingInline: 0,
      paddingBlock: `${vars.space.x2} ${vars.space.x1}`,
      borderRadius: vars.radius.medium,
    },
  },
});

export const drawing = style({
  width: '36px',
  height: '36px',
  flexShrink: 0,
  transformOrigin: '50% 90%',
  selectors: { '[data-shaking] &': { animation: `${wiggle} 500ms ease-in-out infinite` } },
  // The browser's setting and Storybook's, though the global style stills them too.
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.tablet]: { width: '20px', height: '20px' },
    [media.large]: { width: '28px', height: '28px' },
  },
});

export const words = style({
  minWidth: 0,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.font.semibold,
  '@media': {
    [media.phone]: { whiteSpace: 'nowrap', overflow: 'hidden' },
    [media.tablet]: {
      writingMode: 'vertical-rl',
      whiteSpace: 'nowrap',
      fontSize: vars.text.caption.size,
      lineHeight: vars.text.caption.line,
    },
    // Its drawing alone, with the words as its hint.
    [media.largeAndLow]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const detail = style({
  display: 'block',
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  fontWeight: vars.font.regular,
  '@media': {
    [media.phone]: { overflow: 'hidden', textOverflow: 'ellipsis' },
    [media.tablet]: { display: 'inline' },
  },
});

export const control = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.controlSmall,
  height: vars.size.controlSmall,
  borderRadius: vars.radius.full,
  color: 'inherit',
  ':hover': { backgroundColor: vars.color.tone.reward.border },
  '@media': { [media.tablet]: { width: vars.size.targetMin, height: vars.size.targetMin } },
});
