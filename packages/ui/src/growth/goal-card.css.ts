import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 });
export const estimate = style({
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
export const rounds = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x6 });
