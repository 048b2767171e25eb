import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ marginBlockStart: vars.space.x8 });

export const title = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.font.semibold,
  letterSpacing: 'normal',
  color: vars.color.textMuted,
  marginBlockEnd: vars.space.x2,
});

export const student = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
  marginBlockEnd: vars.space.x3,
});

export const list = style({
  borderBlock: `1px solid ${vars.color.border}`,
});
globalStyle(`${list} > li + li`, { borderBlockStart: `1px solid ${vars.color.border}` });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  width: `calc(100% + ${vars.space.x4})`,
  marginInline: `calc(-1 * ${vars.space.x2})`,
  paddingInline: vars.space.x2,
  paddingBlock: '10px',
  textAlign: 'start',
  borderRadius: vars.radius.small,
  ':hover': { backgroundColor: vars.color.hover },
  ':focus-visible': { outlineOffset: '-2px' },
});

export const words = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x2,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.font.medium,
});

export const account = style({
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  fontWeight: vars.font.regular,
  color: vars.color.textSubtle,
});

export const shows = style({
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  color: vars.color.textMuted,
});

export const arrow = style({ color: vars.color.textSubtle });
