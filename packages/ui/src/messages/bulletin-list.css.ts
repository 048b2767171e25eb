import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'grid', gap: vars.space.x5, maxWidth: vars.layout.readingMax });
/** Found by its address, it is not under the header, and it is seen which one it is. */
export const bulletin = style({
  scrollMarginBlockStart: `calc(${vars.layout.stickyTop} + ${vars.space.x4})`,
  ':target': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
});
