import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const cell = style({
  zIndex: vars.z.raised,
  // Most of a day is out of sight; its classes are laid out and painted when they come into view.
  contentVisibility: 'auto',
  '@media': { [media.print]: { contentVisibility: 'visible' } },
});

const oneLine = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

// Blocks, not flex boxes: with hundreds of them it is felt.
export const button = style({
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  paddingBlock: '1px 0',
  paddingInline: '6px 4px',
  borderRadius: vars.radius.small,
  border: '1px solid transparent',
  borderInlineStartWidth: '3px',
  fontSize: vars.text.caption.size,
  lineHeight: '0.9375rem',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { filter: 'brightness(0.97)' },
    // Inside: the cell shows nothing beyond its edges.
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
// A native button centres its content; a class begins at the top, as an anchor does.
globalStyle(`button.${button}`, { display: 'flex', flexDirection: 'column', justifyContent: 'flex-start' });

export const title = style({ ...oneLine, fontWeight: vars.font.semibold });
export const status = style(oneLine);
export const icon = style({
  display: 'inline-block',
  width: '12px',
  height: '12px',
  verticalAlign: '-2px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2.25',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

const tone = (name: keyof typeof vars.color.tone) => ({
  backgroundColor: vars.color.tone[name].soft,
  borderColor: vars.color.tone[name].border,
  borderInlineStartColor: vars.color.tone[name].solid,
  color: vars.color.tone[name].text,
});

const forced = { '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } } } as const;

export const state = styleVariants({
  waited: { ...tone('info'), ...forced },
  confirmed: { ...tone('success'), ...forced },
  canceled: {
    ...tone('danger'),
    ...forced,
    backgroundColor: vars.color.surface,
    borderStyle: 'dashed',
    borderInlineStartStyle: 'solid',
  },
  busy: { ...tone('neutral'), ...forced },
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
  finished: {
    ...forced,
    backgroundColor: vars.color.surface,
    borderColor: vars.color.border,
    borderInlineStartColor: vars.color.borderStrong,
    color: vars.color.textMuted,
  },
  missingRemark: { ...tone('warning'), ...forced },
});

globalStyle(`${state.canceled} > ${title}`, { textDecorationLine: 'line-through' });
