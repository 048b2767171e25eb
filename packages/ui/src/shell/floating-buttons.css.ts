import { globalStyle, style } from '@vanilla-extract/css';
import { fade } from '../theme/keyframes.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { footBar, footTaken } from './foot-bar.css.ts';

// Three shapes, none of which lies on the page's content: a rail in the right margin (32 px, full layout), a tab in the
// margin (24 px, small layout) and a bar at the foot of the page (phones). Tab and bar open the buttons as a list.
const tablet = 'screen and (min-width: 768px) and (max-width: 1399.98px)';
// Both of its conditions at once: a later one alone would not take back the phone's.
const phoneAndLow = `${media.phone} and (max-height: 479.98px)`;
const barHeight = vars.size.controlLarge;

/** Of the growth entry, which stands in the margin's lower corner under the rail or the tab; in a low window it is smaller. */
const growthHeight = '13.5rem';

export const root = style({
  '@media': {
    [media.phone]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.z.sticky,
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.x2,
      minHeight: barHeight,
      paddingInline: vars.space.x3,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      backgroundColor: vars.color.surface,
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
    [media.low]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
});

// What gets the focus is scrolled clear of the bar.
globalStyle(`html:has(${root})`, {
  '@media': {
    [media.phone]: {
      vars: { [footBar]: `calc(${barHeight} + env(safe-area-inset-bottom) + 1px)` },
      scrollPaddingBottom: `calc(${barHeight} + ${vars.space.x2})`,
    },
    [phoneAndLow]: { vars: { [footBar]: '0px' }, scrollPaddingBottom: 0 },
  },
});

// A text field scrolls its caret into view and not its lower lines: while one is typed into, the bar steps aside.
globalStyle(`html:has(textarea:focus) ${root}`, {
  '@media': { [media.phone]: { opacity: 0, pointerEvents: 'none' } },
});

// Where one writes at the foot, as in a conversation, the bar would stand between the thumb and the field.
globalStyle(`html:has([${footTaken}]) ${root}`, { '@media': { [media.phone]: { display: 'none' } } });
globalStyle(`html:has(${root}):has([${footTaken}])`, {
  '@media': { [media.phone]: { vars: { [footBar]: '0px' }, scrollPaddingBottom: 0 } },
});

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  color: vars.color.text,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.font.medium,
  '@media': {
    [media.phone]: { flex: 1, minWidth: 0, minHeight: barHeight, paddingInline: vars.space.x1 },
    [tablet]: {
      position: 'fixed',
      insetInlineEnd: 0,
      insetBlockEnd: `max(30vh, ${growthHeight})`,
      zIndex: vars.z.floating,
      flexDirection: 'column',
      width: vars.size.targetMin,
      paddingBlock: vars.space.x3,
      border: `1px solid ${vars.color.border}`,
      borderInlineEndWidth: 0,
      borderStartStartRadius: vars.radius.medium,
      borderEndStartRadius: vars.radius.medium,
      backgroundColor: vars.color.surface,
      boxShadow: vars.shadow.card,
      fontSize: vars.text.caption.size,
      lineHeight: vars.text.caption.line,
      ':hover': { backgroundColor: vars.color.hover },
    },
    [media.large]: { display: 'none' },
  },
});

export const triggerWords = style({ '@media': { [tablet]: { writingMode: 'vertical-rl', whiteSpace: 'nowrap' } } });

/** The dot alone, without the line's height around it. */
export const dot = style({ display: 'flex' });

