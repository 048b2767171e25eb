import { styleVariants } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

const tone = vars.color.tone;

/** Tinted ground with words of the same hue. */
export const soft = styleVariants(tone, (colors) => ({
  backgroundColor: colors.soft,
  borderColor: colors.border,
  color: colors.text,
}));

/** Filled ground. */
export const solid = styleVariants(tone, (colors) => ({ backgroundColor: colors.solid, color: colors.onSolid }));

/** Only the words take the hue. */
export const words = styleVariants(tone, (colors) => ({ color: colors.text }));

/** Only a mark's fill takes the hue. */
export const fill = styleVariants(tone, (colors) => ({ backgroundColor: colors.solid }));
