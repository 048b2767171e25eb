import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const balance = style({ display: 'flex', alignItems: 'center', gap: vars.space.x4 });
export const drawing = style({ width: vars.size.controlLarge, height: vars.size.controlLarge, flexShrink: 0 });
export const figure = style({
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
  fontWeight: vars.font.semibold,
  color: vars.color.tone.reward.text,
});
export const small = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});

export const stepper = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.x2 });
export const count = style({ flex: '1 1 8rem', maxWidth: '18rem' });
/** Level with the control under its label. */
export const beside = style({ marginBlockStart: `calc(${vars.text.small.line} + ${vars.space.x1})` });

/** As wide as the count with its two buttons. */
export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  maxWidth: `calc(18rem + 2 * (${vars.size.control} + ${vars.space.x2}))`,
  marginBlockStart: vars.space.x2,
});
export const worth = style({ fontWeight: vars.font.semibold, whiteSpace: 'nowrap' });