export const panel = style({
  margin: 0,
  color: vars.color.text,
  '@media': {
    [media.large]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-end',
      justifyContent: 'flex-end',
      gap: vars.space.x2,
      position: 'fixed',
      inset: `auto 0 max(20vh, ${growthHeight}) auto`,
      // With large text the card gives way to the header.
      maxHeight: `calc(100dvh - ${vars.layout.header} - max(20vh, ${growthHeight}))`,
      zIndex: vars.z.floating,
      padding: 0,
      border: 0,
      overflow: 'visible',
      background: 'none',
    },
    [media.largeAndLow]: { insetBlockEnd: '20vh', maxHeight: `calc(80dvh - ${vars.layout.header})` },
    [tablet]: {
      position: 'fixed',
      inset: `auto ${vars.space.x8} 24vh auto`,
      width: '260px',
      padding: vars.space.x2,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.large,
      backgroundColor: vars.color.surface,
      boxShadow: vars.shadow.raised,
      selectors: { '&:popover-open': { animation: `${fade} ${vars.motion.fast} ${vars.motion.ease}` } },
    },
    [media.phone]: {
      position: 'fixed',
      inset: 'auto 0 0 0',
      width: '100%',
      maxWidth: '100%',
      maxHeight: '80dvh',
      overflowY: 'auto',
      padding: `${vars.space.x3} ${vars.space.x3} calc(${vars.space.x3} + env(safe-area-inset-bottom))`,
      border: 0,
      borderStartStartRadius: vars.radius.large,
      borderStartEndRadius: vars.radius.large,
      backgroundColor: vars.color.surface,
      boxShadow: vars.shadow.dialog,
      selectors: {
        '&:popover-open': { animation: `${fade} ${vars.motion.fast} ${vars.motion.ease}` },
        '&::backdrop': { backgroundColor: vars.color.overlay },
      },
    },
  },
});

export const card = style({
  '@media': {
    [media.small]: { marginBlockEnd: vars.space.x2 },
    [media.large]: { display: 'flex', minHeight: 0 },
  },
});

export const list = style({
  '@media': {
    [media.large]: {
      flexShrink: 0,
      padding: '1px 0',
      border: `1px solid ${vars.color.border}`,
      borderInlineEndWidth: 0,
      borderStartStartRadius: vars.radius.medium,
      borderEndStartRadius: vars.radius.medium,
      backgroundColor: vars.color.surface,
      boxShadow: vars.shadow.card,
    },
  },
});

export const action = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  width: '100%',
  minHeight: vars.size.controlLarge,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  textDecoration: 'none',
  textAlign: 'start',
  ':hover': { backgroundColor: vars.color.hover },
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': {
    [tablet]: { minHeight: vars.size.control },
    [media.large]: {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: vars.space.half,
      width: '31px',
      minHeight: '36px',
      paddingInline: 0,
      paddingBlock: vars.space.x2,
      borderRadius: 0,
    },
  },
});

/** Words beside the icon; on the rail a hint to its left, there while the icon is pointed at or has the focus. */
export const label = style({
  flex: 1,
  '@media': {
    [media.large]: {
      position: 'absolute',
      insetInlineEnd: 'calc(100% + 6px)',
      padding: `${vars.space.x1} ${vars.space.x2}`,
      borderRadius: vars.radius.small,
      backgroundColor: vars.color.text,
      color: vars.color.surface,
      fontSize: vars.text.caption.size,
      lineHeight: vars.text.caption.line,
      whiteSpace: 'nowrap',
      selectors: {
        [`${action}:not(:hover, :focus-visible) > &, [data-hints="off"] &`]: {
          opacity: 0,
          pointerEvents: 'none',
        },
      },
    },
  },
});

/** After the words; on the rail under the icon, which it must not cover, and small enough for '99+' there. */
export const count = style({
  display: 'flex',
  ':empty': { display: 'none' },
  '@media': { [media.large]: { transform: 'scale(0.85)' } },
});

export const fold = style([
  action,
  {
    color: vars.color.textSubtle,
    '@media': { [media.small]: { display: 'none' } },
  },
]);

export const folded = style({ '@media': { [media.large]: { display: 'none' } } });

export const growth = style({
  minWidth: 0,
  '@media': {
    [media.phone]: { flexShrink: 0, maxWidth: '70%' },
    [media.tablet]: {
      position: 'fixed',
      insetInlineEnd: 0,
      insetBlockEnd: vars.space.x2,
      zIndex: vars.z.floating,
    },
  },
});
