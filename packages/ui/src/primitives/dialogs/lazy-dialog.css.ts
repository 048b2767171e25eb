import { style } from '@vanilla-extract/css';
import { unseen } from '../../theme/keyframes.css.ts';
import { vars } from '../../theme/theme.css.ts';

export const opening = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  width: 'fit-content',
  height: 'fit-content',
  margin: 'auto',
  paddingBlock: vars.space.x4,
  paddingInline: vars.space.x6,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.dialog,
  animation: `${unseen} 80ms`,
});
