import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  // The title keeps its place, whatever stands beside or below it.
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: vars.space.x6,
  rowGap: vars.space.x3,
  marginBlockEnd: vars.space.x6,
});

// Titles come from outside too, with whatever words they have.
export const words = style({
  flex: '1 1 20rem',
  minWidth: 0,
  // Level with a button of one line.
  paddingBlockStart: vars.space.x1,
  overflowWrap: 'anywhere',
});
export const back = style({ marginBlockEnd: vars.space.x1, fontSize: vars.text.small.size });
export const description = style({
  maxWidth: vars.layout.readingMax,
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 });
// Under the way back, where the title stands.
globalStyle(`${words}:has(> ${back}) + ${actions}`, { alignSelf: 'flex-end' });
