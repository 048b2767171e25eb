import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

// The few colours that every drawing is made of, so that all of them follow the theme and look like one hand's work.

export const ground = style({ fill: vars.color.tone.brand.soft });
export const brand = style({ fill: vars.color.tone.brand.solid });
export const brandSoft = style({ fill: vars.color.tone.brand.border });
export const paper = style({ fill: vars.color.surface });
export const track = style({ fill: vars.color.track });
export const reward = style({ fill: vars.color.tone.reward.solid });
export const rewardSoft = style({ fill: vars.color.tone.reward.border });
export const warning = style({ fill: vars.color.tone.warning.border });

const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const line = style({ ...stroke, stroke: vars.color.tone.brand.solid, strokeWidth: '3' });
export const lineSoft = style({ ...stroke, stroke: vars.color.tone.brand.border, strokeWidth: '3' });
export const linePaper = style({ ...stroke, stroke: vars.color.surface, strokeWidth: '3' });
export const edge = style({
  fill: vars.color.surface,
  stroke: vars.color.tone.brand.solid,
  strokeWidth: '3',
  strokeLinejoin: 'round',
});
