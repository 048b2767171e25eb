import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const root = style({
  color: vars.color.link,
  borderRadius: vars.radius.small,
  textDecorationThickness: '1px',
  ':hover': { textDecorationThickness: '2px' },
});

export const variant = styleVariants({
  inline: { textDecorationLine: 'underline' },
  standalone: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x1,
    minHeight: vars.size.targetMin,
    fontWeight: vars.font.medium,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline', textDecorationThickness: '1px' },
  },
});
