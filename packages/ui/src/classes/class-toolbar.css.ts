import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x5,
  rowGap: vars.space.x2,
  marginBlockEnd: vars.space.x4,
  '@media': { [media.phone]: { columnGap: vars.space.x3 } },
});

export const pager = style({ display: 'flex', alignItems: 'center', gap: vars.space.x1 });
export const arrow = style({ width: vars.size.control, paddingInline: 0 });

export const range = style({
  flex: 1,
  minWidth: 'min(100%, 16rem)',
  '@media': { [media.phone]: { order: -1, flexBasis: '100%' } },
});
export const jump = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.x2 });
