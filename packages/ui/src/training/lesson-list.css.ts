import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const list = style({ borderBlockStart: `1px solid ${vars.color.border}` });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  padding: `${vars.space.x3} ${vars.space.x5}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const words = style({ minWidth: 0, flex: '1 1 14rem' });
export const when = style({ fontWeight: vars.font.semibold });
export const kind = style({ fontSize: vars.text.small.size, lineHeight: vars.text.small.line });
export const reason = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 });
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  maxWidth: '34rem',
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
export const value = style({ margin: 0, fontWeight: vars.font.medium, overflowWrap: 'anywhere' });
export const sections = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 });
