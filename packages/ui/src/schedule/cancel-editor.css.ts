import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const days = style({
  display: 'grid',
  gap: vars.space.x4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  alignItems: 'start',
});
export const day = style({
  minWidth: 0,
  padding: vars.space.x4,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
});
export const dayName = style({
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.font.semibold,
  marginBlockEnd: vars.space.x2,
});
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const nothing = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});
export const time = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.font.semibold });
export const second = style({ color: vars.color.textMuted });
export const pager = style({ display: 'flex', alignItems: 'center', gap: vars.space.x1 });
export const selected = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.x2 });
export const selectedWords = style({
  flex: 1,
  minWidth: 0,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const selectedNote = style({ display: 'block', color: vars.color.textMuted });
/** What stands against it: no word that is seen in passing. */
export const selectedReason = style({ display: 'block', color: vars.color.tone.danger.text });
/** Stays in view beside two weeks of classes. */
export const basket = style({
  '@media': {
    [media.large]: { position: 'sticky', insetBlockStart: `calc(${vars.layout.header} + ${vars.space.x4})` },
  },
});
/** As wide as a phone or the list beside the days, and no bar across the page between the two. */
export const submit = style({ marginBlockStart: vars.space.x4, maxWidth: '22rem' });
export const left = style({ marginBlockEnd: vars.space.x3 });
