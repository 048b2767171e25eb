import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const place = style({
  flex: 1,
  minWidth: 0,
  overflowY: 'auto',
  paddingBlock: vars.space.x4,
  // What has the focus stays clear of the buttons.
  scrollPaddingBlockEnd: '5rem',
});
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
// In sight however low the window is: nobody scrolls to the way in.
export const ways = style({
  position: 'sticky',
  zIndex: vars.z.sticky,
  // Over the padding of what scrolls, too.
  insetBlockEnd: `calc(-1 * ${vars.space.x4})`,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space.x2,
  marginBlockEnd: `calc(-1 * ${vars.space.x5})`,
  paddingBlock: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
});
