import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  maxWidth: '100%',
  paddingInline: vars.space.x2,
  borderWidth: '1px',
  borderStyle: 'solid',
  borderRadius: vars.radius.small,
  fontSize: vars.text.caption.size,
  lineHeight: '1.25rem',
  fontWeight: vars.font.medium,
});
