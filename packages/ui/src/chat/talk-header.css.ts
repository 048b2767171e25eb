import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: '3.75rem',
  padding: `${vars.space.x2} ${vars.space.x4}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  '@media': { [media.phone]: { gap: vars.space.x2, paddingInline: vars.space.x2 } },
});
export const back = style({
  display: 'none',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.control,
  height: vars.size.control,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  ':hover': { backgroundColor: vars.color.hover },
  '@media': { [media.phone]: { display: 'grid' } },
});
export const words = style({ flex: 1, minWidth: 0 });
export const name = style({ ...ellipsis, fontSize: vars.text.body.size, lineHeight: vars.text.body.line });
export const detail = style({
  ...ellipsis,
  color: vars.color.textMuted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
});
export const tools = style({
  display: 'flex',
  gap: vars.space.x1,
  flexShrink: 0,
  '@media': { [media.print]: { display: 'none' } },
});
