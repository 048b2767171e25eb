import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: '100%',
  maxHeight: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: 'none',
  color: vars.color.text,
  '::backdrop': { background: 'none' },
});

const moving = `${vars.motion.medium} ${vars.motion.ease}`;

/** Lets the light through on what the step is about; its shadow darkens the rest. Its place is set by script. */
export const light = style({
  position: 'absolute',
  borderRadius: vars.radius.medium,
  boxShadow: `0 0 0 2px ${vars.color.tone.reward.solid}, 0 0 0 200vmax ${vars.color.overlay}`,
  transition: `inset ${moving}, width ${moving}, height ${moving}`,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { outline: '3px solid Highlight' } },
});

export const card = style({
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  width: 'min(340px, calc(100vw - 24px))',
  padding: vars.space.x5,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.dialog,
});

export const count = style({
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  fontWeight: vars.font.medium,
  color: vars.color.tone.brand.text,
});
export const title = style({ fontSize: vars.text.heading.size, lineHeight: vars.text.heading.line });
export const text = style({ marginBlockStart: vars.space.x1, color: vars.color.textMuted, textWrap: 'pretty' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
export const skip = style({ marginInlineEnd: 'auto', marginInlineStart: `calc(-1 * ${vars.space.x3})` });
