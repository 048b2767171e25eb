import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const root = style({ display: 'grid', gap: vars.space.x2 });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 });
export const search = style({ flex: '1 1 16rem' });
export const searchForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space.x1,
});
export const keys = style({
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
globalStyle(`${keys} kbd`, {
  paddingInline: vars.space.x1,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface,
  fontFamily: 'inherit',
});

/** Of no use where there is no keyboard. */
export const keysHelp = style({ '@media': { '(hover: none) and (pointer: coarse)': { display: 'none' } } });
