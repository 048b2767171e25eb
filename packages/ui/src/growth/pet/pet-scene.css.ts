import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 });
export const room = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  overflow: 'hidden',
  padding: `${vars.space.x4} ${vars.space.x4} 0`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.tone.brand.soft,
});
export const wall = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const floor = style({ fill: vars.color.tone.reward.soft });
export const frame = style({ fill: vars.color.surface });
export const sky = style({ fill: vars.color.tone.brand.border, opacity: 0.55 });
export const sun = style({ fill: vars.color.tone.reward.border });
export const shelf = style({ fill: vars.color.tone.reward.border });
export const bookOne = style({ fill: vars.color.tone.brand.solid, opacity: 0.7 });
export const bookTwo = style({ fill: vars.color.tone.reward.solid, opacity: 0.8 });
export const bookThree = style({ fill: vars.color.tone.danger.solid, opacity: 0.6 });
export const pet = style({
  position: 'relative',
  width: 'min(17rem, 80%)',
  '@media': { [media.phone]: { width: 'min(12rem, 62%)' } },
});
export const words = style({ display: 'grid', gap: vars.space.x1 });
export const name = style({
  fontSize: vars.text.heading.size,
  lineHeight: vars.text.heading.line,
  fontWeight: vars.font.semibold,
  overflowWrap: 'anywhere',
});
export const small = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
