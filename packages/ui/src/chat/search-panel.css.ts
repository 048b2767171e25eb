import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;
const caption = { fontSize: vars.text.caption.size, lineHeight: vars.text.caption.line } as const;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minHeight: 0,
  padding: vars.space.x4,
  overflowY: 'auto',
  backgroundColor: vars.color.surface,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});
export const title = style({ fontSize: vars.text.body.size, lineHeight: vars.text.body.line });
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space.x2,
});
export const status = style({ ...small, display: 'flex', gap: vars.space.x2, color: vars.color.textMuted });
export const hits = style({ display: 'grid' });
export const hit = style({
  display: 'grid',
  gap: vars.space.half,
  paddingBlock: vars.space.x2,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { backgroundColor: vars.color.hover },
  // Between two of them; below the last one stands the rule of what comes next.
  selectors: { 'li + li > &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const hitName = style({ ...small, fontWeight: vars.font.medium, overflowWrap: 'anywhere' });
export const hitTime = style({ ...caption, color: vars.color.textMuted });
export const hitText = style({
  ...small,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
globalStyle(`${hitText} mark`, {
  backgroundColor: vars.color.tone.reward.soft,
  color: vars.color.tone.reward.text,
  fontWeight: vars.font.semibold,
});
export const date = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingBlockStart: vars.space.x3,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const start = style({ justifySelf: 'start', alignSelf: 'start' });
