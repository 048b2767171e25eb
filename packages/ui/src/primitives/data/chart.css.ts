import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const figure = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2, minWidth: 0 });

export const caption = style({
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const columns = style({ display: 'flex', gap: vars.space.x1 });

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x1,
  flex: '1 1 0',
  minWidth: 0,
  // Wide enough for a word such as 'Attendance': its name stays whole.
  maxWidth: '6rem',
});

export const bar = style({ width: '100%', maxWidth: '28px', height: '96px' });

export const tick = style({
  maxWidth: '100%',
  color: vars.color.textSubtle,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  textAlign: 'center',
  overflowWrap: 'break-word',
});

export const track = style({ fill: vars.color.track, '@media': { [media.forcedColors]: { fill: 'GrayText' } } });

export const mark = styleVariants(vars.color.tone, (colors) => ({
  fill: colors.solid,
  stroke: 'none',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
}));
