import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x6,
  maxWidth: '56rem',
});
export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4, minWidth: 0 });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 });
export const columns = style({
  display: 'grid',
  gap: vars.space.x5,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const heading = style({
  fontSize: vars.text.heading.size,
  lineHeight: vars.text.heading.line,
  fontWeight: vars.font.semibold,
});
export const text = style({ lineHeight: vars.text.body.line });
export const question = style({ marginBlockEnd: vars.space.x2, lineHeight: vars.text.body.line });
export const muted = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});
export const nextStep = style({ lineHeight: vars.text.body.line, fontWeight: vars.font.semibold });
export const raw = style({ fontSize: vars.text.small.size, overflowWrap: 'anywhere' });

export const steps = style({
  display: 'grid',
  gap: vars.space.x2,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  width: '100%',
  minHeight: vars.size.controlLarge,
  padding: `${vars.space.x2} ${vars.space.x3}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.borderStrong },
    // Wider as well: under forced colours all edges have one colour.
    '&[aria-current="step"]': {
      borderColor: vars.color.tone.brand.solid,
      borderInlineStartWidth: vars.space.x1,
      fontWeight: vars.font.semibold,
    },
  },
});

export const preview = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
});
export const video = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // As in a mirror: people move the right way by themselves.
  transform: 'scaleX(-1)',
});
export const guide = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' });
export const guideEdge = style({ fill: 'none', stroke: vars.color.tone.brand.onSolid, strokeWidth: 2 });
export const guideShade = style({ fill: 'none', stroke: vars.color.text, strokeWidth: 4, opacity: 0.5 });

const barTone = createVar();
export const bar = style({
  display: 'block',
  width: '100%',
  height: '12px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.track,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText', backgroundColor: 'Canvas' } },
});
export const barLevel = styleVariants(
  {
    silent: vars.color.tone.neutral.solid,
    quiet: vars.color.tone.warning.solid,
    clear: vars.color.tone.success.solid,
    tooLoud: vars.color.tone.danger.solid,
  },
  (color) => ({
    vars: { [barTone]: color },
    fill: barTone,
    '@media': { [media.forcedColors]: { fill: 'Highlight', forcedColorAdjust: 'none' as const } },
  }),
);

export const passage = style({
  padding: vars.space.x4,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
  fontSize: vars.text.heading.size,
  lineHeight: '1.6',
});
export const sound = style({ width: '100%' });
export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});
