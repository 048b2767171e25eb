import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  width: '22rem',
  minHeight: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  overflow: 'hidden',
  '@media': {
    [media.phone]: { position: 'absolute', zIndex: vars.z.sticky, inset: `0 ${vars.space.x2}`, width: 'auto' },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  paddingBlock: vars.space.x3,
  paddingInline: `${vars.space.x4} ${vars.space.x3}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const title = style({ fontSize: vars.text.body.size, lineHeight: vars.text.body.line });
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.x5,
  minHeight: 0,
  padding: vars.space.x4,
  overflowY: 'auto',
});
