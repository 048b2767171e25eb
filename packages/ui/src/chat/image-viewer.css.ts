import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'grid', gap: vars.space.x3 });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 });
export const place = style({
  minWidth: '4em',
  textAlign: 'center',
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontVariantNumeric: 'tabular-nums',
});
export const window = style({
  height: '60dvh',
  overflow: 'auto',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
});
export const picture = style({ maxWidth: 'none', objectFit: 'contain' });
export const broken = style({ padding: vars.space.x6, textAlign: 'center', color: vars.color.textMuted });
