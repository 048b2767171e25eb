import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;
const caption = { fontSize: vars.text.caption.size, lineHeight: vars.text.caption.line } as const;

export const root = style({
  ...small,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  minHeight: 0,
  padding: vars.space.x4,
  overflowY: 'auto',
  backgroundColor: vars.color.surface,
});

export const head = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x1,
  textAlign: 'center',
});
export const close = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  // There the column stands beside the talk, and stays.
  '@media': { [media.large]: { display: 'none' } },
});
export const name = style({
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.font.semibold,
  overflowWrap: 'anywhere',
});
export const muted = style({ ...caption, color: vars.color.textMuted, overflowWrap: 'anywhere' });
export const figure = style({ fontSize: vars.text.heading.size, lineHeight: vars.text.heading.line });
export const text = style({ ...small, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2, marginBlockStart: vars.space.x1 });

export const section = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const heading = style({ ...caption, color: vars.color.textMuted });
export const start = style({ justifySelf: 'start' });

export const members = style({ display: 'grid', gap: vars.space.x3 });
export const member = style({ display: 'grid', gap: vars.space.x1, minWidth: 0 });
// Below the name, in line with it.
export const memberActions = style({ paddingInlineStart: `calc(${vars.size.avatarSmall} + ${vars.space.x2})` });
export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2, minWidth: 0 });
export const words = style({ display: 'grid', minWidth: 0 });
export const memberName = style({ fontWeight: vars.font.medium, overflowWrap: 'anywhere' });
export const actions = style({ display: 'grid', gap: vars.space.x2, justifyItems: 'start' });
export const allowed = style({ display: 'grid', justifyItems: 'start', gap: vars.space.half });
