import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const figures = style({ marginBlockEnd: vars.space.x5 });
/** On a phone below the line that the title has under it. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  '@media': { [media.phone]: { order: 1, flexBasis: '100%', marginBlockStart: vars.space.x2 } },
});
