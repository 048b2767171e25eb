import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 });
export const drawing = style({ width: '180px', height: 'auto', marginBlockEnd: vars.space.x3 });
export const title = style({
  fontSize: vars.text.display.size,
  lineHeight: vars.text.display.line,
  letterSpacing: '-0.02em',
});
export const text = style({ color: vars.color.textMuted, textWrap: 'pretty' });
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  marginBlockStart: vars.space.x4,
});
