import { style } from '@vanilla-extract/css';
import { fade } from '../theme/keyframes.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const overlay = style({
  width: '100%',
  height: '100%',
  maxWidth: '100%',
  maxHeight: '100%',
  margin: 0,
  padding: vars.space.x4,
  border: 0,
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    '&[open]': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space.x4,
      textAlign: 'center',
      animation: `${fade} ${vars.motion.medium} ${vars.motion.ease}`,
    },
  },
});

export const drawing = style({ width: 'min(100%, 30rem)', height: 'auto', maxHeight: '56dvh' });
export const title = style({ fontSize: vars.text.display.size, lineHeight: vars.text.display.line });
export const text = style({ maxWidth: '28rem', color: vars.color.textMuted, textWrap: 'pretty' });

export const bauble = style({
  position: 'fixed',
  insetBlockStart: vars.layout.header,
  insetInlineEnd: '42%',
  zIndex: vars.z.floating,
  width: vars.size.control,
  height: vars.size.controlLarge,
  '@media': {
    // A phone has room for it in the header alone, between the sign and what changes.
    [media.phone]: {
      insetBlockStart: 0,
      insetInline: '92px auto',
    },
  },
});
