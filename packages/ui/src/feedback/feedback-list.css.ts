import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

/** Two lines of what was written; all of it is on its page. */
export const content = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxWidth: vars.layout.readingMax,
  overflowWrap: 'anywhere',
});
