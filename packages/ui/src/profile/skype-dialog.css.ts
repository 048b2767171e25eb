import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';

/** 550 px (specification, core §9); on phones a sheet, as every dialog. */
export const panel = style({ '@media': { [media.tablet]: { selectors: { '&&': { maxWidth: '550px' } } } } });
