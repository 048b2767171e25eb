import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

/** What is shown and, at the end of the line, how it is changed; on phones in lines that each fill the width. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x5,
  rowGap: vars.space.x2,
  marginBlockEnd: vars.space.x4,
  '@media': { [media.phone]: { columnGap: vars.space.x2 } },
});

export const range = style({
  flex: 1,
  minWidth: 'min(100%, 16rem)',
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

export const views = style({ '@media': { [media.phone]: { flex: 1 } } });
export const pager = style({ display: 'flex', alignItems: 'center', gap: vars.space.x1 });
export const arrow = style({ width: vars.size.control, paddingInline: 0 });

export const jump = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  '@media': { [media.phone]: { flexBasis: '100%', minWidth: 0 } },
});
export const form = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  '@media': { [media.phone]: { flex: 1, minWidth: 0 } },
});
export const date = style({ '@media': { [media.phone]: { flex: 1, minWidth: 0 } } });

/** On phones two by two: four in a line have no room, and none hides at its end. */
export const filters = style({ '@media': { [media.phone]: { flexBasis: '100%' } } });
globalStyle(`${filters} > *`, { '@media': { [media.phone]: { flexBasis: '40%' } } });
