import { style } from '@vanilla-extract/css';
import { fade } from '../../theme/keyframes.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const popover = style({
  zIndex: vars.z.menu,
  minWidth: '13rem',
  maxWidth: 'min(20rem, calc(100vw - 16px))',
  overflow: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.raised,
  animation: `${fade} ${vars.motion.fast} ${vars.motion.ease}`,
});

export const menu = style({ padding: vars.space.x1, outline: 'none' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: '36px',
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x1,
  borderRadius: '6px',
  color: vars.color.text,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-tone="danger"]': { color: vars.color.tone.danger.text },
    '&[data-hovered], &[data-focused]': { backgroundColor: vars.color.hover },
    '&[data-pressed]': { backgroundColor: vars.color.pressed },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: vars.color.textSubtle, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-focused]': { outline: '2px solid Highlight' }, '&[data-disabled]': { color: 'GrayText' } },
    },
  },
});

export const hint = style({ marginInlineStart: 'auto', color: vars.color.textSubtle });

export const separator = style({
  marginBlock: vars.space.x1,
  marginInline: `calc(-1 * ${vars.space.x1})`,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
