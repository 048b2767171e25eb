import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';
import { vars } from './theme.css.ts';

// Arial stretched to Inter's metrics, so that nothing jumps when the web font arrives.
globalFontFace('Inter Fallback', {
  src: "local('Arial')",
  ascentOverride: '90.44%',
  descentOverride: '22.52%',
  lineGapOverride: '0%',
  sizeAdjust: '107.12%',
});

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  colorScheme: 'light',
  textSizeAdjust: '100%',
  // A focused field or an anchor never hides behind the fixed header.
  scrollPaddingTop: `calc(${vars.layout.stickyTop} + ${vars.space.x4})`,
});
// As strong as the theme, which says otherwise.
globalStyle(':root', { '@media': { [media.low]: { vars: { [vars.layout.stickyTop]: '0px' } } } });

globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.family,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.font.regular,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, table', { margin: 0, padding: 0 });
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
globalStyle('legend', { padding: 0 });
globalStyle('h1, h2, h3, h4', {
  fontWeight: vars.font.semibold,
  textWrap: 'balance',
  letterSpacing: '-0.011em',
});
globalStyle('h1', { fontSize: vars.text.title.size, lineHeight: vars.text.title.line });
globalStyle('h2', { fontSize: vars.text.heading.size, lineHeight: vars.text.heading.line });
globalStyle('h3, h4', { fontSize: vars.text.body.size, lineHeight: vars.text.body.line });
globalStyle('ul, ol', { listStyle: 'none' });
// Figures of one width only where they stand in columns or count: Inter widens the hyphens of names and words with them.
globalStyle('time', { fontVariantNumeric: 'tabular-nums' });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
globalStyle('button', { border: 0, background: 'none', padding: 0, cursor: 'pointer', touchAction: 'manipulation' });
globalStyle('img, svg, video', { display: 'block', maxWidth: '100%' });
globalStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 });
globalStyle('a', { color: vars.color.link, textUnderlineOffset: '0.2em' });
globalStyle('code, kbd, samp', { fontFamily: vars.font.mono, fontSize: '0.9em' });
globalStyle('[hidden]', { display: 'none !important' });

// One focus ring everywhere. Scripted focus on headings and regions (tabindex -1) is announced, not ringed.
globalStyle(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });

globalStyle('::selection', { backgroundColor: vars.color.tone.brand.border, color: vars.color.text });

// `data-motion` lets Storybook and the tests ask for stillness without the system setting.
const still = {
  animation: 'none !important',
  transition: 'none !important',
} as const;
globalStyle('[data-motion="reduced"] *, [data-motion="reduced"] *::before, [data-motion="reduced"] *::after', still);
globalStyle('*, *::before, *::after', { '@media': { [media.reducedMotion]: still } });

globalStyle(':focus-visible', {
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
});

globalStyle('html', {
  '@media': { [media.print]: { fontSize: '12px' } },
});
globalStyle('body', {
  '@media': { [media.print]: { backgroundColor: 'white', color: 'black' } },
});
// What means nothing on paper: whatever is pressed, chosen, searched by or opened. A grid's cells are its content.
globalStyle(
  '[data-print="hide"], button:not([role="gridcell"]), nav, search, form[method="get"], details:not([open]), summary',
  { '@media': { [media.print]: { display: 'none !important' } } },
);
globalStyle('a[href]', { '@media': { [media.print]: { color: 'inherit' } } });
