import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column' });
globalStyle(`${list} > li + li`, { borderBlockStart: `1px solid ${vars.color.border}` });
globalStyle(`${list} > li:first-child`, { paddingBlockStart: 0 });
globalStyle(`${list} > li:last-child`, { paddingBlockEnd: 0 });

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  columnGap: vars.space.x3,
  paddingBlock: vars.space.x3,
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
});
export const mark = style({ color: vars.color.textMuted });
export const words = style({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minWidth: 0 });

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

/** The whole row is the link's target. */
export const link = style({
  ...small,
  fontWeight: vars.font.medium,
  color: vars.color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.small },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
export const excerpt = style({
  ...small,
  color: vars.color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** Beside the words, or under them where there is no room. */
export const time = style({
  ...small,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { flexBasis: '100%', paddingInlineStart: `calc(20px + ${vars.space.x3})` } },
});
