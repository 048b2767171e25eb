import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({ minHeight: '100dvh' });
export const header = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.layout.header,
  paddingInline: vars.space.x6,
  '@media': { [media.phone]: { paddingInline: vars.space.x4 } },
});
export const brand = style({ color: vars.color.text, textDecoration: 'none' });
export const main = style({
  maxWidth: '960px',
  marginInline: 'auto',
  padding: `${vars.space.x6} ${vars.space.x4} ${vars.space.x16}`,
});
