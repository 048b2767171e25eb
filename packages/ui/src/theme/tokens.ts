/**
 * Raw values of the design tokens. `theme.css.ts` turns them into custom properties, the Foundations pages show them and
 * `contrast.test.ts` measures them; components never import this file, they use `vars`.
 */

/** Meanings a colour may carry. A tone is always shown together with an icon or a word. */
export const tones = ['neutral', 'brand', 'info', 'success', 'warning', 'danger', 'reward'] as const;
export type Tone = (typeof tones)[number];

/** `solid`: filled marks and buttons · `onSolid`: text on them · `soft`: tinted ground · `text`: words on soft, surface or canvas · `border`: line around soft. */
export type ToneColors = {
  solid: string;
  onSolid: string;
  soft: string;
  text: string;
  border: string;
};

/** The colours of a theme, by what they are for. */
export type ThemeColors = {
  /** The page behind everything. */
  canvas: string;
  /** Cards, header, dialogs. */
  surface: string;
  /** Wells inside a surface: table heads, code, disabled fields. */
  sunken: string;
  /** A row or quiet button under the pointer. */
  hover: string;
  /** A quiet button while pressed. */
  pressed: string;
  /** The chosen row, day or menu entry. */
  selected: string;
  /** Hairlines that only group. */
  border: string;
  /** Edges of controls: 3:1 against surface and canvas. */
  borderStrong: string;
  text: string;
  textMuted: string;
  /** Times and captions: still AA on surface, canvas and sunken. */
  textSubtle: string;
  brandHover: string;
  brandPressed: string;
  dangerHover: string;
  dangerPressed: string;
  /** Links and chosen things; brand-coloured words. */
  link: string;
  focus: string;
  /** Behind a dialog. */
  overlay: string;
  /** Grey shapes while loading. */
  skeleton: string;
  /** The empty part of a progress bar or chart. */
  track: string;
  /** Under a drawn signature, and its ink: the same in every theme, for the picture is kept. */
  paper: string;
  ink: string;
  tone: Record<Tone, ToneColors>;
};

/** The default theme. */
export const defaultColors: ThemeColors = {
  canvas: '#f7f6f3',
  surface: '#ffffff',
  sunken: '#f2f0ec',
  hover: '#f4f2ee',
  pressed: '#ebe8e2',
  selected: '#e4f1f0',
  border: '#e4e1da',
  borderStrong: '#8a857b',
  text: '#1f1d1a',
  textMuted: '#524f49',
  textSubtle: '#68645c',
  brandHover: '#0a5355',
  brandPressed: '#074446',
  dangerHover: '#9c1f1b',
  dangerPressed: '#841815',
  link: '#0b5f61',
  focus: '#0f7f82',
  overlay: 'rgba(31, 29, 26, 0.44)',
  skeleton: '#e9e6e0',
  track: '#e7e4dd',
  paper: '#ffffff',
  ink: '#1f1d1a',
  tone: {
    neutral: { solid: '#6b675f', onSolid: '#ffffff', soft: '#f0eeea', text: '#4d4a44', border: '#d9d5cd' },
    brand: { solid: '#0e6668', onSolid: '#ffffff', soft: '#e4f1f0', text: '#0a5355', border: '#a9d0ce' },
    info: { solid: '#2b5fb0', onSolid: '#ffffff', soft: '#e9f0fb', text: '#24508f', border: '#b9cfee' },
    success: { solid: '#25763f', onSolid: '#ffffff', soft: '#e6f4ea', text: '#1d5f33', border: '#aed8bb' },
    warning: { solid: '#b4530c', onSolid: '#ffffff', soft: '#fdf0e4', text: '#8a3f08', border: '#f1c9a3' },
    danger: { solid: '#b62a25', onSolid: '#ffffff', soft: '#fcecea', text: '#97201c', border: '#f0bcb7' },
    reward: { solid: '#c27c00', onSolid: '#1f1500', soft: '#fdf3da', text: '#7a4e00', border: '#ecd08c' },
  },
};

/** Soft Mode: paper-warm grounds, little blue, no pure white or black; still AA. */
export const softColors: ThemeColors = {
  canvas: '#f1e7d3',
  surface: '#f8f1e1',
  sunken: '#ece0c9',
  hover: '#f0e6d1',
  pressed: '#e6dabf',
  selected: '#e0e4c9',
  border: '#dccfb4',
  borderStrong: '#857550',
  text: '#332a1b',
  textMuted: '#544831',
  textSubtle: '#5f5239',
  brandHover: '#254f3d',
  brandPressed: '#1d4131',
  dangerHover: '#85301a',
  dangerPressed: '#712713',
  link: '#245543',
  focus: '#2f6b54',
  overlay: 'rgba(51, 42, 27, 0.46)',
  skeleton: '#e6dac1',
  track: '#e1d4b8',
  paper: '#ffffff',
  ink: '#1f1d1a',
  tone: {
    neutral: { solid: '#685b41', onSolid: '#f8f1e1', soft: '#ebdfc7', text: '#51452f', border: '#d3c4a3' },
    brand: { solid: '#2d5f4b', onSolid: '#f8f1e1', soft: '#e0e4c9', text: '#245040', border: '#b3c29d' },
    info: { solid: '#49597a', onSolid: '#f8f1e1', soft: '#e4e0cf', text: '#3d4a66', border: '#bfbda8' },
    success: { solid: '#3f6a2a', onSolid: '#f8f1e1', soft: '#e2e6c4', text: '#365923', border: '#bccb92' },
    warning: { solid: '#98510f', onSolid: '#f8f1e1', soft: '#f4dfba', text: '#7a3f0a', border: '#deb87c' },
    danger: { solid: '#9b3a22', onSolid: '#f8f1e1', soft: '#f4dac6', text: '#832f1a', border: '#e0ac8f' },
    reward: { solid: '#9d6403', onSolid: '#fff8e8', soft: '#f5e3b3', text: '#6f4700', border: '#dcbc6c' },
  },
};

