import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const body = createVar();
const wing = createVar();
const belly = createVar();
const crest = createVar();

const tone = vars.color.tone;
const mixed = (color: string, percent: number, other: string): string =>
  `color-mix(in oklab, ${color} ${percent}%, ${other})`;

/** The colours of a skin: feathers, wings, breast and crest. */
export const skins = styleVariants(
  {
    teal: [mixed(vars.color.focus, 84, vars.color.surface), tone.brand.solid, tone.brand.soft, tone.reward.solid],
    sunrise: [
      mixed(tone.reward.solid, 62, tone.reward.soft),
      mixed(tone.warning.solid, 78, tone.reward.solid),
      tone.reward.soft,
      tone.danger.solid,
    ],
    lagoon: [
      mixed(tone.info.solid, 74, vars.color.surface),
      tone.info.solid,
      tone.info.soft,
      mixed(tone.brand.solid, 70, vars.color.surface),
    ],
    dusk: [
      mixed(mixed(tone.info.solid, 55, tone.danger.solid), 72, vars.color.surface),
      mixed(tone.info.solid, 55, tone.danger.solid),
      mixed(tone.danger.soft, 50, tone.info.soft),
      tone.warning.solid,
    ],
  } as const,
  ([feathers, wings, breast, top]) => ({ vars: { [body]: feathers, [wing]: wings, [belly]: breast, [crest]: top } }),
);

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round', strokeWidth: '3' } as const;

export const feathers = style({ fill: body });
export const wings = style({ fill: wing });
export const breast = style({ fill: belly });
export const top = style({ fill: crest });
export const breastLine = style({ ...line, stroke: body });
export const wingLine = style({ ...line, stroke: wing });
export const paleLine = style({ ...line, stroke: belly });
export const pupil = style({ fill: vars.color.ink });
export const pupilLine = style({ ...line, stroke: vars.color.ink });
export const glint = style({ fill: vars.color.paper });
export const beak = style({ fill: tone.reward.solid });
export const beakDark = style({ fill: tone.warning.solid });
export const cheek = style({ fill: tone.warning.border });
export const leg = style({ ...line, stroke: tone.reward.solid, strokeWidth: '5' });
export const ground = style({ fill: tone.brand.soft });
export const shade = style({ fill: vars.color.ink, opacity: 0.1 });
export const shell = style({ fill: mixed(tone.reward.soft, 72, vars.color.paper) });
export const shellDark = style({ fill: tone.reward.border });
export const shellSpot = style({ fill: body, opacity: 0.75 });
export const straw = style({ fill: tone.reward.border });
export const strawDark = style({ fill: tone.reward.solid, opacity: 0.7 });
export const strawLine = style({ ...line, stroke: tone.reward.text, opacity: 0.55 });
export const wood = style({ fill: tone.reward.text });
export const leaf = style({ fill: tone.success.solid });
export const note = style({ fill: tone.reward.solid });
export const noteLine = style({ ...line, stroke: tone.reward.solid });
export const gown = style({ fill: vars.color.ink });
export const gownLight = style({ fill: mixed(vars.color.ink, 80, tone.brand.solid) });
export const gold = style({ fill: tone.reward.solid });
export const goldSoft = style({ fill: tone.reward.border });
export const goldLine = style({ ...line, stroke: tone.reward.solid });
export const red = style({ fill: tone.danger.solid });
export const redSoft = style({ fill: tone.danger.border });
export const blue = style({ fill: tone.info.solid });
export const green = style({ fill: tone.success.solid });
export const paper = style({ fill: vars.color.paper });
export const paperLine = style({ ...line, stroke: vars.color.paper });
export const steamLine = style({ ...line, stroke: tone.brand.border });

const breathe = keyframes({ '50%': { transform: 'translateY(-2px) scale(1.012, 1.022)' } });
const wobble = keyframes({
  '0%, 86%, 100%': { rotate: '0deg' },
  '89%': { rotate: '-3.5deg' },
  '92%': { rotate: '3deg' },
  '95%': { rotate: '-2deg' },
});
const blink = keyframes({ '0%, 97.4%, 100%': { transform: 'scaleY(1)' }, '98.7%': { transform: 'scaleY(0.08)' } });
const hop = keyframes({ '0%, 60%, 100%': { translate: '0 0' }, '75%': { translate: '0 -7px' } });
const drift = keyframes({
  '0%, 100%': { opacity: 0.25, translate: '0 2px' },
  '50%': { opacity: 1, translate: '0 -3px' },
});

const moving = (animation: string, origin: string) =>
  style({
    transformBox: 'fill-box',
    transformOrigin: origin,
    animation,
    selectors: { '[data-still] &': { animation: 'none' } },
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  });

/** Blinks every 8 s (design, The pet). */
export const eyes = moving(`${blink} 8s linear infinite`, '50% 50%');
export const breathing = moving(`${breathe} 4s ease-in-out infinite`, '50% 100%');
export const wobbling = moving(`${wobble} 7s ease-in-out infinite`, '50% 100%');
export const hopping = moving(`${hop} 1.6s ease-in-out infinite`, '50% 100%');
export const drifting = moving(`${drift} 3s ease-in-out infinite`, '50% 50%');

export const root = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });
