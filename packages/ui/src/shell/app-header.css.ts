import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  gridArea: 'header',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.header,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minWidth: 0,
  height: vars.layout.header,
  paddingInline: vars.space.x5,
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [media.small]: { paddingInline: vars.space.x4 },
    [media.phone]: {
      paddingInline: vars.space.x2,
      gap: vars.space.x1,
      // Larger text makes the parts larger as far as all of them fit.
      vars: {
        [vars.size.control]: 'min(2.5rem, 10vw)',
        [vars.size.icon]: 'min(1.25rem, 5.25vw)',
        [vars.size.avatarSmall]: 'min(2rem, 8.5vw)',
      },
    },
    [media.low]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
});

export const menu = style({ display: 'none', '@media': { [media.small]: { display: 'block' } } });

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  paddingInline: vars.space.x1,
  borderRadius: vars.radius.medium,
  textDecoration: 'none',
  '@media': {
    // Room for what changes; the sign alone still says whose page it is.
    'screen and (max-width: 459.98px)': { width: '36px', overflow: 'hidden', flexShrink: 0 },
  },
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  marginInlineStart: 'auto',
  minWidth: 0,
});

export const message = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: vars.size.control,
  height: vars.size.control,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  ':hover': { backgroundColor: vars.color.hover },
});

export const count = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '50%',
  fontSize: vars.text.caption.size,
  borderRadius: vars.radius.full,
  display: 'flex',
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  ':empty': { display: 'none' },
  '@media': { [media.phone]: { vars: { [vars.text.caption.size]: 'min(0.75rem, 3.5vw)' } } },
});
