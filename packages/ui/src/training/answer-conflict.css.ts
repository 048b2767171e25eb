import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.x2,
  marginBlockStart: vars.space.x2,
  padding: vars.space.x3,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.medium,
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
