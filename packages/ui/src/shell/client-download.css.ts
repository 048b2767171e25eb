import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x6, maxWidth: '56rem' });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space.x4,
});

export const card = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 });
export const head = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.x4 });
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.controlLarge,
  height: vars.size.controlLarge,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.tone.brand.soft,
  color: vars.color.tone.brand.text,
});
export const words = style({ flex: 1, minWidth: 0 });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  fontSize: vars.text.heading.size,
  lineHeight: vars.text.heading.line,
});
export const small = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});
export const form = style({ marginBlockStart: 'auto' });

export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  counterReset: 'step',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.body.line,
  color: vars.color.textMuted,
});
export const step = style({
  display: 'flex',
  gap: vars.space.x3,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: vars.size.targetMin,
    height: vars.size.targetMin,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.sunken,
    color: vars.color.text,
    fontSize: vars.text.caption.size,
    fontWeight: vars.font.semibold,
  },
});
