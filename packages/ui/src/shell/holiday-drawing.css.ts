import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
// Five seconds at most, then all lies still (WCAG 2.2.2).
const fall = keyframes({ from: { translate: '0 -26px', opacity: 0 }, '30%': { opacity: 1 } });

export const leaf = style({ fill: vars.color.tone.brand.solid });
export const leafLight = style({ fill: vars.color.tone.success.solid });
export const leafVein = style({ ...line, stroke: vars.color.tone.brand.border, strokeWidth: '1.2' });
export const berry = style({ fill: vars.color.tone.danger.solid });
export const ribbon = style({ fill: vars.color.tone.danger.solid });
export const ribbonShade = style({ fill: vars.color.tone.danger.text });
export const gold = style({ fill: vars.color.tone.reward.solid });
export const goldLight = style({ fill: vars.color.tone.reward.border });
export const glow = style({ fill: vars.color.tone.reward.soft });
export const trunk = style({ fill: vars.color.tone.warning.solid });
export const snow = style({ fill: vars.color.surface });
export const ground = style({ fill: vars.color.tone.info.soft });
export const garland = style({ ...line, stroke: vars.color.tone.reward.border, strokeWidth: '2.5' });
export const bow = style({ ...line, stroke: vars.color.tone.reward.border, strokeWidth: '4' });

export const flake = style({
  fill: vars.color.surface,
  stroke: vars.color.tone.info.border,
  strokeWidth: '1',
  animation: `${fall} 4s ease-out 1`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
