import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const header = style({
  display: 'flex',
  alignItems: 'center',
  height: vars.layout.header,
  paddingInline: vars.space.x5,
});

export const brand = style({ textDecoration: 'none', borderRadius: vars.radius.medium });

export const root = style({
  display: 'flex',
  justifyContent: 'center',
  padding: `${vars.space.x10} ${vars.space.x4} ${vars.space.x16}`,
});

export const main = style({ flex: 1, alignItems: 'center' });

export const message = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '30rem',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const drawing = style({ width: '200px', height: 'auto', marginBlockEnd: vars.space.x5 });
export const title = style({ fontSize: vars.text.title.size, lineHeight: vars.text.title.line });
export const text = style({ marginBlockStart: vars.space.x2, color: vars.color.textMuted, textWrap: 'pretty' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.x3,
  marginBlockStart: vars.space.x6,
});

export const request = style({
  marginBlockStart: vars.space.x8,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  color: vars.color.textSubtle,
});
