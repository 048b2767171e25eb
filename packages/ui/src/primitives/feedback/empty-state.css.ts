import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingBlock: vars.space.x8,
  paddingInline: vars.space.x4,
  textAlign: 'center',
});

export const mark = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.controlLarge,
  height: vars.size.controlLarge,
  marginBlockEnd: vars.space.x1,
  borderRadius: vars.radius.full,
});

export const title = style({
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.font.semibold,
});

export const description = style({
  maxWidth: '46ch',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.x2,
  marginBlockStart: vars.space.x2,
});
