import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });

export const list = style({ display: 'flex', flexDirection: 'column' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '8rem 1fr auto',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  paddingBlock: vars.space.x3,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr auto' } },
});
export const name = style({ fontWeight: vars.font.medium });
export const figure = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { gridColumn: '1 / -1', gridRow: 2 } },
});
export const note = style({
  gridColumn: '1 / -1',
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const small = style({
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
