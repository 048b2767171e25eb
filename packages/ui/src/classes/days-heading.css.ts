import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const dates = style({ fontSize: vars.text.heading.size, lineHeight: vars.text.heading.line });
export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  minHeight: vars.size.targetMin,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});

/** Apart from the zone, beside it or below. A choice of the screen means nothing on paper. */
export const change = style({ marginInlineEnd: 'auto', '@media': { [media.print]: { display: 'none' } } });
