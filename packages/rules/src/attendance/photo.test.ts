import { expect, it } from 'vitest';
import { attendancePhotoProblem, notAPhotoMessage } from './photo.ts';

const jpg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0);
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const gif = new TextEncoder().encode('GIF89a12');
const mebibyte = 1024 * 1024;

it.each([
  ['photo.jpg', 1, jpg, undefined],
  ['PHOTO.JPEG', 1, jpg, undefined],
  ['photo.png', 1, png, undefined],
  // A picture under the other's name is a picture.
  ['photo.png', 1, jpg, undefined],
  ['photo.jpg', 10 * mebibyte, jpg, undefined],
  ['photo.jpg', 10 * mebibyte + 1, jpg, expect.stringContaining('at most 10 MiB')],
  ['photo.jpg', 0, new Uint8Array(), expect.stringContaining('empty')],
  ['photo.gif', 1, gif, 'Only JPG or PNG files can be sent here.'],
  ['photo.jpg.exe', 1, jpg, 'Only JPG or PNG files can be sent here.'],
  ['photo', 1, jpg, undefined],
  ['photo', 1, gif, notAPhotoMessage],
  ['photo.jpg', 1, gif, notAPhotoMessage],
  ['photo.png', 7, png.slice(0, 7), notAPhotoMessage],
  ['photo.jpg', 2, jpg.slice(0, 2), notAPhotoMessage],
])('%s of %i bytes', (name, size, head, problem) => {
  expect(attendancePhotoProblem({ name, size }, head)).toEqual(problem);
});

it('asks for a file where none was chosen', () => {
  expect(attendancePhotoProblem(undefined, undefined)).toBe('Required');
});
