import { globalStyle, style } from '@vanilla-extract/css';
import { forcedChosen } from '../theme/forced-chosen.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { barHeight, foot, phoneBar, scrollClearOf } from './phone-bar.ts';
import { crossedOut } from './slot-grid.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4, minWidth: 0 });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x5,
  rowGap: vars.space.x3,
});
export const range = style({ flex: 1, minWidth: 'min(100%, 18rem)' });
/** What only works by script is not there without it: then the week is changed by the form above. */
const byScript = { '@media': { [media.scriptless]: { display: 'none' } } } as const;
export const actions = style([
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 },
  byScript,
]);
// On phones two in a line; the last stands alone once Submit is at the foot of the screen.
globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flex: '1 1 40%' } } });
export const busyTimes = style(byScript);
/** Review: on phones, once something is changed, at the foot of the screen, however far down the day one is. */
export const submitBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  '@media': {
    [media.phone]: {
      selectors: {
        '&[data-stays]': {
          ...phoneBar,
          position: 'fixed',
          insetInline: 0,
          justifyContent: 'space-between',
        },
      },
    },
    [media.low]: { selectors: { '&[data-stays]': { position: 'static' } } },
  },
});
globalStyle(`${submitBar}:not([data-stays]) > button`, { '@media': { [media.phone]: { flex: 1 } } });
// The end of the page can be scrolled above the bar.
globalStyle(`${root}:has(${submitBar}[data-stays])`, { '@media': { [media.phone]: { paddingBlockEnd: barHeight } } });
scrollClearOf(`${submitBar}[data-stays]`);
export const barWords = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
  '@media': {
    [media.tablet]: { display: 'none' },
    [media.phone]: { selectors: { [`${submitBar}:not([data-stays]) > &`]: { display: 'none' } } },
  },
});
/** What was said against a press: at the foot of the screen, so that nothing moves where one presses. */
export const refused = style({
  position: 'fixed',
  zIndex: vars.z.floating,
  insetBlockEnd: vars.space.x4,
  insetInline: vars.space.x4,
  width: 'fit-content',
  maxWidth: '30rem',
  marginInline: 'auto',
  boxShadow: vars.shadow.raised,
  '@media': {
    [media.phone]: {
      insetBlockEnd: `calc(${foot} + ${vars.space.x2})`,
      selectors: {
        [`${root}:has([data-stays]) > &`]: { insetBlockEnd: `calc(${foot} + ${barHeight} + ${vars.space.x2})` },
      },
    },
  },
});
// What gets the focus is scrolled clear of it, and of a phone's bar below it.
globalStyle(`:root:has(${root} > ${refused})`, { scrollPaddingBottom: `calc(${foot} + ${barHeight} + 7rem)` });
export const left = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const count = style({ fontWeight: vars.font.semibold, color: vars.color.text });

export const columns = style({
  display: 'grid',
  gap: vars.space.x5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem' } },
});
export const aside = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4, minWidth: 0 });

export const dayTabs = style([
  {
    display: 'flex',
    gap: vars.space.x1,
    minWidth: 0,
    overflowX: 'auto',
    margin: 0,
    padding: 0,
    border: 0,
    paddingBlockEnd: vars.space.x2,
    marginBlockEnd: vars.space.x2,
  },
  byScript,
]);
export const dayTab = style({
  flex: '1 0 2.75rem',
  minHeight: vars.size.controlLarge,
  paddingInline: vars.space.x1,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      backgroundColor: vars.color.tone.brand.soft,
      borderColor: vars.color.tone.brand.solid,
      color: vars.color.tone.brand.text,
      fontWeight: vars.font.semibold,
      '@media': forcedChosen,
    },
  },
});
export const dayNote = style({
  display: 'block',
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const hint = style([
  { fontSize: vars.text.small.size, lineHeight: vars.text.small.line, color: vars.color.textMuted },
  byScript,
]);
export const leaveTag = style({ backgroundImage: crossedOut });
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2, marginBlockEnd: vars.space.x3 });

export const section = style({ marginBlockEnd: vars.space.x4 });
export const sectionTitle = style({
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.font.semibold,
  marginBlockEnd: vars.space.x1,
});
export const times = style({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
  margin: 0,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const timesDay = style({ color: vars.color.textMuted });
export const timesText = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
export const timeSpan = style({ whiteSpace: 'nowrap' });
