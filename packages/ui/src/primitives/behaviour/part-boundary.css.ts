import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
  overflowWrap: 'anywhere',
  color: vars.color.text,
  backgroundColor: vars.color.surface,
});

export const words = style({ flex: '1 1 160px', margin: 0 });
