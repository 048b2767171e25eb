import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translate(-50%, -8px)' } });
const fly = keyframes({
  from: { opacity: 1, transform: 'translate(0, 0) rotate(0)' },
  to: { opacity: 0, transform: 'translate(var(--x), var(--y)) rotate(260deg)' },
});

/** Over the page at its top; only its button takes presses. */
export const root = style({
  position: 'fixed',
  insetBlockStart: `calc(${vars.layout.header} + ${vars.space.x6})`,
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  zIndex: vars.z.floating,
  pointerEvents: 'none',
  animation: `${appear} ${vars.motion.medium} ${vars.motion.ease}`,
  '@media': { [media.reducedMotion]: { display: 'none' }, [media.print]: { display: 'none' } },
});
export const panel = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  maxWidth: 'min(28rem, calc(100vw - 2rem))',
  padding: `${vars.space.x3} ${vars.space.x4}`,
  border: `1px solid ${vars.color.tone.reward.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.raised,
});
export const drawing = style({ width: '4.5rem', flexShrink: 0 });
export const title = style({ fontWeight: vars.font.semibold });
export const words = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});
export const skip = style({ pointerEvents: 'auto', flexShrink: 0 });
export const confetti = style({ position: 'absolute', inset: '50% auto auto 50%' });
export const piece = style({
  position: 'absolute',
  width: '8px',
  height: '12px',
  borderRadius: '2px',
  backgroundColor: vars.color.tone.reward.solid,
  animation: `${fly} 1400ms cubic-bezier(0.1, 0.6, 0.4, 1) both`,
  selectors: {
    '&:nth-child(3n)': { backgroundColor: vars.color.tone.brand.solid },
    '&:nth-child(3n + 1)': { backgroundColor: vars.color.tone.danger.border },
    '&:nth-child(4n)': { borderRadius: vars.radius.full, height: '8px' },
  },
});
