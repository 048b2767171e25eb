import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

/** Height of a row; `ranking-table.tsx` counts with the same. */
export const rowRem = 3.5;

export const root = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
});
export const table = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });
export const caption = style({
  padding: `${vars.space.x3} ${vars.space.x5}`,
  textAlign: 'start',
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

const cell = {
  paddingInline: vars.space.x3,
  verticalAlign: 'middle',
  '@media': { [media.phone]: { paddingInline: vars.space.x2 } },
} as const;

export const head = style({
  ...cell,
  height: vars.size.controlSmall,
  backgroundColor: vars.color.sunken,
  color: vars.color.textMuted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  fontWeight: vars.font.medium,
  textAlign: 'start',
});
export const numberHead = style([head, { textAlign: 'end' }]);
export const rankHead = style([numberHead, { width: '4.5rem' }]);
export const valueHead = style([numberHead, { width: '17rem', '@media': { [media.phone]: { width: '8.5rem' } } }]);
export const movementHead = style([head, { width: '6.5rem', '@media': { [media.phone]: { width: '4.75rem' } } }]);

export const row = style({
  height: `${rowRem}rem`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  selectors: {
    '&[data-own]': { backgroundColor: vars.color.selected },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
const oneRow = { maxHeight: `${rowRem}rem`, overflow: 'hidden' } as const;
export const rank = style({
  ...cell,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.semibold,
  textAlign: 'end',
});
export const nameCell = style({ ...cell, textAlign: 'start', fontWeight: vars.font.regular });
/** Two lines of a long name; its row is as high as any other. */
export const name = style({
  ...oneRow,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  lineHeight: vars.text.small.line,
  overflowWrap: 'break-word',
  selectors: {
    '&[data-hidden]': { color: vars.color.textSubtle, fontStyle: 'italic' },
    '&[data-one-line]': { WebkitLineClamp: 1 },
  },
});
/** The medal that is worn, under the name. */
export const medal = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
});
export const own = style({ fontWeight: vars.font.semibold });
export const valueCell = style({ ...cell, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const value = style({ display: 'block', lineHeight: vars.text.small.line, fontWeight: vars.font.medium });
export const parts = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
});
export const movementCell = style(cell);
/** Room of the rows that are not drawn. */
export const space = style({ padding: 0, border: 0 });
export const pager = style({ padding: vars.space.x4 });

/** Stays at the foot of the window, as long as the list is in sight. */
export const ownBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
  padding: `${vars.space.x2} ${vars.space.x5}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  borderRadius: `0 0 ${vars.radius.large} ${vars.radius.large}`,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.raised,
  '@media': { [media.print]: { position: 'static' } },
});
export const ownWords = style({ flex: '1 1 12rem', fontVariantNumeric: 'tabular-nums' });
