import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';

export const calendar = style({ minWidth: 0, '@media': { [media.phone]: { display: 'none' } } });
export const agenda = style({ '@media': { [media.tablet]: { display: 'none' }, [media.print]: { display: 'none' } } });
