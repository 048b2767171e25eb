import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const form = style({ display: 'grid', gap: vars.space.x3, maxWidth: vars.layout.readingMax });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.x2,
  '@media': { [media.phone]: { flexDirection: 'column-reverse' } },
});
