import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

/**
 * For a line on the canvas that scrolls sideways. Where not all fits, a shade at its end says that there is more; what scrolls
 * along covers it once the end is reached.
 */
export const moreToTheSide = style({
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  background: `
    linear-gradient(to left, ${vars.color.canvas} 50%, transparent) right / 48px 100% no-repeat local,
    linear-gradient(to left, ${vars.color.border}, transparent) right / 16px 100% no-repeat scroll`,
});
