/** Width in px at which the layout leaves its small mode (specification, core §2 and §9). */
export const breakpointPx = 1400;

/** Media queries for vanilla-extract's `@media`; custom properties cannot be used inside one. */
export const media = {
  /** The full layout: sidebar open beside the content. */
  large: 'screen and (min-width: 1400px)',
  /** The full layout in a window that is too low for everything in its margin; with large text (em: the browser's own) sooner. */
  largeAndLow: 'screen and (min-width: 1400px) and (max-height: 48.74em)',
  /** Small mode: sidebar folded. */
  small: 'screen and (max-width: 1399.98px)',
  /** Tablets and up: two columns fit. */
  tablet: 'screen and (min-width: 768px)',
  /** Phones, and desktops at high zoom: one column. */
  phone: 'screen and (max-width: 767.98px)',
  /** Narrower than any phone: desktops at 400 % zoom. */
  zoomed: 'screen and (max-width: 359.98px)',
  /** Desktops at 400 % zoom, and phones on their side: bars that stay in view would take a third of what there is. */
  low: 'screen and (max-height: 479.98px)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
  /** JavaScript is turned off. */
  scriptless: '(scripting: none)',
};
