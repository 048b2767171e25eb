import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  borderWidth: '1px',
  borderStyle: 'solid',
  borderRadius: vars.radius.full,
  fontWeight: vars.font.medium,
  whiteSpace: 'nowrap',
});

export const size = styleVariants({
  small: {
    paddingInline: `6px ${vars.space.x2}`,
    fontSize: vars.text.caption.size,
    lineHeight: '1.25rem',
  },
  medium: {
    paddingInline: `${vars.space.x2} 10px`,
    paddingBlock: '1px',
    fontSize: vars.text.small.size,
    lineHeight: '1.5rem',
  },
});
