import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const total = style({ marginBlockEnd: vars.space.x3 });
export const figure = style({
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.text.display.size,
  lineHeight: vars.text.display.line,
  fontWeight: vars.font.semibold,
  letterSpacing: '-0.02em',
});
export const unit = style({ ...small, color: vars.color.textMuted });

export const top = style({
  ...small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  color: vars.color.tone.reward.text,
  fontWeight: vars.font.medium,
});

export const table = style({ width: '100%', marginBlockStart: vars.space.x5, ...small });

export const caption = style({
  paddingBlockEnd: vars.space.x2,
  textAlign: 'start',
  fontWeight: vars.font.semibold,
});
export const month = style({
  marginInlineStart: vars.space.x1,
  fontWeight: vars.font.regular,
  color: vars.color.textMuted,
});

/** The columns explain themselves to the eye. */
export const head = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const label = style({
  paddingBlock: vars.space.half,
  fontWeight: vars.font.regular,
  textAlign: 'start',
  color: vars.color.textMuted,
});

export const cell = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x3,
  paddingBlock: vars.space.half,
  paddingInlineStart: vars.space.x3,
});

/** As wide as the words beside it leave room. */
export const bar = style({ flex: 1, width: 0, minWidth: 0, height: '10px' });
export const axis = style({ fill: vars.color.border });
export const gain = style({
  fill: vars.color.tone.brand.solid,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
export const loss = style({
  fill: vars.color.tone.danger.solid,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
export const value = style({
  fontVariantNumeric: 'tabular-nums',
  width: '3.5rem',
  textAlign: 'end',
  fontWeight: vars.font.medium,
});

export const more = style({ marginBlockStart: vars.space.x4 });
