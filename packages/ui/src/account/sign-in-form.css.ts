import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x6 });
export const title = style({
  fontSize: vars.text.display.size,
  lineHeight: vars.text.display.line,
  letterSpacing: '-0.02em',
});
export const lead = style({ marginBlockStart: vars.space.x1, color: vars.color.textMuted });
export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x5 });

export const help = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const provider = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 });

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textSubtle,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.border}` },
  },
});
