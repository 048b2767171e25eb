import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  width: '100%',
  minHeight: vars.size.controlLarge,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.medium,
  textAlign: 'start',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  ':hover': { backgroundColor: vars.color.hover },
  ':focus-visible': { outlineOffset: '-2px' },
});

export const icon = style({ color: vars.color.textSubtle });
export const words = style({ flex: 1, minWidth: 0 });
export const hint = style({
  display: 'block',
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  color: vars.color.textSubtle,
});

export const track = style({
  position: 'relative',
  flexShrink: 0,
  width: '40px',
  height: '24px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.borderStrong,
  transition: `background-color ${vars.motion.medium} ${vars.motion.ease}`,
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '3px',
    insetInlineStart: '3px',
    width: '18px',
    height: '18px',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface,
    transition: `translate ${vars.motion.medium} ${vars.motion.ease}`,
  },
  selectors: {
    '[aria-checked="true"] > &': { backgroundColor: vars.color.tone.brand.solid },
    '[aria-checked="true"] > &::after': { translate: '16px 0' },
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid CanvasText',
      '::after': { backgroundColor: 'CanvasText', insetBlockStart: '2px' },
      selectors: { '[aria-checked="true"] > &': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});
