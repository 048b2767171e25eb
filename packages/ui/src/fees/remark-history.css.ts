import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const root = style({ display: 'grid', gap: vars.space.x4 });
export const search = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: vars.space.x2 });
export const field = style({ flex: '1 1 16rem', maxWidth: '28rem' });
export const count = style({ ...small, color: vars.color.textMuted, paddingBlock: vars.space.x2 });
export const list = style({ display: 'grid' });
export const item = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingInline: vars.space.x5,
  paddingBlock: vars.space.x4,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  '@media': { [media.phone]: { paddingInline: vars.space.x4 } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.targetMin,
  fontWeight: vars.font.semibold,
  overflowWrap: 'anywhere',
});
export const detail = style({ ...small, color: vars.color.textMuted, overflowWrap: 'anywhere' });
