import { globalStyle, style } from '@vanilla-extract/css';
import { forcedChosen } from '../theme/forced-chosen.ts';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const root = style({ display: 'grid', gap: vars.space.x4, minWidth: 0 });
export const preview = style({ fontWeight: vars.font.medium });
export const tiers = style({ ...small, width: '100%', borderCollapse: 'collapse' });
export const caption = style({ textAlign: 'start', marginBlockEnd: vars.space.x1, color: vars.color.textMuted });
export const tier = style({
  color: vars.color.textMuted,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
    '&[aria-current]': {
      backgroundColor: vars.color.tone.warning.soft,
      color: vars.color.tone.warning.text,
      fontWeight: vars.font.semibold,
      '@media': forcedChosen,
    },
  },
});
globalStyle(`${tier} > *`, {
  paddingInline: vars.space.x2,
  paddingBlock: vars.space.x1,
  textAlign: 'start',
  fontWeight: 'inherit',
});
globalStyle(`${tier} > td`, { textAlign: 'end' });
