import type { ProbeVerdict } from './probe-verdict.ts';

/** How a picture is lit. `black`: nothing at all is seen. */
export type PictureLight = 'black' | 'dark' | 'bright' | 'fine';

// Brightness runs from 0 to 255. An evenly lit face lies around 120.
const blackMax = 16;
const blackSpreadMax = 8;
const darkMax = 55;
const brightMin = 205;

/** The light of a picture by its pixels, four bytes each: red, green, blue, alpha. */
export function lightOf(pixels: ArrayLike<number>): PictureLight {
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    // As bright as an eye sees it (ITU-R BT.601).
    const brightness = 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);
    count += 1;
    sum += brightness;
    squares += brightness * brightness;
  }
  if (count === 0) return 'black';
  const mean = sum / count;
  const spread = Math.sqrt(Math.max(0, squares / count - mean * mean));
  if (mean < blackMax && spread < blackSpreadMax) return 'black';
  if (mean < darkMax) return 'dark';
  return mean > brightMin ? 'bright' : 'fine';
}

/** What was measured of a camera. */
export interface CameraPicture {
  light: PictureLight;
  /** Pixels. */
  width: number;
  height: number;
  /** Pictures a second. */
  frameRate: number;
}

/** Below it students see steps instead of a face. */
const heightMin = 480;
/** Below it lips and words no longer go together. */
const frameRateMin = 12;

/** A verdict with its words: what was found, and the one thing to do where there is one. */
export interface Judged {
  verdict: ProbeVerdict;
  text: string;
  nextStep?: string | undefined;
}

/** Whether a picture will do for a class. The worst finding comes first. */
export function judgePicture(picture: CameraPicture): Judged {
  const { light, width, height, frameRate } = picture;
  if (light === 'black') {
    return {
      verdict: 'poor',
      text: 'The picture is black.',
      nextStep: 'Open the cover of the lens or switch on a light.',
    };
  }
  if (light === 'dark') {
    return {
      verdict: 'poor',
      text: 'The picture is too dark.',
      nextStep: 'Put a lamp in front of you, behind the screen.',
    };
  }
  if (light === 'bright') {
    return {
      verdict: 'poor',
      text: 'The picture is too bright.',
      nextStep: 'Turn away from the window or dim the lamp.',
    };
  }
  if (Math.min(width, height) < heightMin) {
    return {
      verdict: 'poor',
      text: `The picture has only ${sizeText(picture)}.`,
      nextStep: 'Choose another camera, or close other programs that use this one.',
    };
  }
  if (frameRate < frameRateMin) {
    return {
      verdict: 'poor',
      text: `Only ${Math.round(frameRate)} pictures a second come.`,
      nextStep: 'Close other programs, and put more light on your face.',
    };
  }
  return { verdict: 'good', text: 'The picture is clear and well lit.' };
}

/** '1280 × 720' */
export function sizeText({ width, height }: Pick<CameraPicture, 'width' | 'height'>): string {
  return `${width} × ${height} pixels`;
}
