import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const impact = style({ display: 'grid', gap: vars.space.x4 });

export const muted = style({
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const classes = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const lesson = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  paddingBlock: vars.space.x2,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const strong = style({ display: 'block', fontWeight: vars.font.medium });

export const small = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const cost = style({
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontVariantNumeric: 'tabular-nums',
});

export const note = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2 });

export const form = style({ display: 'grid', gap: vars.space.x4 });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space.x4,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const span = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.x3,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});

export const wide = style({ gridColumn: '1 / -1' });

export const sum = style({ fontWeight: vars.font.medium });

// Beside each other in the aside, too; twice, so that it holds whichever file the page loads first.
export const stats = style({ selectors: { '&&': { gridTemplateColumns: 'repeat(3, auto)' } } });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.x2,
  '@media': { [media.phone]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});

export const list = style({
  overflow: 'hidden',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  alignItems: 'start',
  padding: vars.space.x4,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const words = style({ display: 'grid', gap: vars.space.x1, minWidth: 0, overflowWrap: 'anywhere' });

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.font.semibold,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

export const record = style({ display: 'grid', gap: vars.space.x4 });
