import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const list = style({ display: 'grid', gap: vars.space.x5 });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.x3,
  color: vars.color.textMuted,
  selectors: {
    '&[data-state="done"]': { color: vars.color.tone.success.text },
    '&[data-state="present"]': { color: vars.color.tone.brand.text },
    '&[data-state="closed"]': { color: vars.color.tone.warning.text },
  },
});

export const title = style({ fontWeight: vars.font.semibold });

export const text = style({ color: vars.color.textMuted });

export const time = style({
  color: vars.color.textSubtle,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
