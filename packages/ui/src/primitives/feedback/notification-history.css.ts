import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const item = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  paddingBlock: vars.space.x3,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const message = style({ flex: 1, minWidth: 0, whiteSpace: 'pre-line' });

export const time = style({
  color: vars.color.textSubtle,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.small.line,
  whiteSpace: 'nowrap',
});
