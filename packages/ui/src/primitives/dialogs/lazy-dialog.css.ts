import { style } from '@vanilla-extract/css';
import { unseen } from '../../theme/keyframes.css.ts';
import { vars } from '../../theme/theme.css.ts';

/** Stands in the middle, where the dialog would. */
export const note = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  width: 'fit-content',
  maxWidth: 'min(400px, 100vw)',
  height: 'fit-content',
  margin: 'auto',
  paddingBlock: vars.space.x4,
  paddingInline: vars.space.x6,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.dialog,
});

export const opening = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  animation: `${unseen} 80ms`,
});
