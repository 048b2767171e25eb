import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const body = style({ display: 'flex', alignItems: 'center', gap: vars.space.x4, marginBlockEnd: vars.space.x4 });
export const drawing = style({ width: vars.size.avatarLarge, height: vars.size.avatarLarge, flexShrink: 0 });

export const figure = style({
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.text.display.size,
  lineHeight: vars.text.display.line,
  fontWeight: vars.font.semibold,
  letterSpacing: '-0.02em',
  color: vars.color.tone.reward.text,
});

const small = {
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
} as const;
export const worth = style(small);
export const quota = style(small);
export const action = style({ marginBlockStart: vars.space.x4 });
