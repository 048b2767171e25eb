import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const root = style({ display: 'grid', gap: vars.space.x4 });
export const content = style({ maxWidth: vars.layout.readingMax, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const points = style({ display: 'grid', gap: vars.space.x2 });
export const point = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  maxWidth: vars.layout.readingMax,
});
/** In a line where there is room for one. */
export const skills = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x6,
  rowGap: vars.space.x1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const when = style({ ...small, color: vars.color.textSubtle });
