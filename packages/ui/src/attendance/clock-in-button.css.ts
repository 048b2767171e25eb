import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0 });
export const full = style({ display: 'flex', alignItems: 'stretch' });

/** The state is the message here, so it keeps its colour although nothing can be pressed. */
export const settled = styleVariants(
  { clockedIn: vars.color.tone.success, late: vars.color.tone.warning },
  ({ soft, border, text }) => ({
    selectors: {
      // Above the button's own look of what cannot be pressed.
      '&&&[aria-disabled="true"]': { backgroundColor: soft, borderColor: border, color: text, cursor: 'default' },
    },
  }),
);

export const reason = style({
  minHeight: vars.text.caption.line,
  marginBlockStart: vars.space.x1,
  color: vars.color.textSubtle,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
});

export const result = style({
  marginBlockStart: vars.space.x2,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
