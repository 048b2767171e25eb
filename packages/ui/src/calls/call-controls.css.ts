import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { circle } from './call-control.css.ts';

export const bar = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
  paddingBlockEnd: `max(${vars.space.x3}, env(safe-area-inset-bottom))`,
  '@media': {
    [media.phone]: { paddingInline: vars.space.x3, gap: vars.space.x1 },
    [media.low]: { paddingBlock: vars.space.x1 },
    [media.print]: { display: 'none' },
  },
});

export const main = style({
  display: 'flex',
  flex: 1,
  justifyContent: 'center',
  gap: vars.space.x4,
  minWidth: 0,
  '@media': {
    // As wide as what stands at the other end: the six are in the middle of the window.
    'screen and (min-width: 1000px)': { paddingInlineStart: '4rem' },
    'screen and (max-width: 999.98px)': { gap: vars.space.x2 },
    [media.phone]: { justifyContent: 'flex-start', gap: vars.space.x1 },
  },
});

export const more = style({ display: 'none', '@media': { [media.phone]: { display: 'flex' } } });

export const tray = style({
  display: 'flex',
  gap: 'inherit',
  '@media': {
    [media.phone]: {
      display: 'none',
      position: 'absolute',
      zIndex: vars.z.menu,
      insetInline: vars.space.x3,
      insetBlockEnd: '100%',
      justifyContent: 'space-between',
      gap: vars.space.x1,
      paddingBlock: vars.space.x4,
      paddingInline: vars.space.x2,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.large,
      backgroundColor: vars.color.surface,
      boxShadow: vars.shadow.raised,
      selectors: { '&[data-open]': { display: 'flex' } },
    },
  },
});

export const level = style({ position: 'absolute', insetBlockEnd: '12%', width: '24px' });

export const leave = style({ flexShrink: 0 });
globalStyle(`${leave} ${circle}`, {
  borderColor: vars.color.tone.danger.solid,
  backgroundColor: vars.color.tone.danger.solid,
  color: vars.color.tone.danger.onSolid,
});
globalStyle(`${leave}:hover ${circle}`, { backgroundColor: vars.color.dangerHover });
