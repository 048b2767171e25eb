import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const wide = 'screen and (min-width: 1000px)';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
  backgroundColor: vars.color.surface,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 10fr)' } },
});

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: `${vars.space.x5} ${vars.space.x4} ${vars.space.x10}`,
  '@media': { [wide]: { padding: `${vars.space.x6} ${vars.space.x8} ${vars.space.x10}` } },
});

export const brand = style({
  display: 'inline-flex',
  borderRadius: vars.radius.medium,
  textDecoration: 'none',
});

export const main = style({ flex: 1, display: 'flex', justifyContent: 'center', paddingBlockStart: '7vh' });
export const column = style({ width: '100%', maxWidth: '24rem' });

export const picture = style({
  display: 'none',
  '@media': {
    [wide]: {
      position: 'sticky',
      insetBlockStart: 0,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space.x6,
      height: '100dvh',
      padding: vars.space.x8,
      backgroundColor: vars.color.canvas,
      borderInlineStart: `1px solid ${vars.color.border}`,
    },
  },
});

export const drawing = style({ width: 'min(100%, 30rem)', height: 'auto' });

export const line = style({
  fontSize: vars.text.heading.size,
  lineHeight: vars.text.heading.line,
  letterSpacing: '-0.011em',
  color: vars.color.textMuted,
});
