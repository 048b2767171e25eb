import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const root = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
  borderWidth: '1px',
  borderStyle: 'solid',
  borderRadius: vars.radius.medium,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x4,
  rowGap: vars.space.x2,
  flex: 1,
  minWidth: 0,
});

export const words = style({ flex: '1 1 16rem', minWidth: 0 });
export const title = style({ fontWeight: vars.font.semibold });
export const text = style({ color: vars.color.text });
export const dismiss = style({ marginBlock: '-6px', marginInlineEnd: '-8px', color: 'inherit' });
