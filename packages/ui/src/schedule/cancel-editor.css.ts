import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { phoneBar, scrollClearOf } from './phone-bar.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;
/** Parts of the one grid of all days, so that their rows line up from day to day. */
const acrossDays = { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } as const;
/** Where what it costs fits beside its entry. */
const wide = '(min-width: 38rem)';

export const daysPlace = style({ containerType: 'inline-size', minWidth: 0 });
/** Columns: box, time, name, and where it fits what it costs. */
export const days = style({
  display: 'grid',
  gap: `${vars.space.x4} ${vars.space.x2}`,
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  '@container': { [wide]: { columnGap: vars.space.x3, gridTemplateColumns: 'auto auto minmax(0, 1fr) auto' } },
});
export const day = style({
  ...acrossDays,
  padding: vars.space.x4,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
});
export const dayName = style({
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.font.semibold,
  gridColumn: '1 / -1',
  marginBlockEnd: vars.space.x2,
});
export const entries = style({
  ...acrossDays,
  rowGap: vars.space.x3,
  '@container': { [wide]: { rowGap: vars.space.x2 } },
});
export const entry = style(acrossDays);
export const entryLabel = style({
  ...acrossDays,
  gridColumn: '1 / 4',
  fontSize: vars.text.small.size,
  lineHeight: vars.size.targetMin,
  cursor: 'pointer',
});
export const cost = style({
  ...small,
  gridColumn: '2 / -1',
  color: vars.color.textMuted,
  '@container': { [wide]: { gridColumn: '4', lineHeight: vars.size.targetMin } },
});
export const reason = style({ gridColumn: '2 / -1' });
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const nothing = style({ ...small, gridColumn: '1 / -1', color: vars.color.textMuted });
export const time = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.font.semibold });
/** Under the tutor's own time. */
export const second = style({ ...small, display: 'block', fontWeight: vars.font.regular, color: vars.color.textMuted });
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
/** Days and basket: beside each other, or on phones one after the other. */
export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  minWidth: 0,
  '@media': {
    [media.tablet]: {
      display: 'grid',
      alignItems: 'start',
      gridTemplateColumns: 'minmax(0, 1fr) 17rem',
    },
  },
});
/** Stays in view beside two weeks of classes. On phones it is no box, so that its bar can stay in view over all of them. */
export const basket = style({
  minWidth: 0,
  '@media': {
    [media.phone]: { display: 'contents' },
    [media.tablet]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.stickyTop} + ${vars.space.x4})`,
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.x4,
    },
  },
});
/** Leaves room for Submit below it, however much is selected. */
export const selection = style({
  '@media': {
    [media.tablet]: {
      maxHeight: 'max(8rem, calc(100dvh - 22rem))',
      // Rings of what has the focus are not cut off.
      padding: vars.space.x1,
      margin: `calc(-1 * ${vars.space.x1})`,
      overflowY: 'auto',
    },
  },
});
/** Submit: below the list, and on phones, once something is selected, at the foot of the screen. */
export const submitBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  '@media': {
    [media.phone]: {
      selectors: {
        '&[data-stays]': {
          ...phoneBar,
          position: 'sticky',
          // From edge to edge, over the page's own margin.
          marginInline: `calc(-1 * ${vars.space.x4})`,
        },
      },
    },
    [media.low]: { selectors: { '&[data-stays]': { position: 'static' } } },
  },
});
scrollClearOf(`${submitBar}[data-stays]`);
export const sum = style({ marginBlockStart: vars.space.x3 });

export const barWords = style({
  flex: 1,
  minWidth: 0,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  '@media': {
    [media.tablet]: { display: 'none' },
    [media.phone]: { selectors: { [`${submitBar}:not([data-stays]) > &`]: { display: 'none' } } },
  },
});
export const barLeft = style({ display: 'block', color: vars.color.textMuted });
export const submit = style({
  flex: 1,
  '@media': {
    [media.phone]: { selectors: { [`${submitBar}[data-stays] > &`]: { flex: 'none', minWidth: '8rem' } } },
  },
});
export const why = style({ display: 'grid', gap: vars.space.x3, marginBlockStart: vars.space.x3 });
export const left = style({ marginBlockEnd: vars.space.x3 });
