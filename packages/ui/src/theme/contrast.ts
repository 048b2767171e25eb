import { type ThemeColors, tones } from './tokens.ts';

/** Relative luminance of a #rrggbb colour (WCAG 2.2). */
function luminance(hex: string): number {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (match === null) throw new Error(`Not a #rrggbb colour: ${hex}`);
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two #rrggbb colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Two colours that meet, and the contrast that they need. */
export interface ContrastPair {
  /** E.g. 'textMuted on surface'. */
  name: string;
  foreground: string;
  background: string;
  /** 4.5 for words (WCAG 1.4.3), 3 for marks, edges of controls and the focus ring (1.4.11). */
  atLeast: 4.5 | 3;
}

const grounds = ['canvas', 'surface', 'sunken', 'hover', 'pressed', 'selected'] as const;

/** Every pair of colours that components may put upon each other. A new pairing is added here first. */
export function contrastPairs(colors: ThemeColors): ContrastPair[] {
  const words = (['text', 'textMuted', 'textSubtle', 'link'] as const).flatMap((ink) =>
    grounds.map((ground) => pair(`${ink} on ${ground}`, colors[ink], colors[ground], 4.5)),
  );
  const edges = (['borderStrong', 'focus'] as const).flatMap((mark) =>
    (['canvas', 'surface', 'sunken', 'hover'] as const).map((ground) =>
      pair(`${mark} on ${ground}`, colors[mark], colors[ground], 3),
    ),
  );
  const brand = colors.tone.brand.onSolid;
  const danger = colors.tone.danger.onSolid;
  const buttons = [
    pair('brand words on brandHover', brand, colors.brandHover, 4.5),
    pair('brand words on brandPressed', brand, colors.brandPressed, 4.5),
    pair('danger words on dangerHover', danger, colors.dangerHover, 4.5),
    pair('danger words on dangerPressed', danger, colors.dangerPressed, 4.5),
  ];
  const toned = tones.flatMap((tone) => {
    const { solid, onSolid, soft, text } = colors.tone[tone];
    return [
      pair(`${tone} words on its solid`, onSolid, solid, 4.5),
      pair(`${tone} words on its soft`, text, soft, 4.5),
      pair(`text on ${tone} soft`, colors.text, soft, 4.5),
      ...grounds.map((ground) => pair(`${tone} words on ${ground}`, text, colors[ground], 4.5)),
      pair(`${tone} mark on its soft`, solid, soft, 3),
      pair(`${tone} mark on surface`, solid, colors.surface, 3),
      pair(`${tone} mark on canvas`, solid, colors.canvas, 3),
    ];
  });
  return [...words, ...edges, ...buttons, ...toned];
}

function pair(name: string, foreground: string, background: string, atLeast: 4.5 | 3): ContrastPair {
  return { name, foreground, background, atLeast };
}
