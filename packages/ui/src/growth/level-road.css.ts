import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const mark = '3.5rem';

export const road = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const station = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${mark} minmax(0, 1fr)`,
  gap: vars.space.x4,
  paddingBlockEnd: vars.space.x5,
  selectors: {
    // The road itself: to the next station, filled where it was walked.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `${mark} 0`,
      insetInlineStart: `calc(${mark} / 2 - 3px)`,
      width: '6px',
      backgroundColor: vars.color.track,
    },
    '&[data-passed]::before': { backgroundColor: vars.color.tone.brand.solid },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { content: 'none' },
  },
});
export const sign = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: mark,
  height: mark,
  borderRadius: vars.radius.full,
  border: `3px solid ${vars.color.tone.brand.border}`,
  backgroundColor: vars.color.surface,
  color: vars.color.textMuted,
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-reached] > &': {
      borderColor: vars.color.tone.brand.solid,
      backgroundColor: vars.color.tone.brand.solid,
      color: vars.color.tone.brand.onSolid,
    },
    '[data-current] > &': {
      borderColor: vars.color.tone.reward.solid,
      backgroundColor: vars.color.tone.reward.soft,
      color: vars.color.tone.reward.text,
    },
  },
});
export const pet = style({ width: '3rem' });
export const words = style({ display: 'grid', gap: vars.space.x1, minWidth: 0, paddingBlockStart: vars.space.x1 });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.x3 });
export const name = style({ fontSize: vars.text.body.size, fontWeight: vars.font.semibold });
export const small = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const right = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  marginBlockStart: vars.space.x1,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
});
export const unlocks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  marginBlockStart: vars.space.x1,
});
export const unlock = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  padding: `${vars.space.half} ${vars.space.x3}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.neutral.soft,
  color: vars.color.tone.neutral.text,
  selectors: {
    '[data-reached] &': { backgroundColor: vars.color.tone.brand.soft, color: vars.color.tone.brand.text },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
