import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 });
export const list = style({ borderBlockStart: `1px solid ${vars.color.border}` });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  padding: `${vars.space.x3} ${vars.space.x5}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const words = style({ minWidth: 0, flex: '1 1 14rem' });
export const when = style({ fontWeight: vars.font.semibold });
export const reason = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' });
export const cancel = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.x3 });
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 });
export const day = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const dayName = style({ marginBlockEnd: vars.space.x2, padding: 0, fontWeight: vars.font.semibold });
export const slots = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: vars.space.x2,
});
export const slot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  minHeight: '2.75rem',
  padding: `${vars.space.x1} ${vars.space.x3}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
});
export const clash = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});
export const error = style({ color: vars.color.tone.danger.text });
