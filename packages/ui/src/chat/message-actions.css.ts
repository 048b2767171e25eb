import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const actions = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space.x5})`,
  insetInlineEnd: vars.space.x2,
  zIndex: vars.z.raised,
  display: 'inline-flex',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.raised,
  selectors: { '&[data-own]': { insetInlineEnd: 'auto', insetInlineStart: vars.space.x2 } },
});
