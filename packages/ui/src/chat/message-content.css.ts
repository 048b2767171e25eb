import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const place = style({
  display: 'block',
  maxWidth: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
});
export const picture = style({ maxWidth: '100%', height: 'auto', objectFit: 'contain' });
export const broken = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.x1,
  maxWidth: '100%',
  padding: vars.space.x1,
  overflow: 'hidden',
  color: vars.color.textMuted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  textAlign: 'center',
});

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: vars.size.control,
  color: vars.color.text,
  textDecoration: 'none',
});
export const fileWords = style({ display: 'grid', minWidth: 0 });
export const fileName = style({
  overflowWrap: 'anywhere',
  fontWeight: vars.font.medium,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  selectors: { 'a &': { textDecoration: 'underline', textUnderlineOffset: '2px' } },
});
export const fileSize = style({
  color: vars.color.textMuted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
});

export const callBack = style({ marginBlockStart: vars.space.x2 });

/** As wide as a picture at most. Its place stands before anything of it has loaded. */
export const sound = style({ display: 'block', width: '280px', maxWidth: '100%', height: '54px' });
export const video = style({
  display: 'block',
  width: '280px',
  maxWidth: '100%',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
});
