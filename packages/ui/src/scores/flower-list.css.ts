import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'grid', gap: vars.space.x4 });

/** An amount and what became of it: one under the other where the table is narrow. */
export const cash = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${vars.space.x1} ${vars.space.x3}`,
});

export const when = style({ '@media': { [media.tablet]: { whiteSpace: 'nowrap' } } });

export const under = style({ color: vars.color.textMuted, fontWeight: vars.font.regular });
