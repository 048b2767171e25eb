import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 });
export const item = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.x3 });

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.control,
  height: vars.size.control,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.tone.brand.soft,
  color: vars.color.tone.brand.text,
});

export const title = style({ fontWeight: vars.font.semibold });
export const text = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});
