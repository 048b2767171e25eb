import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.font.semibold });
