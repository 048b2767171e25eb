import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;

export const form = style({ display: 'grid', gap: vars.space.x5, minWidth: 0 });
export const group = style({ display: 'grid', gap: vars.space.x3, margin: 0, padding: 0, border: 0, minWidth: 0 });
export const legend = style({ ...small, padding: 0, marginBlockEnd: vars.space.x2, color: vars.color.textMuted });
export const level = style({ maxWidth: '16rem' });
export const main = style({ display: 'grid', gap: vars.space.x3, minWidth: 0 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 });
/** What is said of the browser's drafts, which need a script. */
export const hint = style({
  ...small,
  color: vars.color.textMuted,
  '@media': { [media.scriptless]: { display: 'none' } },
});
