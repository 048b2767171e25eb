import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const root = style({ display: 'grid', gap: vars.space.x3 });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space.x6,
  alignItems: 'start',
});
/** The report has most to say and stands below the two others. */
export const wide = style({ gridColumn: '1 / -1' });
// One part alone above it is as wide as it is.
globalStyle(`${grid} > :first-child:nth-last-child(2)`, { gridColumn: '1 / -1' });
export const lines = style({ display: 'grid', gap: vars.space.x3 });
/** Nothing is on its way where no script asks for it. */
export const loading = style([lines, { '@media': { [media.scriptless]: { display: 'none' } } }]);
export const hint = style({ ...small, color: vars.color.textMuted });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x1, marginBlockStart: vars.space.x2 });
export const quote = style({
  ...small,
  margin: 0,
  marginBlockStart: vars.space.x3,
  paddingInlineStart: vars.space.x3,
  borderInlineStart: `3px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
export const total = style({ fontWeight: vars.font.semibold });
export const stats = style({ marginBlockStart: vars.space.x4 });
export const notes = style({ ...small, display: 'grid', gap: vars.space.x3, marginBlockStart: vars.space.x4 });
export const name = style({ ...small, fontWeight: vars.font.semibold });
export const list = style({ margin: 0, paddingInlineStart: vars.space.x4, listStyle: 'disc' });
