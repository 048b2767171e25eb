import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { message } from './message-bubble.css.ts';

export const actions = style({
  position: 'absolute',
  insetBlockEnd: `calc(100% - ${vars.space.x2})`,
  insetInlineStart: vars.space.x2,
  zIndex: vars.z.raised,
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.raised,
  selectors: {
    '&[data-own]': { insetInlineStart: 'auto', insetInlineEnd: vars.space.x2 },
    // Above the sender and the time, which stand over the bubble.
    [`${message}[data-head] &`]: { insetBlockEnd: `calc(100% + ${vars.text.caption.line} + ${vars.space.x1})` },
  },
});

export const moment = style({
  paddingInline: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
