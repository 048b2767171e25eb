import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const caption = { fontSize: vars.text.caption.size, lineHeight: vars.text.caption.line } as const;

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  backgroundColor: vars.color.canvas,
});

export const scroller = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  // The list keeps its place by itself.
  overflowAnchor: 'none',
  scrollbarGutter: 'stable',
});
export const sizer = style({ position: 'relative', width: '100%' });
export const item = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  paddingInline: vars.space.x4,
});
/** Stands at the end of what is in it without a script. */
export const plainScroller = style([scroller, { display: 'flex', flexDirection: 'column-reverse' }]);
export const plain = style({ marginBlockEnd: 'auto', paddingBlock: vars.space.x4 });
export const plainItem = style({ paddingInline: vars.space.x4 });

const shown = keyframes({ from: { backgroundColor: vars.color.tone.reward.soft } });

export const row = style({
  position: 'relative',
  paddingBlock: vars.space.half,
  borderRadius: vars.radius.medium,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[data-target]': { animation: `${shown} 2s ${vars.motion.ease}` },
  },
});

export const day = style({
  ...caption,
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: vars.space.x3,
  color: vars.color.textMuted,
  fontWeight: vars.font.medium,
});

export const unreadLine = style({
  ...caption,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.x2,
  color: vars.color.tone.danger.text,
  fontWeight: vars.font.medium,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.tone.danger.border}` },
  },
});

export const missing = style({
  ...caption,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  minHeight: vars.size.control,
  marginBlock: vars.space.x1,
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.medium,
  color: vars.color.textMuted,
});

export const older = style({
  ...caption,
  position: 'absolute',
  insetBlockStart: vars.space.x2,
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  zIndex: vars.z.raised,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: `${vars.space.x1} ${vars.space.x3}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.raised,
});

export const newest = style({
  position: 'absolute',
  insetBlockEnd: vars.space.x3,
  insetInlineEnd: vars.space.x5,
  zIndex: vars.z.raised,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.raised,
});

export const spoken = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const center = style({ margin: 'auto' });

export const loading = style({ display: 'grid', gap: vars.space.x4, padding: vars.space.x5, marginBlockStart: 'auto' });
export const loadingOwn = style({ justifySelf: 'end' });
