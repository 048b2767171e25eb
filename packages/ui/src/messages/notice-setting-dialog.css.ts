import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.x4,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const volume = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 });
export const range = style({ flex: '1 1 8rem', minHeight: vars.size.controlSmall, accentColor: vars.color.link });
export const permission = style({ display: 'grid', justifyItems: 'start', gap: vars.space.x2 });
