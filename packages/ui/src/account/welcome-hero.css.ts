import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const width = '1120px';

export const root = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const header = style({
  width: '100%',
  maxWidth: width,
  marginInline: 'auto',
  padding: `${vars.space.x4} ${vars.space.x6}`,
  '@media': { [media.phone]: { paddingInline: vars.space.x4 } },
});

export const main = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.x12,
  width: '100%',
  maxWidth: width,
  marginInline: 'auto',
  padding: `${vars.space.x6} ${vars.space.x6} ${vars.space.x16}`,
  '@media': { [media.phone]: { paddingInline: vars.space.x4, justifyContent: 'flex-start' } },
});

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.x12,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x8 } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.x6,
});

export const title = style({
  fontSize: `clamp(${vars.text.display.size}, 1.2rem + 2.4vw, 3rem)`,
  lineHeight: '1.12',
  letterSpacing: '-0.025em',
});

export const lead = style({
  maxWidth: '32rem',
  fontSize: vars.text.heading.size,
  lineHeight: vars.text.heading.line,
  color: vars.color.textMuted,
  textWrap: 'pretty',
});

export const drawing = style({
  width: '100%',
  height: 'auto',
  maxHeight: '44vh',
  '@media': { [media.phone]: { maxHeight: '30vh' } },
});

export const points = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.x8,
  paddingBlockStart: vars.space.x8,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x5 } },
});

export const point = style({ display: 'flex', gap: vars.space.x3 });
export const icon = style({ color: vars.color.tone.brand.solid, marginBlockStart: vars.space.half });
export const pointTitle = style({ fontSize: vars.text.body.size, lineHeight: vars.text.body.line });
export const pointText = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});
