import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { footTaken } from '../../shell/foot-bar.css.ts';
import { rise } from '../../theme/keyframes.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

// The region is always there, so that screen readers watch it; it takes no room and no clicks while empty.
export const region = style({
  position: 'fixed',
  zIndex: vars.z.toast,
  insetBlockEnd: vars.space.x4,
  insetInline: vars.space.x4,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

// Above the controls that stand at the foot of the screen, as the field that one writes in.
globalStyle(`html:has([${footTaken}]) ${region}`, { insetBlockEnd: '8rem' });

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: '100%',
});

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  width: '100%',
  maxWidth: '30rem',
  marginBlockStart: vars.space.x2,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.raised,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.medium} ${vars.motion.ease}`,
});

export const mark = styleVariants({
  info: { color: vars.color.tone.info.text },
  success: { color: vars.color.tone.success.text },
  error: { color: vars.color.tone.danger.text },
});

export const message = style({ flex: 1, minWidth: 0, maxHeight: '40vh', overflowY: 'auto', whiteSpace: 'pre-line' });
export const dismiss = style({ marginBlock: '-6px', marginInlineEnd: '-8px' });
