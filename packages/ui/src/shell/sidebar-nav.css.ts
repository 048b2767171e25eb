import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

// Folded or not is a matter of the room that the frame gives, so one container query serves the tutor's setting, the
// small layout and the drawer alike.
const folded = 'sidebar (max-width: 120px)';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const nav = style({ flex: 1, padding: vars.space.x3 });

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.half });

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.medium,
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.font.medium,
  textDecoration: 'none',
  textAlign: 'start',
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover, color: vars.color.text },
    '&[aria-current]': { backgroundColor: vars.color.selected, color: vars.color.tone.brand.text },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: vars.space.x2,
      insetInlineStart: `calc(-1 * ${vars.space.x3})`,
      width: '3px',
      borderStartEndRadius: vars.radius.small,
      borderEndEndRadius: vars.radius.small,
      backgroundColor: vars.color.tone.brand.solid,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@container': { [folded]: { justifyContent: 'center', paddingInline: 0 } },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const label = style({
  '@container': {
    [folded]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

/** Folded there is no room for a sentence; the button below it says the same. */
export const empty = style({
  padding: vars.space.x3,
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  '@container': { [folded]: { display: 'none' } },
});

export const news = style({
  marginInlineStart: 'auto',
  '@container': { [folded]: { position: 'absolute', insetBlockStart: vars.space.x1, insetInlineEnd: vars.space.x2 } },
});

export const foot = style({
  padding: vars.space.x3,
  borderBlockStart: `1px solid ${vars.color.border}`,
  // Below the full layout there is nothing to fold.
  '@media': { [media.small]: { display: 'none' } },
});
