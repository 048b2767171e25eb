import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  maxWidth: vars.layout.readingMax,
});
export const question = style({
  minWidth: 0,
  margin: 0,
  padding: vars.space.x4,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  // Below the frame's header, where a link leads to it.
  scrollMarginBlockStart: '6rem',
});
// Inside the frame, which a legend would otherwise interrupt.
export const prompt = style({
  float: 'left',
  width: '100%',
  marginBlockEnd: vars.space.x1,
  fontWeight: vars.font.semibold,
  overflowWrap: 'anywhere',
});
export const hint = style({
  clear: 'both',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});
export const flag = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: '2.75rem',
  marginBlockStart: vars.space.x3,
  // Apart from the boxes of the answer.
  paddingBlockStart: vars.space.x1,
  borderBlockStart: `1px solid ${vars.color.border}`,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});
export const options = style({ display: 'grid', gap: vars.space.x1, marginBlockStart: vars.space.x2 });
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: '2.75rem',
  overflowWrap: 'anywhere',
});
export const place = style({ flexShrink: 0, minHeight: '2.25rem', font: 'inherit', color: vars.color.text });
export const choice = style({ flexShrink: 0, margin: 0, accentColor: vars.color.link });
export const number = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  marginBlockStart: vars.space.x2,
});
export const digits = style({ width: '8rem' });
export const problem = style({
  marginBlockStart: vars.space.x1,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.tone.warning.text,
});
