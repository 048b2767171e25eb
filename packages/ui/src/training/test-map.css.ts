import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.x2,
  maxWidth: vars.layout.readingMax,
  marginBlockEnd: vars.space.x4,
});
export const count = style({ color: vars.color.textMuted });
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
export const place = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  paddingInline: vars.space.x2,
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { backgroundColor: vars.color.hover },
  selectors: {
    '&[data-answered]': { borderStyle: 'solid', borderWidth: 2, fontWeight: vars.font.semibold },
  },
});
