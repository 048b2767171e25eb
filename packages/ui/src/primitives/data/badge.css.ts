import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const root = style({
  fontVariantNumeric: 'tabular-nums',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '1.667em',
  height: '1.667em',
  paddingInline: '0.5em',
  borderRadius: vars.radius.full,
  fontSize: vars.text.caption.size,
  lineHeight: 1,
  fontWeight: vars.font.semibold,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const dot = style({
  display: 'inline-block',
  width: vars.space.x2,
  height: vars.space.x2,
  borderRadius: vars.radius.full,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});
