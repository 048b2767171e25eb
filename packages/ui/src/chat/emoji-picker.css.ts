import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'grid', gap: vars.space.x2, width: 'min(21rem, calc(100vw - 32px))' });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(2.25rem, 1fr))',
  height: '15rem',
  alignContent: 'start',
  overflowY: 'auto',
  outline: 'none',
});
export const emoji = style({
  display: 'grid',
  placeItems: 'center',
  height: '2.25rem',
  borderRadius: vars.radius.medium,
  fontSize: vars.text.heading.size,
  lineHeight: 1,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.hover },
    '&[data-focused]': { backgroundColor: vars.color.hover },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});
export const nothing = style({
  padding: vars.space.x3,
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const popover = style({
  zIndex: vars.z.menu,
  padding: vars.space.x3,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.raised,
});
export const dialog = style({ outline: 'none' });
