import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const list = style({
  display: 'grid',
  gap: vars.space.x2,
  // So that the stage keeps its room whatever has to be said.
  maxHeight: '40dvh',
  overflowY: 'auto',
  paddingInline: vars.space.x3,
  ':empty': { display: 'none' },
});
export const notice = style({
  display: 'flex',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  width: '100%',
  maxWidth: '45rem',
  marginInline: 'auto',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  borderWidth: '1px',
  borderStyle: 'solid',
  borderRadius: vars.radius.medium,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const icon = style({ marginBlockStart: '6px' });
export const words = style({ flex: '1 1 12rem', minWidth: 0, paddingBlock: '6px' });
export const text = style({ color: vars.color.text, fontWeight: vars.font.medium });
