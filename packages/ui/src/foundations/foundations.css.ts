import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const page = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x8 });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
  gap: vars.space.x3,
  marginBlockStart: vars.space.x3,
});

export const swatch = style({
  padding: vars.space.x3,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const name = style({ display: 'block', fontWeight: vars.font.medium });
export const figure = style({ fontFamily: vars.font.mono, fontSize: vars.text.caption.size });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '10rem 1fr',
  alignItems: 'center',
  gap: vars.space.x4,
  paddingBlock: vars.space.x2,
});

const { tone: _tone, overlay: _overlay, ...plain } = vars.color;

/** Grounds of every plain colour, for the colour page. */
export const ground = styleVariants(plain, (color) => ({ backgroundColor: color }));
export const toneGround = styleVariants(vars.color.tone, (colors) => ({
  backgroundColor: colors.soft,
  color: colors.text,
}));
export const toneSolid = styleVariants(vars.color.tone, (colors) => ({
  backgroundColor: colors.solid,
  color: colors.onSolid,
}));

export const type = styleVariants(vars.text, (step) => ({ fontSize: step.size, lineHeight: step.line }));

export const bar = style({
  height: vars.space.x4,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.tone.brand.solid,
});
export const length = styleVariants(vars.space, (width) => ({ width }));
export const corner = styleVariants(vars.radius, (radius) => ({
  width: vars.space.x16,
  height: vars.space.x16,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: radius,
  backgroundColor: vars.color.surface,
}));
export const lift = styleVariants(vars.shadow, (boxShadow) => ({
  padding: vars.space.x4,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  boxShadow,
}));
export const icon = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3 });
