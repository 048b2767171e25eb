import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  maxWidth: vars.layout.readingMax,
});
export const list = style({ borderBlockStart: `1px solid ${vars.color.border}` });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: `${vars.space.x3} ${vars.space.x5}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const words = style({ minWidth: 0, flex: '1 1 16rem' });
export const question = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
export const answer = style({ fontWeight: vars.font.semibold, overflowWrap: 'anywhere' });
export const end = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 });
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 });
