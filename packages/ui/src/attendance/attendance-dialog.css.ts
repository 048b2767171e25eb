import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

/** Room for a class, its price and both buttons side by side; on phones a sheet, as every dialog. */
export const panel = style({ '@media': { [media.tablet]: { selectors: { '&&': { maxWidth: '680px' } } } } });

export const list = style({ display: 'flex', flexDirection: 'column' });
globalStyle(`${list} > li + li`, { borderBlockStart: `1px solid ${vars.color.border}` });
