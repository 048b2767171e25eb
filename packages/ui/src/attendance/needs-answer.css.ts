import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const count = style({ verticalAlign: '2px', marginInlineStart: vars.space.x1 });

export const list = style({ display: 'flex', flexDirection: 'column' });
globalStyle(`${list} > li + li`, { borderBlockStart: `1px solid ${vars.color.border}` });
globalStyle(`${list} > li:last-child`, { paddingBlockEnd: 0 });
globalStyle(`${list} > li:first-child`, { paddingBlockStart: 0 });

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x4,
  rowGap: vars.space.x2,
  paddingBlock: vars.space.x4,
});

export const words = style({ display: 'flex', flexDirection: 'column', flex: '1 1 14rem', minWidth: 0 });

export const title = style({ fontWeight: vars.font.semibold });
export const subject = style({ fontWeight: vars.font.regular, color: vars.color.textMuted });

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const detail = style({ ...small, color: vars.color.textMuted });
export const deadline = style({ ...small, marginBlockStart: vars.space.x1, color: vars.color.textMuted });
export const left = style({ fontWeight: vars.font.medium, color: vars.color.tone.warning.text });

export const form = style({
  display: 'flex',
  gap: vars.space.x2,
  '@media': { [media.phone]: { width: '100%' } },
});
globalStyle(`${form} > button`, { minWidth: '5.5rem' });
globalStyle(`${form} > button`, { '@media': { [media.phone]: { flex: 1 } } });

export const result = style({ flexBasis: '100%', selectors: { '&:empty': { display: 'none' } } });

export const outcome = style({
  ...small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  fontWeight: vars.font.medium,
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  paddingBlock: vars.space.x3,
});

/** The whole row is the link's target. */
export const link = style({
  ...small,
  fontWeight: vars.font.medium,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.small },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
