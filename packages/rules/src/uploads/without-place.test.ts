import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isShownToStudents, withoutPlace } from './without-place.ts';

const bytes = (text: string): number[] => [...new TextEncoder().encode(text)];
const segment = (marker: number, content: readonly number[]): number[] => [
  ...[0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff],
  ...content,
];
/** Exif of a phone: how it was held, and where. */
const exif = (orientation: number, isLittle = false): number[] => {
  const short = (value: number) => (isLittle ? [value, 0] : [0, value]);
  const long = (value: number) => (isLittle ? [value, 0, 0, 0] : [0, 0, 0, value]);
  const tag = isLittle ? [0x12, 0x01] : [0x01, 0x12];
  return [
    ...bytes('Exif\0\0'),
    ...bytes(isLittle ? 'II' : 'MM'),
    ...short(42),
    ...long(8),
    ...short(1),
    ...[...tag, ...short(3), ...long(1), ...short(orientation), 0, 0],
    ...long(0),
    ...bytes('GPS 14.5995 N 120.9842 E'),
  ];
};
const scan = [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9];
const jpeg = (...segments: number[][]) => Uint8Array.from([0xff, 0xd8, ...segments.flat(), ...scan]);
const picture = segment(0xdb, [1, 2, 3]);
const jfif = segment(0xe0, bytes('JFIF\0'));
const chunk = (name: string, content: number[]): number[] => [
  ...[0, 0, 0, content.length, ...bytes(name)],
  ...[...content, 0, 0, 0, 0],
];
// The first byte is no UTF-8.
const png = (...chunks: number[][]) => Uint8Array.from([0x89, ...bytes('PNG\r\n\x1a\n'), ...chunks.flat()]);
const text = (file: Uint8Array): string => String.fromCharCode(...file);

it.each([false, true])(
  'a photo keeps its picture and how the camera was held, and loses the place (little endian: %s)',
  (isLittle) => {
    const taken = jpeg(
      jfif,
      segment(0xe1, exif(6, isLittle)),
      segment(0xed, bytes('IPTC Manila')),
      segment(0xfe, bytes('mine')),
      picture,
    );
    const shown = withoutPlace(taken);
    for (const word of ['GPS', 'Manila', 'mine']) expect(text(shown)).not.toContain(word);
    const upright = jpeg(jfif, picture);
    expect(text(shown)).toContain(text(Uint8Array.from(scan)));
    expect(shown.length).toBe(upright.length + 36);
    // Cleaned once more it is the same: what it says of the camera can be read.
    expect(withoutPlace(shown)).toEqual(shown);
  },
);

it('an upright photo loses all of it', () => {
  expect(withoutPlace(jpeg(jfif, segment(0xe1, exif(1)), picture))).toEqual(jpeg(jfif, picture));
  expect(withoutPlace(jpeg(segment(0xe1, bytes('http://ns.adobe.com/xap/1.0/\0GPS'))))).toEqual(jpeg());
});

it('what follows the picture is no part of it', () => {
  const film = [...bytes('MotionPhoto GPS'), 0xff, 0xd9];
  expect(withoutPlace(Uint8Array.from([...jpeg(jfif, picture), ...film]))).toEqual(jpeg(jfif, picture));
  // Two scans with a table between them, a stuffed byte and a restart: the end is the end marker's.
  const scans = [
    0xff,
    0xda,
    0,
    2,
    1,
    0xff,
    0,
    0xff,
    0xd0,
    ...segment(0xc4, [0xff, 0xd9]),
    0xff,
    0xda,
    0,
    2,
    7,
    0xff,
    0xd9,
  ];
  const progressive = [0xff, 0xd8, ...picture, ...scans];
  expect(withoutPlace(Uint8Array.from([...progressive, 1]))).toEqual(Uint8Array.from(progressive));
  expect(withoutPlace(Uint8Array.from([...png(chunk('IDAT', [3]), chunk('IEND', [])), 1]))).toEqual(
    png(chunk('IDAT', [3]), chunk('IEND', [])),
  );
});

it('a PNG loses its texts and its Exif', () => {
  const [head, data] = [chunk('IHDR', [1, 2]), chunk('IDAT', [3])];
  expect(withoutPlace(png(head, chunk('eXIf', exif(1)), chunk('tEXt', bytes('GPS')), data))).toEqual(png(head, data));
});

it('a file that is cut off or none of these comes back without harm', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => {
      const given = Uint8Array.from(noise);
      expect(withoutPlace(given).length).toBeLessThanOrEqual(given.length + 36);
      const cut = Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, ...noise]);
      expect(withoutPlace(cut).length).toBeLessThanOrEqual(cut.length + 36);
    }),
  );
});

it('photos that students see are the ones that are cleaned', () => {
  expect((['UserFace', 'LifePhoto', 'IdentityImg', 'Absent'] as const).map((name) => isShownToStudents(name))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
