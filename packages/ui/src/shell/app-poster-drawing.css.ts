import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const line = { fill: 'none', strokeLinecap: 'round', strokeWidth: '5' } as const;

export const sky = style({ fill: vars.color.tone.brand.soft });
export const sun = style({ fill: vars.color.tone.reward.solid });
export const hill = style({ fill: vars.color.tone.brand.border });
export const hillNear = style({ fill: vars.color.tone.brand.solid });
export const phone = style({ fill: vars.color.text });
export const screen = style({ fill: vars.color.surface });
export const words = style({ ...line, stroke: vars.color.track });
export const next = style({ fill: vars.color.tone.brand.solid });
export const wordsOnBrand = style({ ...line, stroke: vars.color.tone.brand.border });
export const play = style({ fill: vars.color.tone.reward.onSolid });
export const track = style({ fill: 'none', stroke: vars.color.track, strokeWidth: '2' });
export const dotDone = style({ fill: vars.color.tone.success.solid });
export const dotNow = style({ fill: vars.color.tone.reward.solid });
export const dotLater = style({ fill: vars.color.tone.neutral.border });
