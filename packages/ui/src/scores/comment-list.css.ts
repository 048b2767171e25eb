import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const words = style({
  margin: 0,
  maxWidth: vars.layout.readingMax,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const reply = style({
  maxWidth: vars.layout.readingMax,
  paddingInlineStart: vars.space.x3,
  borderInlineStart: `3px solid ${vars.color.tone.brand.solid}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
