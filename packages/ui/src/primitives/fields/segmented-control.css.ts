import { style } from '@vanilla-extract/css';
import { forcedChosen } from '../../theme/forced-chosen.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const root = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space.half,
  padding: '3px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
  '@media': { [media.print]: { display: 'none' } },
});

export const segment = style({
  position: 'relative',
  // Where the whole is as wide as what it stands in, so are its segments together.
  flexGrow: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x1,
  minHeight: vars.size.controlSmall,
  minWidth: vars.space.x10,
  paddingInline: vars.space.x3,
  border: '1px solid transparent',
  borderRadius: '6px',
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.font.medium,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:has(:checked), &[aria-current]': {
      backgroundColor: vars.color.surface,
      borderColor: vars.color.border,
      color: vars.color.text,
      boxShadow: vars.shadow.card,
      '@media': forcedChosen,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
    '&:has(:disabled)': { color: vars.color.textSubtle, cursor: 'not-allowed' },
  },
  '@media': {
    [media.zoomed]: { paddingInline: vars.space.x2 },
  },
});

// Covers the segment, so that the whole of it is the radio's target.
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
