import { style } from '@vanilla-extract/css';
import { forcedChosen } from '../theme/forced-chosen.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.x1,
  maxWidth: '34rem',
  marginBlockStart: vars.space.x4,
});
export const week = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: vars.space.x1,
});
export const weekday = style({
  textAlign: 'center',
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  color: vars.color.textMuted,
});

const cell = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  minHeight: '3.5rem',
  borderRadius: vars.radius.small,
});
export const off = style([cell, { color: vars.color.textSubtle }]);
export const day = style([
  cell,
  {
    border: `1px solid ${vars.color.border}`,
    color: vars.color.text,
    textDecoration: 'none',
    ':hover': { borderColor: vars.color.borderStrong },
    selectors: {
      '&[data-free="false"]': { color: vars.color.textMuted },
      '&[aria-current]': {
        borderColor: vars.color.link,
        backgroundColor: vars.color.selected,
        color: vars.color.link,
        '@media': forcedChosen,
      },
    },
  },
]);
export const number = style({ fontWeight: vars.font.semibold, fontVariantNumeric: 'tabular-nums' });
export const free = style({ fontSize: vars.text.caption.size, lineHeight: vars.text.caption.line });
export const month = style({ fontWeight: vars.font.semibold });
