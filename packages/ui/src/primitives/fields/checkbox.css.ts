import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1 });

export const label = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  minHeight: vars.size.targetMin,
  fontSize: vars.text.small.size,
  lineHeight: vars.size.targetMin,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.textSubtle } },
});

// The target is 24 px; the box drawn inside it 18 px.
export const control = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.targetMin,
  height: vars.size.targetMin,
  margin: 0,
  borderRadius: vars.radius.small,
  cursor: 'inherit',
  '::before': {
    content: '""',
    gridArea: '1 / 1',
    width: '18px',
    height: '18px',
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surface,
  },
  '::after': {
    content: '""',
    gridArea: '1 / 1',
    width: '6px',
    height: '10px',
    marginBlockEnd: '2px',
    border: `solid ${vars.color.tone.brand.onSolid}`,
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
    visibility: 'hidden',
  },
  selectors: {
    '&:focus-visible': { outlineOffset: 0 },
    '&:hover:not(:disabled, :checked, [aria-invalid="true"])::before': { borderColor: vars.color.textMuted },
    '&:checked::before': { backgroundColor: vars.color.tone.brand.solid, borderColor: vars.color.tone.brand.solid },
    '&:checked::after': { visibility: 'visible' },
    '&[aria-invalid="true"]::before': { borderColor: vars.color.tone.danger.solid },
    '&:disabled::before': { backgroundColor: vars.color.sunken, borderColor: vars.color.border },
    '&:disabled::after': { borderColor: vars.color.textSubtle },
  },
  '@media': {
    [media.forcedColors]: { appearance: 'auto', '::before': { display: 'none' }, '::after': { display: 'none' } },
  },
});

export const below = style({ paddingInlineStart: vars.space.x8 });
