import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { root as visuallyHidden } from '../layout/visually-hidden.css.ts';

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1, minWidth: 0 });

export const label = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.font.medium,
});

// A hidden label takes no gap: the field stands level with what is beside it.
globalStyle(`${label}:has(> ${visuallyHidden}:only-child)`, { marginBlockEnd: `calc(-1 * ${vars.space.x1})` });

export const optional = style({ color: vars.color.textSubtle, fontWeight: vars.font.regular });

export const description = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x1,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.tone.danger.text,
});

export const errorIcon = style({ marginBlockStart: vars.space.half });

export const control = style({
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space.x3,
  // Border and all as high as a button.
  paddingBlock: `calc(${vars.space.x2} - 1px)`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  // 16 px, or phones zoom into the field when it is touched.
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  // Reached from below it comes into view with its label, not under the header.
  scrollMarginBlockStart: vars.space.x8,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  '::placeholder': { color: vars.color.textSubtle, opacity: 1 },
  selectors: {
    '&:hover:not(:disabled, :focus-visible, [aria-invalid="true"])': { borderColor: vars.color.textMuted },
    '&:focus-visible': { outlineOffset: '-1px', borderColor: vars.color.focus },
    '&[aria-invalid="true"]': { borderColor: vars.color.tone.danger.solid },
    '&[aria-invalid="true"]:focus-visible': { outlineColor: vars.color.tone.danger.solid },
    '&:disabled, &:read-only:not(select)': { backgroundColor: vars.color.sunken },
    '&:disabled': { color: vars.color.textSubtle, borderColor: vars.color.border, cursor: 'not-allowed' },
    // The browser's own parts of a date are higher than a line: level with the fields beside it.
    '&[type="date"]': { height: `calc(${vars.text.body.line} + 2 * ${vars.space.x2})` },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:disabled': { borderColor: 'GrayText', color: 'GrayText' } } } },
});
