import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const small = { fontSize: vars.text.small.size, lineHeight: vars.text.small.line } as const;
const caption = { fontSize: vars.text.caption.size, lineHeight: vars.text.caption.line } as const;

export const form = style({ display: 'grid', gap: vars.space.x4, minWidth: 0 });
export const files = style({ display: 'grid', gap: vars.space.x3 });
export const file = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.x2,
});
export const picture = style({
  gridColumn: '1 / -1',
  justifySelf: 'center',
  maxWidth: '100%',
  // Several are seen at once, and one large enough to be read.
  maxHeight: 'min(45dvh, 24rem)',
  objectFit: 'contain',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
});
export const words = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2, minWidth: 0 });
export const name = style({ ...small, fontWeight: vars.font.medium, overflowWrap: 'anywhere' });
export const size = style({ ...caption, color: vars.color.textMuted, whiteSpace: 'nowrap' });
