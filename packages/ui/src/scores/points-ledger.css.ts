import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const balance = style({ color: vars.color.textMuted });
export const figure = style({
  color: vars.color.text,
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
});
export const title = style({ fontWeight: vars.font.semibold });

/** The change and the balances; on phones a line of their own, whatever the length of the words before. */
export const figures = style({
  fontVariantNumeric: 'tabular-nums',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  '@media': { [media.phone]: { width: '100%' } },
});
