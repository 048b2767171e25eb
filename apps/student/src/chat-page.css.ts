import { media } from '@tutor/ui/theme/media.ts';
import { vars } from '@tutor/ui/theme/theme.css.ts';
import { style } from '@vanilla-extract/css';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.header,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x4,
  height: vars.layout.header,
  paddingInline: vars.space.x6,
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { paddingInline: vars.space.x4, gap: vars.space.x3 } },
});
export const brand = style({
  display: 'flex',
  color: vars.color.text,
  textDecoration: 'none',
  '@media': { [media.phone]: { display: 'none' } },
});
export const who = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textAlign: 'end',
  color: vars.color.textMuted,
  '@media': { [media.phone]: { textAlign: 'start' } },
});
export const name = style({ color: vars.color.text, fontWeight: vars.font.semibold });
// The room that the layout of the chat knows from the portal's frame.
export const main = style({
  padding: `${vars.space.x6} ${vars.space.x6} ${vars.space.x16}`,
  '@media': {
    [media.phone]: {
      padding: `${vars.space.x4} ${vars.space.x4} calc(${vars.space.x12} + env(safe-area-inset-bottom))`,
    },
  },
});
