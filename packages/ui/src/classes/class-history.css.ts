import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;
const columns = '9.5rem minmax(9rem, 1.2fr) minmax(10rem, 2fr) 11rem 12rem';

/** Where the columns have no room a row is a block of two lines. */
const narrow = 'screen and (max-width: 1099.98px)';

export const root = style({ display: 'grid', gap: vars.space.x4 });

export const table = style({
  minWidth: 0,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
});

const line = { display: 'grid', gridTemplateColumns: columns, columnGap: vars.space.x4, alignItems: 'center' } as const;

export const head = style({
  ...line,
  ...small,
  position: 'sticky',
  insetBlockStart: vars.layout.stickyTop,
  zIndex: vars.z.raised,
  padding: `${vars.space.x2} ${vars.space.x4}`,
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.sunken,
  color: vars.color.textMuted,
  fontWeight: vars.font.medium,
  '@media': { [narrow]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', padding: 0 } },
});

/** A day: out of sight it is neither laid out nor painted, yet it is found, read out, printed and scrolled to. */
export const day = style({
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 20rem',
  '@media': { [media.print]: { contentVisibility: 'visible' } },
});

export const dayHead = style({
  ...small,
  padding: `${vars.space.x2} ${vars.space.x4} ${vars.space.x1}`,
  fontWeight: vars.font.semibold,
});
export const dayCount = style({
  marginInlineStart: vars.space.x2,
  fontWeight: vars.font.regular,
  color: vars.color.textMuted,
});

export const row = style({
  ...line,
  position: 'relative',
  minHeight: vars.size.control,
  paddingInline: vars.space.x4,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:hover': { backgroundColor: vars.color.hover } },
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingBlock: vars.space.x2,
      rowGap: vars.space.half,
    },
  },
});

export const time = style({ fontVariantNumeric: 'tabular-nums', ...small, whiteSpace: 'nowrap' });
export const student = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.font.medium,
  '@media': { [narrow]: { gridColumn: 1, gridRow: 1 } },
});
export const topic = style({
  ...small,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  '@media': { [narrow]: { gridColumn: '1 / -1', whiteSpace: 'normal' } },
});
export const tool = style({
  ...small,
  display: 'flex',
  color: vars.color.textMuted,
  '@media': { [narrow]: { gridColumn: 2, gridRow: 2, justifySelf: 'end' } },
});
export const state = style({
  display: 'flex',
  '@media': { [narrow]: { gridColumn: 2, gridRow: 1, justifySelf: 'end' } },
});

/** The whole row is the target. */
export const link = style({
  display: 'block',
  minHeight: vars.size.targetMin,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});
