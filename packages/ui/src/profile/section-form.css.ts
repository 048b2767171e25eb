import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.x4,
});

export const wide = style({ gridColumn: '1 / -1' });

export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space.x2,
  '@media': { [media.phone]: { flexDirection: 'column' } },
});

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.x2,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.font.medium,
});

export const legendError = style({
  gridColumn: '1 / -1',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.tone.danger.text,
});

export const entries = style({
  marginBlockEnd: vars.space.x4,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  padding: 0,
  listStyle: 'none',
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  paddingBlock: vars.space.x2,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  // Its buttons below its words: beside them two or three words of a line would be left.
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch', gap: vars.space.x1 } },
});

export const entryTitle = style({ fontWeight: vars.font.medium });

export const entryText = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  color: vars.color.textMuted,
});

export const entryActions = style({
  display: 'flex',
  flexShrink: 0,
  gap: vars.space.x1,
  '@media': { [media.phone]: { justifyContent: 'flex-end' } },
});
