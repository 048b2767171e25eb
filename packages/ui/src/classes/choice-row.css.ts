import { style } from '@vanilla-extract/css';
import { forcedChosen } from '../theme/forced-chosen.ts';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
  borderRadius: vars.radius.small,
});
export const label = style({ ...small, flex: '1 1 12rem', fontWeight: vars.font.medium, overflowWrap: 'anywhere' });
export const choices = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space.x1 });
export const choice = style({
  ...small,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.size.controlSmall,
  minWidth: vars.space.x10,
  paddingInline: vars.space.x3,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  color: vars.color.textMuted,
  fontWeight: vars.font.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover, color: vars.color.text },
    '&:has(:checked)': {
      backgroundColor: vars.color.tone.brand.soft,
      borderColor: vars.color.tone.brand.solid,
      color: vars.color.tone.brand.text,
      '@media': forcedChosen,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
    '[aria-invalid="true"] &': { borderColor: vars.color.tone.danger.solid },
  },
});
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
