import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1, minWidth: 0 });

export const line = style({
  fontVariantNumeric: 'tabular-nums',
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});

export const bar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '8px',
  border: 0,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  backgroundColor: vars.color.track,
  '::-webkit-progress-bar': { backgroundColor: 'inherit', borderRadius: vars.radius.full },
  '::-webkit-progress-value': { backgroundColor: 'currentColor', borderRadius: vars.radius.full },
  '::-moz-progress-bar': { backgroundColor: 'currentColor', borderRadius: vars.radius.full },
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText', backgroundColor: 'Canvas', forcedColorAdjust: 'none' },
  },
});

export const tone = styleVariants(vars.color.tone, (colors) => ({
  color: colors.solid,
  '@media': { [media.forcedColors]: { color: 'Highlight' } },
}));
