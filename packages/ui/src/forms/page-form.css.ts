import { globalStyle, style } from '@vanilla-extract/css';
import { root as card } from '../primitives/layout/card.css.ts';
import { column } from '../shell/home-layout.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const form = style({ display: 'grid', gap: vars.space.x4, maxWidth: vars.layout.readingMax });

// A card that holds the form alone is no wider than it, unless a column says how wide.
globalStyle(`:not(${column}) > ${card}:has(> ${form}:only-child)`, {
  maxWidth: `calc(${vars.layout.readingMax} + 2 * ${vars.space.x5} + 2px)`,
});

export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space.x2,
  '@media': { [media.phone]: { flexDirection: 'column-reverse' } },
});
