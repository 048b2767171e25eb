import { style, styleVariants } from '@vanilla-extract/css';
import { pulse } from '../../theme/keyframes.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const root = style({
  display: 'block',
  backgroundColor: vars.color.skeleton,
  borderRadius: vars.radius.small,
  animation: `${pulse} 1600ms ease-in-out infinite`,
  '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
});

export const shape = styleVariants({
  caption: {
    height: vars.text.caption.size,
    marginBlock: `calc((${vars.text.caption.line} - ${vars.text.caption.size}) / 2)`,
  },
  small: { height: vars.text.small.size, marginBlock: `calc((${vars.text.small.line} - ${vars.text.small.size}) / 2)` },
  body: { height: vars.text.body.size, marginBlock: `calc((${vars.text.body.line} - ${vars.text.body.size}) / 2)` },
  heading: {
    height: vars.text.heading.size,
    marginBlock: `calc((${vars.text.heading.line} - ${vars.text.heading.size}) / 2)`,
  },
  title: { height: vars.text.title.size, marginBlock: `calc((${vars.text.title.line} - ${vars.text.title.size}) / 2)` },
  control: { height: vars.size.control, borderRadius: vars.radius.medium },
  avatar: { width: vars.size.avatar, height: vars.size.avatar, borderRadius: vars.radius.full, flexShrink: 0 },
  block: { height: '100%', minHeight: vars.space.x12, borderRadius: vars.radius.medium },
});

export const width = styleVariants({
  full: { width: '100%' },
  long: { width: '75%' },
  medium: { width: '50%' },
  short: { width: '25%' },
  own: {},
});
