import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const form = style({ display: 'grid', gap: vars.space.x4, minWidth: 0 });
export const courses = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space.x2,
  marginBlockEnd: vars.space.x4,
});
export const course = style({ flex: '0 1 22rem', minWidth: 0 });
export const fieldset = style({ border: 0, margin: 0, padding: 0, minWidth: 0 });
export const legend = style({ ...small, padding: 0, marginBlockEnd: vars.space.x1, fontWeight: vars.font.medium });

export const list = style({
  maxHeight: '22rem',
  overflowY: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  '@media': { [media.print]: { maxHeight: 'none' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1.75rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x2,
  cursor: 'pointer',
  ...small,
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    '&:has(:checked)': { backgroundColor: vars.color.selected },
    'li + li > &': { borderBlockStart: `1px solid ${vars.color.border}` },
  },
  '@media': { [media.phone]: { gridTemplateColumns: 'auto 1.5rem minmax(0, 1fr)' } },
});
export const radio = style({
  width: '1.125rem',
  height: '1.125rem',
  margin: 0,
  accentColor: vars.color.tone.brand.solid,
});
export const number = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.textSubtle, textAlign: 'end' });
export const title = style({ overflowWrap: 'anywhere' });
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x1,
  '@media': { [media.phone]: { gridColumn: '3' } },
});
export const closed = style({ ...small, color: vars.color.textMuted });
