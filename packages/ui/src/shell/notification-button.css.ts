import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { underHeader } from './popover.css.ts';

export const panel = style([underHeader, { width: 'min(380px, calc(100vw - 32px))', padding: vars.space.x4 }]);

export const title = style({ marginBlockEnd: vars.space.x3 });
