import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  marginBlockEnd: vars.space.x3,
});
export const list = style({ borderBlockStart: `1px solid ${vars.color.border}` });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  padding: `${vars.space.x4} ${vars.space.x5}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  '@media': {
    'screen and (min-width: 768px)': { gridTemplateColumns: 'minmax(0, 1fr) 12rem', alignItems: 'center' },
  },
});
export const state = style({ justifySelf: 'start' });
export const name = style({ fontWeight: vars.font.semibold, overflowWrap: 'anywhere' });
export const summary = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x3,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});
