import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.x3,
  marginBlockEnd: vars.space.x5,
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'end' } },
});
export const level = style({ minWidth: '10rem', '@media': { [media.phone]: { gridColumn: '1 / -1' } } });
export const problem = style({ flexBasis: '100%', '@media': { [media.phone]: { gridColumn: '1 / -1' } } });
