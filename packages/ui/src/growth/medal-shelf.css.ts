import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  gap: vars.space.x3,
});
export const medal = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'center',
  gap: vars.space.x2,
  padding: vars.space.x3,
  borderRadius: vars.radius.medium,
  textAlign: 'center',
  selectors: { '&[data-worn]': { backgroundColor: vars.color.tone.reward.soft } },
});
export const words = style({ minWidth: 0 });
export const name = style({ fontSize: vars.text.body.size, fontWeight: vars.font.semibold, overflowWrap: 'anywhere' });
export const small = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.x2 });
