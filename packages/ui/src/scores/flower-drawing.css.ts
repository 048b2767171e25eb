import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const stem = style({
  fill: 'none',
  stroke: vars.color.tone.brand.solid,
  strokeWidth: '2.5',
  strokeLinecap: 'round',
});
export const leaf = style({ fill: vars.color.tone.brand.solid });
export const petal = style({
  fill: vars.color.tone.reward.border,
  stroke: vars.color.tone.reward.solid,
  strokeWidth: '1.5',
});
export const heart = style({ fill: vars.color.tone.reward.solid });
export const seed = style({ fill: vars.color.tone.reward.soft });
