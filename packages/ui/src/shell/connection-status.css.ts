import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minWidth: 0,
  paddingInline: vars.space.x2,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  color: vars.color.textMuted,
  // Without scripts nothing connects, ever.
  '@media': { [media.scriptless]: { display: 'none' } },
});

export const status = style({ display: 'inline-flex', alignItems: 'center', gap: '6px', minWidth: 0 });

export const dot = style({
  flexShrink: 0,
  width: vars.space.x2,
  height: vars.space.x2,
  borderRadius: vars.radius.full,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const words = style({ whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' });

export const trouble = style({ fontWeight: vars.font.medium, color: vars.color.text });

export const calm = style({
  '@media': {
    // All is well: the dot is enough where room is short, and the words stay for a screen reader.
    [media.phone]: { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' },
  },
});

/** Left out for the eye on phones, not for a screen reader. */
export const roomy = style({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const count = style({ flexShrink: 0 });
export const retry = style({
  flexShrink: 0,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { paddingInline: vars.space.x2 } },
});
