import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const score = style({
  fontWeight: vars.font.semibold,
  fontSize: vars.text.heading.size,
  lineHeight: vars.text.heading.line,
});
export const own = style({
  paddingInlineStart: vars.space.x3,
  borderInlineStart: `3px solid ${vars.color.tone.brand.solid}`,
  overflowWrap: 'anywhere',
});
export const videos = style({ display: 'grid', gap: vars.space.x3 });
export const video = style({ display: 'grid' });
export const seconds = style({
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
