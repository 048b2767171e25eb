import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 26rem)' } },
});
export const facts = style({ display: 'grid', alignContent: 'start', gap: vars.space.x4, minWidth: 0 });
export const small = style({
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
