import { assignVars, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { stageColors } from '../theme/tokens.ts';

/** Dark colours for everything inside, in either theme. On paper there is no stage. */
export const stageTheme = style({
  '@media': {
    screen: {
      colorScheme: 'dark',
      backgroundColor: vars.color.canvas,
      color: vars.color.text,
      vars: assignVars(vars.color, stageColors),
    },
  },
});
