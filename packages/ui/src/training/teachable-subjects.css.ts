import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const list = style({ borderBlockStart: `1px solid ${vars.color.border}` });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x2,
  padding: `${vars.space.x3} ${vars.space.x5}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
});
export const name = style({ fontWeight: vars.font.semibold, overflowWrap: 'anywhere' });
export const courses = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x4, rowGap: vars.space.x1 });
export const course = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  overflowWrap: 'anywhere',
});
export const none = style({ padding: `0 ${vars.space.x5} ${vars.space.x4}`, color: vars.color.textMuted });
