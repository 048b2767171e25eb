import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const notice = style({ marginBlockEnd: vars.space.x4 });
export const calendar = style({ minWidth: 0, '@media': { [media.phone]: { display: 'none' } } });
export const agenda = style({ '@media': { [media.tablet]: { display: 'none' }, [media.print]: { display: 'none' } } });
