import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const figure = style({ margin: 0, marginBlockEnd: vars.space.x5 });
export const columns = style({ display: 'flex', gap: vars.space.x1 });
export const column = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x1,
  flex: '1 1 0',
  minWidth: 0,
});
/** As high as the drawing's own units, so that one unit is one pixel. */
export const bar = style({ width: '100%', maxWidth: '48px', height: '160px' });
export const axis = style({ fill: vars.color.borderStrong });
export const gain = style({
  fill: vars.color.tone.brand.solid,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
export const loss = style({
  fill: vars.color.tone.danger.solid,
  '@media': { [media.forcedColors]: { fill: 'GrayText' } },
});
const tick = { fontSize: vars.text.caption.size, lineHeight: vars.text.caption.line, whiteSpace: 'nowrap' } as const;
export const sum = style({ ...tick, fontWeight: vars.font.medium, '@media': { [media.phone]: { display: 'none' } } });
export const name = style({ ...tick, color: vars.color.textMuted });
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
  marginBlockStart: vars.space.x3,
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
/** One line each, however narrow: the rows are of one height. */
export const month = style({ whiteSpace: 'nowrap' });
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2 });
export const swatch = style({ width: '12px', height: '12px' });
