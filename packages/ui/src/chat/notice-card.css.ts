import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const card = style({
  display: 'grid',
  gap: vars.space.x2,
  width: '20rem',
  maxWidth: '100%',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  fontWeight: vars.font.semibold,
  overflowWrap: 'anywhere',
});
export const fields = style({ display: 'grid', gap: vars.space.x1 });
export const field = style({ display: 'grid', gridTemplateColumns: '7rem minmax(0, 1fr)', gap: vars.space.x2 });
export const term = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' });
export const value = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const state = style({ fontWeight: vars.font.medium });
export const action = style({ justifySelf: 'start' });
