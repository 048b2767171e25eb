import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const root = style({ flexShrink: 0 });

export const size = styleVariants(
  { small: vars.size.iconSmall, medium: vars.size.icon, large: vars.size.iconLarge },
  (length) => ({ width: length, height: length }),
);
