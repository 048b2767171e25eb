import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import * as banner from '../primitives/feedback/banner.css.ts';
import { fade, pulse, unseen } from '../theme/keyframes.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { footBar } from './foot-bar.css.ts';

const columns = (sidebar: string): string => `${sidebar} minmax(0, 1fr)`;

export const root = style({
  display: 'grid',
  minHeight: '100dvh',
  gridTemplateRows: `${vars.layout.header} minmax(0, 1fr)`,
  gridTemplateColumns: columns(vars.layout.sidebar),
  gridTemplateAreas: '"header header" "sidebar page"',
  selectors: { '&[data-sidebar="mini"]': { gridTemplateColumns: columns(vars.layout.sidebarMini) } },
  '@media': {
    [media.small]: {
      gridTemplateColumns: columns(vars.layout.sidebarMini),
    },
    [media.phone]: {
      // With the bar below it a short page fills the screen and does not scroll.
      minHeight: `calc(100dvh - ${fallbackVar(footBar, '0px')})`,
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"header" "page"',
      selectors: { '&[data-sidebar="mini"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
    [media.print]: { display: 'block' },
  },
});

export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space.x2,
  insetInlineStart: vars.space.x2,
  zIndex: vars.z.tooltip,
  padding: `${vars.space.x2} ${vars.space.x4}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.tone.brand.solid,
  color: vars.color.tone.brand.onSolid,
  fontWeight: vars.font.medium,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const sidebar = style({
  // The browser's own looks of a popover, taken back.
  display: 'block',
  position: 'sticky',
  inset: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  color: 'inherit',
  overflow: 'visible',

  gridArea: 'sidebar',
  insetBlockStart: vars.layout.stickyTop,
  width: '100%',
  height: `calc(100dvh - ${vars.layout.stickyTop})`,
  zIndex: vars.z.sidebar,
  backgroundColor: vars.color.surface,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  containerType: 'inline-size',
  containerName: 'sidebar',
  selectors: {
    '&:popover-open': {
      position: 'fixed',
      insetBlock: 0,
      insetInlineStart: 0,
      width: 'min(280px, calc(100vw - 56px))',
      height: '100dvh',
      zIndex: vars.z.menu,
      boxShadow: vars.shadow.dialog,
      animation: `${fade} ${vars.motion.fast} ${vars.motion.ease}`,
    },
    '&::backdrop': { backgroundColor: vars.color.overlay },
  },
  '@media': {
    [media.phone]: { selectors: { '&:not(:popover-open)': { display: 'none' } } },
    [media.print]: { display: 'none' },
  },
});

/** Along the lower edge of the header. What comes within a moment is waited for without it. */
export const loading = style({
  position: 'fixed',
  insetBlockStart: `max(0px, ${vars.layout.stickyTop} - 1px)`,
  insetInline: 0,
  zIndex: vars.z.header,
  height: '3px',
  backgroundColor: vars.color.tone.brand.solid,
  // In time for a press to have its answer within 100 ms.
  animation: `${unseen} 80ms, ${pulse} 1200ms ease-in-out 80ms infinite`,
  '@media': {
    [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    [media.print]: { display: 'none' },
  },
});

export const page = style({ gridArea: 'page', minWidth: 0, display: 'flex', flexDirection: 'column' });

// A banner across the page is a band from edge to edge and no card.
globalStyle(`${page} > ${banner.root}`, {
  paddingInline: vars.space.x6,
  borderWidth: '0 0 1px',
  borderRadius: 0,
  '@media': { [media.phone]: { paddingInline: vars.space.x4 } },
});

export const main = style({
  flex: 1,
  // The page as a whole takes the focus only to be gone on from.
  selectors: { '&:focus-visible': { outline: 'none' } },
  width: '100%',
  maxWidth: vars.layout.contentMax,
  marginInline: 'auto',
  padding: `${vars.space.x6} ${vars.space.x8} ${vars.space.x16}`,
  '@media': {
    [media.small]: { paddingInline: vars.space.x6 },
    [media.phone]: {
      paddingInline: vars.space.x4,
      paddingBlock: `${vars.space.x4} calc(${vars.space.x12} + env(safe-area-inset-bottom))`,
    },
  },
});
