import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

/** Two states in one: in two lines, or a narrow row would have no room for anything else. */
export const long = style({
  selectors: { '&&': { maxWidth: '9.5rem', borderRadius: vars.radius.medium, whiteSpace: 'normal' } },
});
