import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const bar = style({
  position: 'sticky',
  zIndex: vars.z.sticky,
  insetBlockStart: vars.layout.stickyTop,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  maxWidth: vars.layout.readingMax,
  marginBlockEnd: vars.space.x4,
  paddingInline: vars.space.x4,
  paddingBlock: vars.space.x2,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.raised,
  // A low window has no room for it.
  '@media': { [media.low]: { position: 'static' } },
});
export const time = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-short]': { color: vars.color.tone.danger.text } },
});
export const state = style({
  flex: '1 1 12rem',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});
// A field that gets the focus, or that a link leads to, is scrolled clear of it.
globalStyle(`:root:has(${bar})`, {
  scrollPaddingTop: `calc(${vars.layout.stickyTop} + 6rem)`,
  '@media': { [media.low]: { scrollPaddingTop: vars.space.x4 } },
});
