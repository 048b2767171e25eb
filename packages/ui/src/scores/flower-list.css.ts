import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'grid', gap: vars.space.x4 });

export const when = style({ '@media': { [media.tablet]: { whiteSpace: 'nowrap' } } });
