import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const bar = style({ marginInline: vars.space.x4, marginBlockStart: vars.space.x2 });
