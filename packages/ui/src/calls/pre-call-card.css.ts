import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const place = style({ flex: 1, minWidth: 0, overflowY: 'auto', paddingBlock: vars.space.x4 });
export const card = style({
  display: 'grid',
  gap: vars.space.x5,
  width: '100%',
  maxWidth: '30rem',
  marginInline: 'auto',
  padding: vars.space.x5,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
});
export const title = style({ fontSize: vars.text.heading.size, lineHeight: vars.text.heading.line });
export const controls = style({ display: 'flex', justifyContent: 'center', gap: vars.space.x4 });
export const ways = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space.x2 });
