import { style } from '@vanilla-extract/css';
import { rise } from '../theme/keyframes.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

// Always there while the page may ring, so that screen readers watch it; it takes no room and no presses while empty.
export const region = style({
  position: 'fixed',
  zIndex: vars.z.toast,
  insetBlockStart: `calc(${vars.layout.header} + ${vars.space.x3})`,
  insetInlineEnd: vars.space.x4,
  // Room for the shadows, which a part that scrolls would cut.
  margin: `calc(-1 * ${vars.space.x6})`,
  padding: vars.space.x6,
  width: `calc(22rem + 2 * ${vars.space.x6})`,
  maxWidth: `calc(100vw - 2 * ${vars.space.x4} + 2 * ${vars.space.x6})`,
  maxHeight: `calc(100dvh - ${vars.layout.header} - ${vars.space.x6})`,
  overflowY: 'auto',
  pointerEvents: 'none',
  '@media': {
    [media.phone]: {
      insetBlockStart: vars.space.x2,
      insetInline: vars.space.x2,
      width: 'auto',
      maxWidth: 'none',
      maxHeight: `calc(100dvh - 2 * ${vars.space.x2})`,
    },
    [media.print]: { display: 'none' },
  },
});
export const list = style({ display: 'grid', gap: vars.space.x2 });
export const card = style({
  display: 'grid',
  gap: vars.space.x4,
  padding: vars.space.x4,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.raised,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.medium} ${vars.motion.ease}`,
});
export const who = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3, minWidth: 0 });
export const picture = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '56px',
  height: '56px',
});
export const avatar = style({ width: '46px', height: '46px' });
export const ring = style({
  position: 'absolute',
  inset: 0,
  transform: 'rotate(-90deg)',
  fill: 'none',
  strokeWidth: 3,
});
export const track = style({ stroke: vars.color.track });
export const left = style({
  stroke: vars.color.tone.brand.solid,
  transition: 'stroke-dasharray 1s linear',
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});
export const seconds = style({
  position: 'absolute',
  insetBlockEnd: '-6px',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.brand.soft,
  color: vars.color.tone.brand.text,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  fontVariantNumeric: 'tabular-nums',
});
export const words = style({ flex: 1, minWidth: 0 });
const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = style({ ...ellipsis, fontWeight: vars.font.semibold });
const small = {
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
} as const;
export const group = style({ ...ellipsis, ...small });
export const kind = style({ ...small, display: 'flex', alignItems: 'center', gap: vars.space.x2 });
export const answers = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.x2 });
export const answer = style({ minHeight: '2.75rem' });
export const silent = style({ ...small, textAlign: 'center' });
export const quietAnswer = style({ gridColumn: '1 / -1', minHeight: '2.75rem' });
export const hint = style({
  color: vars.color.textSubtle,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  textAlign: 'center',
  '@media': { '(hover: none)': { display: 'none' }, [media.phone]: { display: 'none' } },
});
