import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const smallText = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const body = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x5 });
export const ring = style({ width: '7.5rem', height: '7.5rem', flexShrink: 0 });
const arc = { fill: 'none', strokeWidth: '10' } as const;
export const track = style({ ...arc, stroke: vars.color.track });
export const done = style({ ...arc, stroke: vars.color.tone.brand.solid, strokeLinecap: 'round' });
export const percent = style({
  fill: vars.color.text,
  fontSize: '1.5rem',
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
export const level = style({
  fontSize: vars.text.display.size,
  lineHeight: vars.text.display.line,
  fontWeight: vars.font.semibold,
  color: vars.color.tone.brand.text,
});
export const score = style({ fontVariantNumeric: 'tabular-nums' });
export const small = style({ ...smallText, color: vars.color.textMuted });
export const path = style({
  display: 'grid',
  gap: vars.space.x2,
  marginBlockStart: vars.space.x4,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
export const way = style({
  ...smallText,
  padding: `${vars.space.x1} ${vars.space.x3}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.brand.soft,
  color: vars.color.tone.brand.text,
});
