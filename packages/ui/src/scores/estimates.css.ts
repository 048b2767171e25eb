import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  gap: vars.space.x6,
  alignItems: 'start',
});
export const hint = style({ ...small, color: vars.color.textMuted });
export const note = style({ ...small, marginBlockStart: vars.space.x3, color: vars.color.textMuted });
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.x2,
  marginBlock: vars.space.x3,
});
export const figure = style({
  fontSize: vars.text.display.size,
  lineHeight: vars.text.display.line,
  fontWeight: vars.font.semibold,
});
export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.x3,
  marginBlockEnd: vars.space.x4,
});
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  alignItems: 'end',
  gap: vars.space.x3,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr 1fr' } },
});
export const foot = style({ display: 'flex', justifyContent: 'flex-end', marginBlockStart: vars.space.x3 });
export const result = style({
  marginBlockStart: vars.space.x4,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const ways = style({ ...small, margin: 0, paddingInlineStart: vars.space.x5, listStyle: 'disc' });
