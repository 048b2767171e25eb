import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  height: '100dvh',
  minHeight: '20rem',
  overflow: 'hidden',
  '@media': {
    [media.low]: { minHeight: '15rem' },
    [media.print]: { height: 'auto', overflow: 'visible' },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  minHeight: '3.5rem',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  '@media': { [media.low]: { minHeight: 0, paddingBlockEnd: 0 } },
});
export const who = style({ minWidth: 0 });
const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = style({ ...ellipsis, fontSize: vars.text.body.size, lineHeight: vars.text.body.line });
export const absent = style({
  ...ellipsis,
  color: vars.color.textMuted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
});
export const facts = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3, flexShrink: 0 });
export const body = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  gap: vars.space.x2,
  minHeight: 0,
  paddingInline: vars.space.x3,
  '@media': { [media.phone]: { paddingInline: vars.space.x2 } },
});
export const alone = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.x2,
  minWidth: 0,
  minHeight: 0,
});
/** Over nobody's name: below whom one waits for. */
export const ownBelow = style({
  flexShrink: 0,
  alignSelf: 'flex-end',
  width: '200px',
  aspectRatio: '4 / 3',
  '@media': { [media.phone]: { width: '112px' }, [media.low]: { width: '88px' } },
});
