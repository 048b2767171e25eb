import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const root = style({
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.card,
  minWidth: 0,
  '@media': { [media.print]: { boxShadow: 'none', breakInside: 'avoid' } },
});

// Cards one after the other on a page stand apart, whichever state each is in. In a layout its gaps do that.
globalStyle(`main > ${root} + ${root}`, { marginBlockStart: vars.space.x6 });

export const padding = styleVariants({
  none: { padding: 0, overflow: 'hidden' },
  small: { padding: vars.space.x4 },
  medium: {
    padding: vars.space.x5,
    '@media': { [media.phone]: { padding: vars.space.x4 } },
  },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
  marginBlockEnd: vars.space.x3,
  selectors: {
    [`${padding.none} > &`]: { margin: 0, paddingInline: vars.space.x5, paddingBlock: vars.space.x4 },
  },
});

/** With a line under the title the action begins with the title. */
export const described = style({ alignItems: 'flex-start' });

export const words = style({
  display: 'grid',
  gap: vars.space.x1,
  // Leaves room on a phone for a short action; a longer one has the next line.
  selectors: { [`${described} > &`]: { flex: '1 1 9rem' } },
});

export const title = style({
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.font.semibold,
});

export const description = style({
  // Names are written into it, of which some are one long word.
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

// A table that fills the card begins and ends where the title does.
globalStyle(`${padding.none} :is(th, td):first-child`, {
  '@media': { [media.tablet]: { paddingInlineStart: vars.space.x5 } },
});
globalStyle(`${padding.none} :is(th, td):last-child`, {
  '@media': { [media.tablet]: { paddingInlineEnd: vars.space.x5 } },
});
