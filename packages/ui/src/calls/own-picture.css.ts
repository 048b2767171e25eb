import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const picture = {
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.hover,
  color: vars.color.text,
} as const;

export const tile = style({ ...picture, position: 'relative', width: '100%', height: '100%' });

export const moved = style({
  ...picture,
  position: 'absolute',
  zIndex: vars.z.raised,
  width: '200px',
  aspectRatio: '4 / 3',
  border: `1px solid ${vars.color.borderStrong}`,
  boxShadow: vars.shadow.dialog,
  cursor: 'grab',
  touchAction: 'none',
  transition: `inset ${vars.motion.medium} ${vars.motion.ease}`,
  ':active': { cursor: 'grabbing' },
  selectors: {
    '&[data-block="start"]': { insetBlockStart: vars.space.x4 },
    '&[data-block="end"]': { insetBlockEnd: vars.space.x4 },
    '&[data-inline="start"]': { insetInlineStart: vars.space.x4 },
    '&[data-inline="end"]': { insetInlineEnd: vars.space.x4 },
  },
  '@media': {
    [media.phone]: { width: '112px', aspectRatio: '3 / 4' },
    [media.low]: { width: '88px', aspectRatio: '4 / 3' },
  },
});

export const off = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.x1,
  color: vars.color.textMuted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
});

const onPicture = {
  position: 'absolute',
  backgroundColor: vars.color.overlay,
  color: vars.color.text,
  borderRadius: vars.radius.full,
} as const;
export const caption = style({
  ...onPicture,
  insetBlockEnd: vars.space.x1,
  insetInlineStart: vars.space.x1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  paddingInline: vars.space.x2,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.body.line,
});
export const mark = style({
  ...onPicture,
  insetBlockStart: vars.space.x1,
  insetInlineEnd: vars.space.x1,
  boxSizing: 'content-box',
  padding: vars.space.x1,
  opacity: 0,
  selectors: { [`${moved}:hover &, ${moved}:focus-visible &`]: { opacity: 1 } },
});
