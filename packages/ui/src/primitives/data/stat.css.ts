import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  gap: vars.space.x4,
});

export const label = style({
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const value = style({
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
  fontWeight: vars.font.semibold,
  letterSpacing: '-0.015em',
  // A sum of money stays on one line.
  '@media': { [media.phone]: { fontSize: vars.text.heading.size, lineHeight: vars.text.heading.line } },
});

export const unit = style({
  marginInlineStart: vars.space.x1,
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  fontWeight: vars.font.regular,
  letterSpacing: 0,
});

export const hint = style({
  color: vars.color.textSubtle,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
});
