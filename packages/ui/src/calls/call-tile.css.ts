import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const tile = style({
  position: 'relative',
  containerType: 'size',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  // Above the picture, or it would be hidden by it.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    border: `1px solid ${vars.color.border}`,
    borderRadius: 'inherit',
    pointerEvents: 'none',
  },
  selectors: {
    '&[data-screen]': { backgroundColor: vars.color.sunken },
    '&[data-speaking]::after': { border: `3px solid ${vars.color.tone.brand.solid}` },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-speaking]::after': { borderColor: 'Highlight' } } } },
});

export const avatar = style({
  width: 'clamp(3.5rem, 28cqmin, 9rem)',
  height: 'clamp(3.5rem, 28cqmin, 9rem)',
  fontSize: 'clamp(1.25rem, 10cqmin, 3rem)',
});

export const waiting = style({ color: vars.color.textMuted });

const onPicture = { backgroundColor: vars.color.overlay, color: vars.color.text } as const;

export const state = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.x3,
  textAlign: 'center',
  ...onPicture,
});
export const stateWords = style({
  alignSelf: 'end',
  marginBlockEnd: '18%',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  fontWeight: vars.font.medium,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const caption = style({
  position: 'absolute',
  insetBlockEnd: vars.space.x2,
  insetInlineStart: vars.space.x2,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  maxWidth: `calc(100% - 2 * ${vars.space.x2})`,
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.full,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  ...onPicture,
});
export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.font.medium,
});
export const doing = style({ flexShrink: 0, color: vars.color.tone.brand.text });
