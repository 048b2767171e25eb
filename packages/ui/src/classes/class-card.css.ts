import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 });
export const title = style({
  fontSize: vars.text.heading.size,
  lineHeight: vars.text.heading.line,
  overflowWrap: 'anywhere',
});

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const facts = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1, ...small });
export const fact = style({ display: 'grid', gridTemplateColumns: '6rem minmax(0, 1fr)', gap: vars.space.x3 });
export const name = style({ color: vars.color.textMuted });
export const hint = style({ ...small, color: vars.color.textMuted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
