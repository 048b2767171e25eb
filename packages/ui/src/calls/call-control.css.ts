import { style } from '@vanilla-extract/css';
import { forcedChosen } from '../theme/forced-chosen.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x1,
  minWidth: '4rem',
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  userSelect: 'none',
  '@media': { [media.phone]: { minWidth: '4.25rem' } },
  selectors: {
    '&[aria-pressed="true"]': { '@media': forcedChosen },
    '&[aria-disabled="true"]': { cursor: 'not-allowed', color: vars.color.textSubtle },
  },
});

export const circle = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.hover,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    [`${root}:hover:not([aria-disabled="true"]) &`]: { backgroundColor: vars.color.pressed },
    // A device that is off stands out, since that is what surprises.
    [`${root}[data-off] &`]: { backgroundColor: vars.color.text, color: vars.color.canvas },
    [`${root}[data-off]:hover &`]: { backgroundColor: vars.color.textMuted, color: vars.color.canvas },
    [`${root}:not([data-off])[aria-expanded="true"] &`]: {
      backgroundColor: vars.color.tone.brand.soft,
      borderColor: vars.color.tone.brand.border,
      color: vars.color.tone.brand.text,
    },
    [`${root}[aria-disabled="true"] &`]: { backgroundColor: 'transparent' },
  },
  '@media': {
    [media.low]: { width: '2.75rem', height: '2.75rem' },
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: {
        [`${root}[data-off] &`]: { border: '2px dashed ButtonText' },
        [`${root}[aria-disabled="true"] &`]: { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

export const problem = style({
  position: 'absolute',
  insetBlockStart: '-2px',
  insetInlineEnd: '-2px',
  display: 'grid',
  placeItems: 'center',
  width: '1.25rem',
  height: '1.25rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.warning.solid,
  color: vars.color.tone.warning.onSolid,
  fontWeight: vars.font.bold,
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
});

export const words = style({ whiteSpace: 'nowrap' });

export const key = style({
  display: 'none',
  marginInlineStart: vars.space.x1,
  paddingInline: vars.space.x1,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  fontFamily: vars.font.family,
  fontSize: '0.6875rem',
  '@media': { 'screen and (min-width: 1000px) and (hover: hover)': { display: 'inline' } },
});
