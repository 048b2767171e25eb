import { style } from '@vanilla-extract/css';
import { forcedChosen } from '../../theme/forced-chosen.ts';
import { vars } from '../../theme/theme.css.ts';
import { moreToTheSide } from '../layout/more-to-the-side.css.ts';

export const root = style([
  moreToTheSide,
  {
    display: 'flex',
    gap: vars.space.x1,
    marginBlockEnd: vars.space.x4,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  },
]);

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: vars.size.control,
  paddingInline: vars.space.x3,
  borderBlockEnd: '2px solid transparent',
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.font.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: vars.color.text },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[aria-current]': { color: vars.color.link, borderBlockEndColor: vars.color.link, '@media': forcedChosen },
  },
});
