import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const panel = style({
  position: 'fixed',
  inset: `calc(${vars.layout.header} + ${vars.space.x1}) ${vars.space.x4} auto auto`,
  width: 'min(380px, calc(100vw - 32px))',
  maxHeight: `calc(100dvh - ${vars.layout.header} - ${vars.space.x4})`,
  margin: 0,
  padding: vars.space.x4,
  overflowY: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.raised,
});

export const title = style({ marginBlockEnd: vars.space.x3 });
