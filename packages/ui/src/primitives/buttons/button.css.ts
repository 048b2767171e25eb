import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  fontFamily: 'inherit',
  fontWeight: vars.font.medium,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
  },
  // Links that look like one, too.
  '@media': { [media.print]: { display: 'none' } },
});

/** No box of its own: what stands among the words is laid out by the button. */
export const words = style({ display: 'contents' });

export const fullWidth = style({ width: '100%' });

export const size = styleVariants({
  small: {
    minHeight: vars.size.controlSmall,
    paddingInline: vars.space.x3,
    paddingBlock: vars.space.half,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
  },
  medium: {
    minHeight: vars.size.control,
    paddingInline: vars.space.x4,
    paddingBlock: vars.space.x1,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
  },
  large: {
    minHeight: vars.size.controlLarge,
    paddingInline: vars.space.x6,
    paddingBlock: vars.space.x2,
    fontSize: vars.text.body.size,
    lineHeight: vars.text.body.line,
  },
});

const whenUsable = '&:not(:disabled):not([aria-disabled="true"])';
const whenNot = '&:disabled, &[aria-disabled="true"]:not([data-pending])';

const disabled = {
  backgroundColor: vars.color.sunken,
  borderColor: vars.color.border,
  color: vars.color.textSubtle,
  boxShadow: 'none',
  '@media': { [media.forcedColors]: { color: 'GrayText', borderColor: 'GrayText' } },
} as const;

export const variant = styleVariants({
  primary: {
    backgroundColor: vars.color.tone.brand.solid,
    color: vars.color.tone.brand.onSolid,
    selectors: {
      [`${whenUsable}:hover`]: { backgroundColor: vars.color.brandHover },
      [`${whenUsable}:active`]: { backgroundColor: vars.color.brandPressed },
      [whenNot]: disabled,
    },
  },
  secondary: {
    backgroundColor: vars.color.surface,
    borderColor: vars.color.borderStrong,
    color: vars.color.text,
    boxShadow: vars.shadow.card,
    selectors: {
      [`${whenUsable}:hover`]: { backgroundColor: vars.color.hover },
      [`${whenUsable}:active`]: { backgroundColor: vars.color.pressed },
      [whenNot]: disabled,
    },
  },
  quiet: {
    color: vars.color.text,
    selectors: {
      [`${whenUsable}:hover`]: { backgroundColor: vars.color.hover },
      [`${whenUsable}:active`]: { backgroundColor: vars.color.pressed },
      [whenNot]: { color: vars.color.textSubtle, '@media': { [media.forcedColors]: { color: 'GrayText' } } },
    },
  },
  danger: {
    backgroundColor: vars.color.tone.danger.solid,
    color: vars.color.tone.danger.onSolid,
    selectors: {
      [`${whenUsable}:hover`]: { backgroundColor: vars.color.dangerHover },
      [`${whenUsable}:active`]: { backgroundColor: vars.color.dangerPressed },
      [whenNot]: disabled,
    },
  },
});

export const square = styleVariants({
  small: { width: vars.size.controlSmall, paddingInline: 0 },
  medium: { width: vars.size.control, paddingInline: 0 },
  large: { width: vars.size.controlLarge, paddingInline: 0 },
});
