import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { footBar } from '../shell/foot-bar.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: '300px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  // What the frame leaves of the window: its header above, its margins around. The room that other pages keep below is not needed.
  height: `calc(100dvh - ${vars.layout.stickyTop} - 2 * ${vars.space.x6})`,
  minHeight: '24rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.card,
  overflow: 'hidden',
  selectors: { 'main &': { marginBlockEnd: `calc(${vars.space.x6} - ${vars.space.x16})` } },
  '@media': {
    [media.large]: { selectors: { '&[data-facts]': { gridTemplateColumns: '300px minmax(0, 1fr) 280px' } } },
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      height: `calc(100dvh - ${vars.layout.stickyTop} - ${fallbackVar(footBar, '0px')})`,
      minHeight: '20rem',
      // From edge to edge.
      selectors: {
        '&[data-view="talk"]': { paddingBlockEnd: 'env(safe-area-inset-bottom)' },
        'main &': {
          marginInline: `calc(-1 * ${vars.space.x4})`,
          marginBlock: `calc(-1 * ${vars.space.x4}) calc(-1 * (${vars.space.x12} + env(safe-area-inset-bottom)))`,
        },
      },
      border: 0,
      borderRadius: 0,
      boxShadow: 'none',
    },
    [media.print]: { display: 'block', height: 'auto', overflow: 'visible' },
  },
});

const column = { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0, overflow: 'hidden' } as const;
const line = `1px solid ${vars.color.border}`;
const onPhone = (view: string) => ({
  [media.phone]: { borderInline: 0, selectors: { [`${root}:not([data-view="${view}"]) &`]: { display: 'none' } } },
});

export const columns = styleVariants({
  list: {
    ...column,
    borderInlineEnd: line,
    '@media': {
      [media.small]: { selectors: { [`${root}[data-view="facts"][data-facts] &`]: { display: 'none' } } },
      ...onPhone('list'),
      [media.print]: { display: 'none' },
    },
  },
  talk: { ...column, '@media': onPhone('talk') },
  facts: {
    ...column,
    borderInlineStart: line,
    overflowY: 'auto',
    '@media': {
      [media.small]: {
        order: -1,
        borderInlineStart: 0,
        borderInlineEnd: line,
        selectors: { [`${root}:not([data-view="facts"]) &`]: { display: 'none' } },
      },
      ...onPhone('facts'),
    },
  },
});
