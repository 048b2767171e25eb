import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const summary = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1 });
export const title = style({ fontWeight: vars.font.semibold, overflowWrap: 'anywhere' });
export const subject = style({ fontWeight: vars.font.regular, color: vars.color.textMuted });
export const price = style({ marginBlock: vars.space.x1 });

/** The form as a page of its own. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  maxWidth: vars.layout.dialogMedium,
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space.x2 });
