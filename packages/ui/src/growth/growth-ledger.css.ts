import { style } from '@vanilla-extract/css';
import { foot as rowFoot } from '../scores/row-list.css.ts';

/** At the end of its line, also where nothing stands before it. */
export const foot = style([rowFoot, { marginInlineStart: 'auto' }]);
