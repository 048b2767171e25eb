import { style } from '@vanilla-extract/css';
import { moreToTheSide } from '../primitives/layout/more-to-the-side.css.ts';
import { vars } from '../theme/theme.css.ts';

export const bar = style([
  moreToTheSide,
  {
    display: 'flex',
    gap: vars.space.x1,
    marginBlock: `${vars.space.x4} ${vars.space.x5}`,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  },
]);

export const anchor = style({
  flex: 'none',
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.font.medium,
  textDecoration: 'none',
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '&:hover': { color: vars.color.text, borderBlockEndColor: vars.color.borderStrong },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

const wide = 'screen and (min-width: 1024px)';

export const columns = style({
  display: 'grid',
  gap: vars.space.x6,
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(280px, 340px) minmax(0, 1fr)' } },
});
/** Each in its column, whichever comes first. */
export const aside = style({ '@media': { [wide]: { gridArea: '1 / 1' } } });
export const main = style({ '@media': { [wide]: { gridArea: '1 / 2' } } });

export const column = style({ display: 'grid', gap: vars.space.x6, minWidth: 0 });

export const target = style({
  minWidth: 0,
  scrollMarginBlockStart: `calc(${vars.layout.stickyTop} + ${vars.space.x4})`,
  outline: 'none',
});
