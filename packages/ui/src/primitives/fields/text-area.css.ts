import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const control = style({ minHeight: '6rem', resize: 'vertical' });

export const counter = style({
  fontVariantNumeric: 'tabular-nums',
  alignSelf: 'flex-end',
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  color: vars.color.textSubtle,
  selectors: { '&[data-over]': { color: vars.color.tone.danger.text, fontWeight: vars.font.medium } },
});
