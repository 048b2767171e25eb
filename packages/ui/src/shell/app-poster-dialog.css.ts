import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const drawing = style({ width: '100%', height: 'auto' });
export const text = style({ color: vars.color.textMuted, textWrap: 'pretty' });
