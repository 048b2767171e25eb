import { style } from '@vanilla-extract/css';
import { forcedChosen } from '../theme/forced-chosen.ts';
import { vars } from '../theme/theme.css.ts';

/** Height of a row; `conversation-list.tsx` counts with the same. */
export const rowRem = 4.25;

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;
const caption = { fontSize: vars.text.caption.size, lineHeight: vars.text.caption.line } as const;
const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  backgroundColor: vars.color.surface,
});

export const head = style({
  display: 'grid',
  gap: vars.space.x2,
  padding: vars.space.x3,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const titleLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  minHeight: vars.size.controlSmall,
});
export const title = style({ fontSize: vars.text.heading.size, lineHeight: vars.text.heading.line });
export const filter = style({ display: 'flex' });

export const scroller = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
});
export const sizer = style({ position: 'relative' });
export const item = style({ position: 'absolute', insetBlockStart: 0, insetInline: 0 });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  height: `${rowRem}rem`,
  paddingInline: vars.space.x3,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[aria-current]': {
      backgroundColor: vars.color.selected,
      boxShadow: `inset 3px 0 0 ${vars.color.tone.brand.solid}`,
      '@media': forcedChosen,
    },
  },
});
export const words = style({ flex: 1, minWidth: 0, display: 'grid', gap: vars.space.half });
export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space.x1, minWidth: 0 });
export const name = style({
  ...small,
  ...ellipsis,
  minWidth: 0,
  fontWeight: vars.font.medium,
  selectors: { [`${link}[data-unread] &`]: { fontWeight: vars.font.semibold } },
});
export const mark = style({ color: vars.color.textSubtle });
export const kind = style({ ...caption, flexShrink: 0, color: vars.color.textMuted });
export const time = style({
  ...caption,
  flexShrink: 0,
  marginInlineStart: 'auto',
  paddingInlineStart: vars.space.x1,
  color: vars.color.textSubtle,
});
export const preview = style({
  ...caption,
  ...ellipsis,
  flex: 1,
  minWidth: 0,
  minHeight: vars.text.small.line,
  alignContent: 'center',
  color: vars.color.textMuted,
});
export const draft = style({ color: vars.color.tone.warning.text, fontWeight: vars.font.medium });
export const failed = style([preview, { color: vars.color.tone.danger.text, fontWeight: vars.font.medium }]);
export const mention = style({ color: vars.color.tone.danger.text });

export const loading = style({ display: 'grid', gap: vars.space.x4, padding: vars.space.x3 });
export const loadingRow = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3 });
