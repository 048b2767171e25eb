import type { UploadModule } from './upload-modules.ts';

/** Photos that students see. Where they were taken, often a tutor's home, is nobody's business. */
const shownModules: readonly UploadModule[] = [
  'UserFace',
  'LifePhoto',
  'GroupPhoto',
  'LessonUserFaceFile',
  'Attachment',
];

/** Whether students see the photos of a module. */
export function isShownToStudents(module: UploadModule): boolean {
  return shownModules.includes(module);
}

/**
 * A JPEG or PNG without what cameras and programs write beside the picture and behind it: place, time, device, comments, a
 * short film. How a camera was held stays, or the picture would lie on its side. Anything else comes back as it is.
 */
export function withoutPlace(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length > 4 && view.getUint16(0) === 0xffd8) return jpegWithoutPlace(file, view);
  if (file.length > 8 && view.getUint32(0) === 0x89504e47) return pngWithoutPlace(file, view);
  return joined([file]);
}

const startOfScan = 0xda;
const endOfImage = 0xd9;
/** Segments of a JPEG that are no part of the picture: Exif and XMP, IPTC, comments. */
const segmentsBeside = [0xe1, 0xed, 0xfe];

function jpegWithoutPlace(file: Uint8Array, view: DataView): Uint8Array<ArrayBuffer> {
  const kept = [file.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff && file[at + 1] !== startOfScan) {
    const end = at + 2 + view.getUint16(at + 2);
    const marker = file[at + 1] ?? 0;
    const orientation = marker === 0xe1 ? orientationOf(file.subarray(at + 4, end)) : 1;
    if (!segmentsBeside.includes(marker)) kept.push(file.subarray(at, end));
    else if (orientation !== 1) kept.push(orientationSegment(orientation));
    at = end;
  }
  return joined([...kept, file.subarray(at, endOfScans(file, view, at))]);
}

/** Where a JPEG's picture ends: behind its end marker, or the file's end where there is none. */
function endOfScans(file: Uint8Array, view: DataView, start: number): number {
  let at = file.indexOf(0xff, start);
  while (at !== -1) {
    const marker = file[at + 1] ?? 0;
    if (marker === endOfImage) return at + 2;
    if (at + 4 > file.length) break;
    // A stuffed byte or a restart stands inside a scan, and markers may be padded.
    const isInScan = marker === 0 || (marker >= 0xd0 && marker <= 0xd7);
    const next = marker === 0xff ? at + 1 : at + 2 + (isInScan ? 0 : view.getUint16(at + 2));
    at = file.indexOf(0xff, next);
  }
  return file.length;
}

/** How the camera was held, by the first directory of an Exif segment: 1 to 8, 1 for upright and where it is not said. */
function orientationOf(segment: Uint8Array): number {
  try {
    const tiff = new DataView(segment.buffer, segment.byteOffset + 6, segment.byteLength - 6);
    const isLittle = tiff.getUint16(0) === 0x4949;
    const directory = tiff.getUint32(4, isLittle);
    for (let entry = 0; entry < tiff.getUint16(directory, isLittle); entry += 1) {
      const at = directory + 2 + entry * 12;
      if (tiff.getUint16(at, isLittle) === 0x0112) return Math.min(8, Math.max(1, tiff.getUint16(at + 8, isLittle)));
    }
  } catch {
    // Cut off, or no Exif: nothing is said.
  }
  return 1;
}

/** An Exif segment that says how the camera was held and nothing else. */
function orientationSegment(orientation: number): Uint8Array<ArrayBuffer> {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  return Uint8Array.from([0xff, 0xe1, 0, exif.length + tiff.length + 2, ...exif, ...tiff]);
}

const pngSignatureBytes = 8;

function pngWithoutPlace(file: Uint8Array, view: DataView): Uint8Array<ArrayBuffer> {
  const kept = [file.subarray(0, pngSignatureBytes)];
  let at = pngSignatureBytes;
  while (at + 12 <= file.length) {
    const end = at + 12 + view.getUint32(at);
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8));
    if (!/^(?:eXIf|tEXt|zTXt|iTXt|tIME)$/.test(name)) kept.push(file.subarray(at, end));
    if (name === 'IEND') return joined(kept);
    at = end;
  }
  return joined([...kept, file.subarray(at)]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
