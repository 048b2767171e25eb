import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4, minWidth: 0 });
export const drawing = style({ width: '100%', height: '120px' });
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.color.textSubtle,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
});
/** Cells of words keep their width where the table scrolls to the side. */
export const moment = style({ display: 'inline-block', minWidth: '7.5rem' });
export const verdict = style({ display: 'inline-block', minWidth: '14rem' });
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space.x4,
});

/** All four columns are seen at once, also on a phone: a change that scrolls away compares nothing. */
export const compared = style({});
globalStyle(`${compared} :is(td, th)`, {
  '@media': {
    [media.phone]: {
      whiteSpace: 'normal',
      paddingInline: vars.space.x1,
      fontSize: vars.text.caption.size,
      lineHeight: vars.text.caption.line,
    },
  },
});
