import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fade, rise } from '../../theme/keyframes.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { region as toasts } from '../feedback/toast-region.css.ts';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: vars.space.x4,
  backgroundColor: vars.color.overlay,
  animation: `${fade} ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': { [media.phone]: { alignItems: 'flex-end', padding: 0 } },
});

// A dialog's buttons lie where toasts appear, always on a phone and of a high one elsewhere: they make way.
globalStyle(`html:has(${overlay}) ${toasts}`, { insetBlock: `${vars.space.x2} auto` });

export const modal = style({
  display: 'flex',
  width: '100%',
  maxHeight: '100%',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.dialog,
  animation: `${rise} ${vars.motion.medium} ${vars.motion.ease}`,
  '@media': {
    [media.phone]: { maxHeight: '92dvh', borderEndStartRadius: 0, borderEndEndRadius: 0 },
    [media.print]: { boxShadow: 'none' },
  },
});

export const size = styleVariants({
  small: { maxWidth: vars.layout.dialogSmall },
  medium: { maxWidth: vars.layout.dialogMedium },
  large: { maxWidth: vars.layout.dialogLarge },
});

// On a phone a dialog is a sheet over the whole width.
export const wide = style({ '@media': { [media.phone]: { maxWidth: '100%' } } });

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
});

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  paddingBlockStart: vars.space.x5,
  paddingInline: vars.space.x6,
  '@media': { [media.phone]: { paddingInline: vars.space.x4 } },
});

export const title = style({
  flex: 1,
  minWidth: 0,
  fontSize: vars.text.heading.size,
  lineHeight: vars.text.heading.line,
  fontWeight: vars.font.semibold,
});

/** As high as the first line of the title. */
export const more = style({
  color: vars.color.textSubtle,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.heading.line,
  whiteSpace: 'nowrap',
});

export const close = style({ marginBlock: '-2px', marginInlineEnd: '-8px' });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  paddingBlock: `${vars.space.x2} ${vars.space.x6}`,
  paddingInline: vars.space.x6,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [media.phone]: { paddingInline: vars.space.x4 } },
});

export const description = style({ color: vars.color.textMuted });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.x2,
  paddingBlock: vars.space.x4,
  paddingInline: vars.space.x6,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [media.phone]: { paddingInline: vars.space.x4 } },
});
