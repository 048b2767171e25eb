import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

// Blocks, not flex boxes: with hundreds of them it is felt.
const box = style({
  display: 'block',
  width: '100%',
  height: '100%',
  // Clipped, not hidden: a box that could be scrolled is a layer of its own.
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
  paddingBlock: '1px 0',
  paddingInline: '6px 4px',
  borderRadius: vars.radius.small,
  border: '1px solid transparent',
  borderInlineStartWidth: '3px',
  fontSize: vars.text.caption.size,
  lineHeight: '0.9375rem',
  fontWeight: vars.font.medium,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { filter: 'brightness(0.97)' },
    '&[aria-disabled=true]': { cursor: 'default', filter: 'none' },
    // A button would put its words in the middle of its height.
    '&:is(button)': { display: 'flex', alignItems: 'flex-start', justifyContent: 'flex-start', textIndent: '16px' },
    // Then the mark is beside the words; it takes no room there, so that their second line begins below it.
    '&:is(button)::before': { marginBlockStart: '2px', marginInlineEnd: '-12px' },
    // Inside: the cell shows nothing beyond its edges.
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

const tone = (name: keyof typeof vars.color.tone) => ({
  backgroundColor: vars.color.tone[name].soft,
  borderColor: vars.color.tone[name].border,
  borderInlineStartColor: vars.color.tone[name].solid,
  color: vars.color.tone[name].text,
});

const forced = { '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } } } as const;

const state = styleVariants({
  waited: { ...tone('info'), ...forced },
  confirmed: { ...tone('success'), ...forced },
  canceled: {
    ...tone('danger'),
    ...forced,
    backgroundColor: vars.color.surface,
    borderStyle: 'dashed',
    borderInlineStartStyle: 'solid',
  },
  open: {
    ...forced,
    backgroundColor: vars.color.surface,
    borderColor: vars.color.border,
    borderInlineStartColor: vars.color.borderStrong,
    color: vars.color.textMuted,
  },
  busy: { ...tone('neutral'), ...forced },
  training: { ...tone('brand'), ...forced },
  onLeave: {
    ...tone('neutral'),
    ...forced,
    // As a day that is crossed out by hand: seen from afar, and no class looks so.
    backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.surface} 0 5px, transparent 5px 10px)`,
  },
  disabled: {
    ...forced,
    backgroundColor: vars.color.sunken,
    borderColor: vars.color.border,
    color: vars.color.textSubtle,
  },
  inProgress: {
    ...forced,
    backgroundColor: vars.color.tone.brand.solid,
    borderColor: vars.color.tone.brand.solid,
    color: vars.color.tone.brand.onSolid,
  },
  unfinished: {
    ...forced,
    backgroundColor: vars.color.tone.brand.solid,
    borderColor: vars.color.tone.brand.solid,
    borderInlineStartColor: vars.color.tone.warning.solid,
    color: vars.color.tone.brand.onSolid,
  },
  finished: {
    ...forced,
    backgroundColor: vars.color.surface,
    borderColor: vars.color.border,
    borderInlineStartColor: vars.color.borderStrong,
    color: vars.color.textMuted,
  },
  incorrectFinished: {
    ...forced,
    backgroundColor: vars.color.surface,
    borderColor: vars.color.tone.warning.border,
    borderInlineStartColor: vars.color.tone.warning.solid,
    color: vars.color.tone.warning.text,
  },
  missingRemark: { ...tone('warning'), ...forced },
  incorrectMissingRemark: { ...tone('warning'), ...forced },
});
globalStyle(`.${state.canceled}::first-line`, { textDecorationLine: 'line-through' });

// The states' icons as shapes cut out of one mark, on a grid of 12: filled, they are read at this size, and cost no element.
const disc = 'M0 6a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z';
const warnedDisc = `${disc}M5.2 2.5H6.8V7H5.2ZM5.2 8H6.8V9.6H5.2Z`;
const shapes = {
  waited: 'M2 0h8v1.5H9.4V3L7 6l2.4 3v1.5H10V12H2v-1.5h.6V9L5 6 2.6 3V1.5H2Z',
  confirmed: `${disc}M2.9 6.2 3.9 5.2 5.3 6.6 8.2 3.7 9.2 4.7 5.3 8.6Z`,
  canceled: `${disc}M3.5 4.5 4.5 3.5 6 5 7.5 3.5 8.5 4.5 7 6 8.5 7.5 7.5 8.5 6 7 4.5 8.5 3.5 7.5 5 6Z`,
  open: `${disc}M1.5 6a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z`,
  busy: `${disc}M3 5.3H9V6.7H3Z`,
  training: 'M6 1 12 4 6 7 0 4ZM2.5 6V9Q6 11.5 9.5 9V6L6 7.8Z',
  onLeave:
    'M0 1.5H2V0H3.5V1.5H8.5V0H10V1.5H12V12H0ZM1.5 4.5V10.5H10.5V4.5ZM3.6 6.6 4.6 5.6 6 7 7.4 5.6 8.4 6.6 7 8 8.4 9.4 7.4 10.4 6 9 4.6 10.4 3.6 9.4 5 8Z',
  disabled: 'M1.5 5.5H3V3.5a3 3 0 0 1 6 0v2h1.5V12h-9ZM4.5 5.5h3V3.5a1.5 1.5 0 0 0-3 0Z',
  inProgress: `${disc}M4.6 3.4 9 6 4.6 8.6Z`,
  unfinished: `${disc}M4.6 3.4 9 6 4.6 8.6Z`,
  finished: 'M0 6.5 1 5.5 3 7.5 7.6 2.5 8.6 3.5 3 9.5ZM5.6 8.5 6.4 7.6 6.5 7.7 11 2.5 12 3.5 6.5 9.5Z',
  incorrectFinished: warnedDisc,
  incorrectMissingRemark: warnedDisc,
  missingRemark: 'M0 0h7v1.5H1.5v9h9V6H12v6H0ZM4.5 6 9.8.7 11.3 2.2 6 7.5H4.5Z',
} satisfies Record<keyof typeof state, string>;

// Before the title, where a narrow column shows it too.
const mark = style({
  '::before': {
    content: '""',
    display: 'inline-block',
    width: '12px',
    height: '12px',
    marginInlineEnd: '4px',
    verticalAlign: '-2px',
    backgroundColor: 'currentColor',
  },
  '@media': { [media.forcedColors]: { '::before': { backgroundColor: 'CanvasText' } } },
});
const marks = styleVariants(shapes, (shape) => [mark, { '::before': { clipPath: `path(evenodd, "${shape}")` } }]);

/** The box of an entry in its state, with the state's mark. */
export const look = styleVariants(state, (name, key) => [box, marks[key], name]);
