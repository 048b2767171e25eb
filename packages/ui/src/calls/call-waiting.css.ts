import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'grid',
  flex: 1,
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.x2,
  height: '100%',
  padding: vars.space.x4,
  textAlign: 'center',
});

const wave = keyframes({ from: { scale: 1, opacity: 0.7 }, to: { scale: 1.5, opacity: 0 } });

export const ring = style({
  position: 'relative',
  marginBlockEnd: vars.space.x4,
  borderRadius: vars.radius.full,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    border: `2px solid ${vars.color.tone.brand.solid}`,
    borderRadius: 'inherit',
    animation: `${wave} 2s ${vars.motion.ease} infinite`,
  },
});
export const avatar = style({ width: '7rem', height: '7rem', fontSize: vars.text.display.size });
export const name = style({
  maxWidth: '30rem',
  overflowWrap: 'anywhere',
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
  fontWeight: vars.font.semibold,
});
export const text = style({ color: vars.color.textMuted });
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.x3,
  marginBlockStart: vars.space.x6,
});
