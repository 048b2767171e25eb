import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const thread = style({ display: 'grid', gap: vars.space.x4, marginBlockEnd: vars.space.x5 });
export const reply = style({
  display: 'grid',
  gap: vars.space.x1,
  maxWidth: vars.layout.readingMax,
  paddingInlineStart: vars.space.x3,
  borderInlineStart: `3px solid ${vars.color.border}`,
  selectors: { '&[data-own]': { borderInlineStartColor: vars.color.tone.brand.solid } },
});
export const who = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  color: vars.color.textMuted,
});
export const name = style({ color: vars.color.text, fontWeight: vars.font.semibold });
export const words = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
