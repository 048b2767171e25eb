import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

// Beside name, status, clock and person the icons need this much of a header, and more where the browser's text is larger.
const roomy = 'screen and (min-width: 67.5rem)';
const tight = 'screen and (max-width: 67.49rem)';

export const root = style({ flexShrink: 0 });
export const trigger = style({ '@media': { [roomy]: { display: 'none' } } });

export const panel = style({
  '@media': {
    [roomy]: {
      // The browser's own looks of a popover, taken back: in the header itself.
      display: 'block',
      position: 'static',
      margin: 0,
      padding: 0,
      border: 0,
      overflow: 'visible',
      background: 'none',
      color: 'inherit',
    },
    [tight]: {
      position: 'fixed',
      inset: `calc(${vars.layout.header} + ${vars.space.x1}) ${vars.space.x4} auto auto`,
      width: 'min(260px, calc(100vw - 32px))',
      margin: 0,
      padding: vars.space.x2,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.large,
      backgroundColor: vars.color.surface,
      color: vars.color.text,
      boxShadow: vars.shadow.raised,
    },
  },
});

export const list = style({ '@media': { [roomy]: { display: 'flex', gap: vars.space.x1 } } });

export const action = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  textDecoration: 'none',
  textAlign: 'start',
  ':hover': { backgroundColor: vars.color.hover },
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [roomy]: { width: vars.size.control, justifyContent: 'center', paddingInline: 0 } },
});

export const label = style({
  flex: 1,
  '@media': {
    [roomy]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const count = style({
  display: 'flex',
  borderRadius: vars.radius.full,
  '@media': {
    [roomy]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: '50%',
      boxShadow: `0 0 0 2px ${vars.color.surface}`,
    },
  },
  ':empty': { display: 'none' },
});
