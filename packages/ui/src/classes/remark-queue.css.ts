import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const list = style({ display: 'grid' });
export const item = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  rowGap: vars.space.x2,
  paddingInline: vars.space.x5,
  paddingBlock: vars.space.x4,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
    '&:hover': { backgroundColor: vars.color.hover },
  },
});
export const words = style({ display: 'grid', flex: '1 1 16rem', minWidth: 0 });
export const link = style({
  fontWeight: vars.font.semibold,
  color: vars.color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});
export const detail = style({ ...small, color: vars.color.textMuted, overflowWrap: 'anywhere' });
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  marginBlockEnd: vars.space.x4,
  paddingInline: vars.space.x4,
  paddingBlock: vars.space.x2,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.tone.warning.soft,
  color: vars.color.tone.warning.text,
  ...small,
});
export const place = style({ fontWeight: vars.font.medium });
export const steps = style({ display: 'flex', gap: vars.space.x2 });
