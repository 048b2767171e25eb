import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

/** A panel that opens under the header, at the page's end; its width and padding are its own. */
export const underHeader = style({
  position: 'fixed',
  inset: `calc(${vars.layout.header} + ${vars.space.x1}) ${vars.space.x4} auto auto`,
  maxHeight: `calc(100dvh - ${vars.layout.header} - ${vars.space.x4})`,
  margin: 0,
  overflowY: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.raised,
});
