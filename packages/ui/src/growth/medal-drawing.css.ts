import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const tone = vars.color.tone;

export const root = style({ display: 'block', width: '5.5rem', height: '6.25rem' });
export const ribbon = styleVariants({
  level: { fill: tone.brand.solid },
  month: { fill: tone.danger.solid },
  certificate: { fill: tone.info.solid },
});
export const ribbonDark = style({ fill: vars.color.ink, opacity: 0.18 });
export const rim = style({ fill: tone.reward.solid });
export const disc = style({ fill: tone.reward.border });
export const inner = style({ fill: tone.reward.soft });
export const mark = style({ fill: tone.reward.text });
export const text = style({
  fill: tone.reward.text,
  fontSize: '30px',
  fontWeight: vars.font.bold,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
const ghost = {
  fill: vars.color.surface,
  stroke: vars.color.borderStrong,
  strokeDasharray: '4 4',
  strokeWidth: '2',
} as const;
export const outline = style(ghost);
export const ghostText = style([text, { fill: vars.color.textSubtle }]);
export const ghostMark = style({ fill: vars.color.textSubtle });
/** A word of three letters in place of a number. */
export const word = style({ fontSize: '19px' });
