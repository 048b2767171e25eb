import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

/** Put it on the element around a row. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x4,
  rowGap: vars.space.x2,
  paddingBlock: vars.space.x4,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  flex: '1 1 16rem',
  minWidth: 0,
});

export const title = style({ fontWeight: vars.font.semibold, overflowWrap: 'anywhere' });
export const subject = style({ fontWeight: vars.font.regular, color: vars.color.textMuted });

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const detail = style({ ...small, color: vars.color.textMuted });
export const deadline = style({
  ...small,
  marginBlock: `${vars.space.x1} 2px`,
  fontWeight: vars.font.medium,
  color: vars.color.tone.warning.text,
});

export const form = style({
  display: 'flex',
  gap: vars.space.x2,
  '@media': { [media.phone]: { width: '100%' } },
});
globalStyle(`${form} > :is(button, a)`, { minWidth: '5.5rem' });
globalStyle(`${form} > :is(button, a)`, { '@media': { [media.phone]: { flex: 1 } } });

export const result = style({ flexBasis: '100%', selectors: { '&:empty': { display: 'none' } } });

export const outcome = style({
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
});
globalStyle(`${outcome} > span:last-child`, { flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });
