import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

/** As high as the field beside it, and wide enough for its longest words, so that nothing moves while it counts. */
export const button = style({
  fontVariantNumeric: 'tabular-nums',
  minWidth: '10.5rem',
  minHeight: `calc(${vars.text.body.line} + 2 * ${vars.space.x2})`,
  paddingInline: vars.space.x2,
  whiteSpace: 'nowrap',
});

/** A field and the button that belongs to it; under one another where there is no room. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space.x2 });
export const field = style({ flex: '1 1 9rem' });
/** Brings the button level with the control under its label. */
export const beside = style({ marginBlockStart: `calc(${vars.text.small.line} + ${vars.space.x1})` });
