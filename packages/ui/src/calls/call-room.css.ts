import { style } from '@vanilla-extract/css';

/** Of keys, which a phone has none of. */
export const keys = style({ '@media': { '(hover: none)': { display: 'none' } } });
