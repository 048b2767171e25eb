import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 });
export const list = style({ borderBlockStart: `1px solid ${vars.color.border}` });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  minHeight: '4rem',
  padding: `${vars.space.x3} ${vars.space.x5}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const words = style({ minWidth: 0, flex: '1 1 14rem' });
export const name = style({ fontWeight: vars.font.semibold, overflowWrap: 'anywhere' });
export const detail = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});
export const progress = style({ padding: `${vars.space.x3} ${vars.space.x5}` });
