import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x6,
  borderBlockEndWidth: '1px',
  borderBlockEndStyle: 'solid',
  '@media': { [media.print]: { display: 'none' } },
});

export const words = style({ flex: '1 1 16rem', minWidth: 0 });
export const title = style({ fontWeight: vars.font.semibold, fontVariantNumeric: 'tabular-nums' });
export const text = style({ fontSize: vars.text.small.size, lineHeight: vars.text.small.line });
export const actions = style({ display: 'flex', gap: vars.space.x2 });
