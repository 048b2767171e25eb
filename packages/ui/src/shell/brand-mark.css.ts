import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const mark = styleVariants({
  small: { width: '28px', height: '28px', flexShrink: 0 },
  large: { width: '44px', height: '44px', flexShrink: 0 },
});

export const ground = style({
  fill: vars.color.tone.brand.solid,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
export const page = style({
  fill: vars.color.tone.brand.onSolid,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});
export const fold = style({
  fill: 'none',
  stroke: vars.color.tone.brand.solid,
  strokeWidth: '1.4',
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const spark = style({
  fill: vars.color.tone.reward.solid,
  stroke: vars.color.tone.brand.solid,
  strokeWidth: '1.6',
  '@media': { [media.forcedColors]: { fill: 'Highlight', stroke: 'CanvasText' } },
});

export const name = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2 });

const words0 = {
  color: vars.color.text,
  fontWeight: vars.font.semibold,
  letterSpacing: '-0.014em',
  whiteSpace: 'nowrap',
} as const;
export const words = styleVariants({
  small: { ...words0, fontSize: vars.text.body.size, lineHeight: vars.text.body.line },
  large: { ...words0, fontSize: vars.text.heading.size, lineHeight: vars.text.heading.line },
});
