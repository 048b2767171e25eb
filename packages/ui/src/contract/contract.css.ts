import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const text = style({ display: 'grid', gap: vars.space.x6, paddingTop: vars.space.x3 });

// The number stands in a margin of its own; on a phone there is none to spare.
export const section = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 68ch)',
  rowGap: vars.space.x2,
  breakInside: 'avoid',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}`, paddingTop: vars.space.x6 } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const sectionTitle = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.font.semibold,
  '@media': { [media.phone]: { display: 'block' } },
});

export const sectionNumber = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const paragraph = style({
  gridColumn: '2',
  '@media': { [media.phone]: { gridColumn: '1' } },
});

export const form = style({ display: 'grid', gap: vars.space.x4 });

export const choices = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.x2,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.font.medium,
});

export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const pad = style({ display: 'grid', gap: vars.space.x2, justifyItems: 'start' });

export const canvas = style({
  width: '100%',
  maxWidth: '480px',
  height: '160px',
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.medium,
  // The picture is kept: the same on every screen.
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  forcedColorAdjust: 'none',
  cursor: 'crosshair',
  // The finger draws; it does not scroll the page.
  touchAction: 'none',
});

export const picture = style({
  width: '100%',
  maxWidth: '480px',
  height: '160px',
  objectFit: 'contain',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.paper,
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

export const muted = style({
  color: vars.color.textMuted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});

export const signature = style({
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
  fontStyle: 'italic',
});

export const hash = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  overflowWrap: 'anywhere',
});

export const receipt = style({ display: 'grid', gap: vars.space.x4, justifyItems: 'start' });

export const wide = style({ width: '100%' });
