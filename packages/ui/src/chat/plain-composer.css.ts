import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'none',
  '@media': {
    [media.scriptless]: { display: 'grid', gap: vars.space.x2, justifyItems: 'start', padding: vars.space.x4 },
  },
});
export const field = style({ width: '100%' });
