import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space.x5,
  ...small,
});
export const facts = style({ display: 'grid', gap: vars.space.x4, alignContent: 'start' });
export const name = style({ ...small, marginBlockEnd: vars.space.x1, fontWeight: vars.font.semibold });
export const words = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x1 });
export const list = style({ margin: 0, paddingInlineStart: vars.space.x4, listStyle: 'disc' });

export const steps = style({ display: 'grid' });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: vars.space.x2,
  paddingBlock: vars.space.x2,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});
export const minutes = style({ color: vars.color.textSubtle, whiteSpace: 'nowrap' });
export const stepName = style({ display: 'block', fontWeight: vars.font.medium });
export const text = style({ color: vars.color.textMuted });
