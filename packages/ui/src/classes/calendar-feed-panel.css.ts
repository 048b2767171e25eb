import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x5 });
export const words = style({ ...small, color: vars.color.textMuted });
export const made = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });
export const address = style({ display: 'flex', alignItems: 'flex-end', gap: vars.space.x2 });
export const addressField = style({ flex: 1, minWidth: 0 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
export const alarms = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const legend = style({ fontWeight: vars.font.semibold, marginBlockEnd: vars.space.x2 });
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: vars.space.x2,
});
export const form = style({
  width: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.x3,
});
export const fieldset = style({ width: '100%' });
