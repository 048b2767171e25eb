import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.tone.brand.border}`,
  backgroundColor: vars.color.tone.brand.soft,
  color: vars.color.tone.brand.text,
  fontWeight: vars.font.semibold,
  userSelect: 'none',
});

export const size = styleVariants({
  small: { width: vars.size.avatarSmall, height: vars.size.avatarSmall, fontSize: vars.text.caption.size },
  medium: { width: vars.size.avatar, height: vars.size.avatar, fontSize: vars.text.small.size },
  large: { width: vars.size.avatarLarge, height: vars.size.avatarLarge, fontSize: vars.text.heading.size },
});

export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
