import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x6 });

export const step = style({
  marginBlockEnd: vars.space.x1,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.font.medium,
  color: vars.color.tone.brand.text,
});

export const title = style({
  fontSize: vars.text.display.size,
  lineHeight: vars.text.display.line,
  letterSpacing: '-0.02em',
});

export const lead = style({ marginBlockStart: vars.space.x2, color: vars.color.textMuted, textWrap: 'pretty' });
export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x5 });
export const resend = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const found = style({
  padding: vars.space.x4,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.tone.brand.soft,
  color: vars.color.tone.brand.text,
  fontSize: vars.text.heading.size,
  lineHeight: vars.text.heading.line,
  fontWeight: vars.font.semibold,
  overflowWrap: 'anywhere',
});