/** The stage of a call, in either theme: dark, so that faces are what is bright; warm as the rest of the house. */
export const stageColors: ThemeColors = {
  canvas: '#141312',
  surface: '#1f1d1b',
  sunken: '#0f0e0d',
  hover: '#2b2926',
  pressed: '#373430',
  selected: '#12393a',
  border: '#38352f',
  borderStrong: '#8f897e',
  text: '#f5f3ef',
  textMuted: '#cfcac1',
  textSubtle: '#b1aba0',
  brandHover: '#5cc4c2',
  brandPressed: '#83d5d3',
  dangerHover: '#b32c27',
  dangerPressed: '#9c2420',
  link: '#7ccfcd',
  focus: '#7fd4d2',
  overlay: 'rgba(15, 14, 13, 0.72)',
  skeleton: '#2b2926',
  track: '#45413b',
  paper: '#ffffff',
  ink: '#1f1d1a',
  tone: {
    neutral: { solid: '#8f897e', onSolid: '#0f0e0d', soft: '#2b2926', text: '#d9d4cb', border: '#4d4942' },
    brand: { solid: '#3fb0af', onSolid: '#06201f', soft: '#10302f', text: '#8edad7', border: '#23605f' },
    info: { solid: '#7ea8ea', onSolid: '#0c1a33', soft: '#18253b', text: '#a9c8f7', border: '#34507f' },
    success: { solid: '#5cb87c', onSolid: '#06210f', soft: '#14301f', text: '#93d9aa', border: '#2f6a44' },
    warning: { solid: '#e0944a', onSolid: '#2a1500', soft: '#38230f', text: '#f3b77d', border: '#7a4c1e' },
    danger: { solid: '#d13a33', onSolid: '#ffffff', soft: '#3d1715', text: '#ffb3ad', border: '#86332d' },
    reward: { solid: '#d99a1f', onSolid: '#241700', soft: '#35270c', text: '#f0c566', border: '#75571a' },
  },
};

/** Multiples of a 4 px grid: `x4` is 16 px. `half` is for optical gaps inside a control. */
export const space = {
  none: '0',
  half: '2px',
  x1: '4px',
  x2: '8px',
  x3: '12px',
  x4: '16px',
  x5: '20px',
  x6: '24px',
  x8: '32px',
  x10: '40px',
  x12: '48px',
  x16: '64px',
};

/**
 * Heights of controls and marks; every target is 24 px or more (WCAG 2.5.8). In rem as the text is: at 200 % text an icon keeps
 * its size beside its words, and a count its place at its icon.
 */
export const size = {
  iconSmall: '1rem',
  icon: '1.25rem',
  iconLarge: '1.5rem',
  targetMin: '1.5rem',
  controlSmall: '2rem',
  control: '2.5rem',
  controlLarge: '3rem',
  avatarSmall: '2rem',
  avatar: '2.5rem',
  avatarLarge: '4rem',
};

/** Corners; `full` makes a pill. */
export const radius = { small: '4px', medium: '8px', large: '12px', full: '999px' };

/** Shadows of the default theme: a card at rest, what floats, a dialog. */
export const defaultShadows = {
  card: '0 1px 2px rgba(31, 29, 26, 0.05)',
  raised: '0 2px 4px rgba(31, 29, 26, 0.04), 0 8px 24px rgba(31, 29, 26, 0.10)',
  dialog: '0 4px 12px rgba(31, 29, 26, 0.06), 0 24px 64px rgba(31, 29, 26, 0.20)',
};

/** The same of Soft Mode. */
export const softShadows = {
  card: '0 1px 2px rgba(51, 42, 27, 0.06)',
  raised: '0 2px 4px rgba(51, 42, 27, 0.05), 0 8px 24px rgba(51, 42, 27, 0.12)',
  dialog: '0 4px 12px rgba(51, 42, 27, 0.08), 0 24px 64px rgba(51, 42, 27, 0.24)',
};

/** Families and weights of type. */
export const font = {
  family: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
  mono: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'Liberation Mono', monospace",
  regular: '400',
  medium: '500',
  semibold: '600',
  bold: '680',
};

/** The six sizes. In rem, so that a larger text setting of the browser is honoured; line heights keep the 4 px grid. */
export const text = {
  caption: { size: '0.75rem', line: '1rem' },
  small: { size: '0.875rem', line: '1.25rem' },
  body: { size: '1rem', line: '1.5rem' },
  heading: { size: '1.25rem', line: '1.75rem' },
  title: { size: '1.5rem', line: '2rem' },
  display: { size: '2rem', line: '2.5rem' },
};

/** Stacking order, lowest first. */
export const z = {
  base: '0',
  raised: '1',
  sticky: '10',
  sidebar: '20',
  header: '30',
  floating: '40',
  menu: '50',
  dialog: '60',
  toast: '70',
  tooltip: '80',
};

/** Under 200 ms and only to show where a thing went. */
export const motion = {
  fast: '100ms',
  medium: '160ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
};

/** Sizes of the frame around every page (design, Space). */
export const layout = {
  header: '3.5rem',
  /** Where what stays in view under the header begins; at the top itself in a low window, in which the header scrolls away. */
  stickyTop: '3.5rem',
  sidebar: '240px',
  sidebarMini: '72px',
  contentMax: '1440px',
  readingMax: '68ch',
  dialogSmall: '400px',
  dialogMedium: '560px',
  dialogLarge: '1000px',
};
