import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const list = style({ display: 'grid' });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 11rem 8.5rem',
  alignItems: 'center',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
  paddingInline: vars.space.x5,
  paddingBlock: vars.space.x3,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
    '&[data-link]:hover': { backgroundColor: vars.color.hover },
  },
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});
export const words = style({ display: 'grid', minWidth: 0, gridColumn: 1 });
export const title = style({ fontWeight: vars.font.medium, overflowWrap: 'anywhere' });
export const link = style([
  title,
  {
    color: vars.color.text,
    textDecoration: 'none',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    },
  },
]);
export const detail = style({ ...small, color: vars.color.textMuted, overflowWrap: 'anywhere' });
export const tag = style({
  gridColumn: 2,
  '@media': { [media.phone]: { gridColumn: '1 / -1', gridRow: 2 } },
});
export const amount = style({
  fontVariantNumeric: 'tabular-nums',
  gridColumn: 3,
  textAlign: 'end',
  fontWeight: vars.font.semibold,
  whiteSpace: 'nowrap',
  selectors: { '&[data-negative]': { color: vars.color.tone.danger.text } },
  '@media': { [media.phone]: { gridColumn: 2, gridRow: 1, alignSelf: 'start' } },
});
