import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x6,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.sunken,
  '@media': { [media.phone]: { paddingInline: vars.space.x4 } },
});

export const list = style({ display: 'flex', flexDirection: 'column' });
globalStyle(`${list} > li + li`, { borderBlockStart: `1px solid ${vars.color.border}` });

export const reply = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
  paddingBlock: vars.space.x2,
});

export const words = style({
  flex: '1 1 16rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
export const title = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.font.semibold,
});
export const text = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});
export const actions = style({ display: 'flex', gap: vars.space.x2 });
