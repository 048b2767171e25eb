import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const item = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingBlock: vars.space.x3,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});
export const steps = style({
  display: 'grid',
  gap: vars.space.x1,
  padding: vars.space.x3,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
});
export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.body.line,
  color: vars.color.textMuted,
  selectors: { '&[data-reached]': { color: vars.color.text } },
});
