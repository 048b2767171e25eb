import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const table = style({ width: '100%', fontSize: vars.text.small.size, lineHeight: vars.text.small.line });

/** For a card of two columns alone: the eye finds the figure that belongs to a name. */
export const narrow = style({ maxWidth: '36rem' });

export const caption = style({
  paddingBlockEnd: vars.space.x2,
  textAlign: 'start',
  fontWeight: vars.font.semibold,
});

export const head = style({
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x3,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.text.caption.size,
  fontWeight: vars.font.medium,
  verticalAlign: 'bottom',
  '@media': { [media.phone]: { paddingInline: vars.space.x2 } },
});

export const cell = style({
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontWeight: vars.font.regular,
  '@media': { [media.phone]: { paddingInline: vars.space.x2 } },
});

export const align = styleVariants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end', whiteSpace: 'nowrap' },
});

/** The row that is about the tutor. Its tag says so in words. */
export const marked = style({
  backgroundColor: vars.color.selected,
  fontWeight: vars.font.medium,
  boxShadow: `inset 3px 0 0 ${vars.color.tone.brand.solid}`,
});

export const mark = style({ marginInlineStart: vars.space.x2, whiteSpace: 'nowrap' });
