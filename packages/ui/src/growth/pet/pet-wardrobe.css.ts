import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  gap: vars.space.x3,
});
export const item = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'center',
  gap: vars.space.x2,
  padding: vars.space.x3,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  textAlign: 'center',
  selectors: {
    '&[data-current]': { borderColor: vars.color.tone.reward.solid, backgroundColor: vars.color.tone.reward.soft },
  },
});
export const drawing = style({ width: '7rem', selectors: { '[data-locked] > &': { opacity: 0.45 } } });
export const name = style({ fontWeight: vars.font.semibold, overflowWrap: 'anywhere' });
export const small = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.x2 });
export const opened = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x5,
  marginBlockEnd: vars.space.x4,
  padding: vars.space.x4,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
});
export const large = style({ width: 'min(15rem, 100%)' });
