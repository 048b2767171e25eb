import { style } from '@vanilla-extract/css';
import { forcedChosen } from '../theme/forced-chosen.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 });
export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const name = style({ marginBlockEnd: vars.space.x2, padding: 0, fontWeight: vars.font.semibold });
export const slots = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  gap: vars.space.x2,
});
export const slot = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minWidth: 0,
  minHeight: '2.75rem',
  padding: `${vars.space.x1} ${vars.space.x2}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.borderStrong },
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.link,
      backgroundColor: vars.color.selected,
      '@media': forcedChosen,
    },
    '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.textMuted, backgroundColor: vars.color.sunken },
  },
});
export const radio = style({ flexShrink: 0, margin: 0, accentColor: vars.color.link });
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const small = style({
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  color: vars.color.textMuted,
});
