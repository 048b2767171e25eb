import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import {
  defaultColors,
  defaultShadows,
  font,
  layout,
  motion,
  radius,
  size,
  softColors,
  softShadows,
  space,
  text,
  z,
} from './tokens.ts';

const defaultTheme = {
  color: defaultColors,
  space,
  size,
  radius,
  shadow: defaultShadows,
  font,
  text,
  z,
  motion,
  layout,
};

/** The theme contract: every colour, length and layer a component may use. Both themes fill it. */
export const vars = createGlobalThemeContract(
  {
    ...defaultTheme,
    color: { ...defaultColors, tone: { ...defaultColors.tone } },
  },
  (_value, path) => path.join('-'),
);

createGlobalTheme(':root', vars, defaultTheme);

// Soft Mode (specification, core §4) changes colours and shadows only, so that nothing moves when it is switched.
createGlobalTheme('[data-theme="theme1"]', vars.color, softColors);
createGlobalTheme('[data-theme="theme1"]', vars.shadow, softShadows);
