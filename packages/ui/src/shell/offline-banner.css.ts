import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  rowGap: vars.space.x2,
  padding: `${vars.space.x2} ${vars.space.x6}`,
  backgroundColor: vars.color.tone.warning.soft,
  borderBlockEnd: `1px solid ${vars.color.tone.warning.border}`,
  color: vars.color.tone.warning.text,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const words = style({ flex: '1 1 12rem' });
export const title = style({ fontWeight: vars.font.semibold });
