import { afterEach, describe, expect, it, vi } from 'vitest';
import { shrinkPhoto } from './shrink-photo.ts';

afterEach(() => vi.unstubAllGlobals());

const photo = (bytes: number, type = 'image/png', name = 'my router.png'): File =>
  new File([new Uint8Array(bytes)], name, { type });

const maxBytes = 5_000;

/** A browser that draws pictures of this size; the JPEG that it makes has so many bytes. */
function drawing(
  width: number,
  height: number,
  smallBytes: number | null | ((canvas: { width: number }, quality: number) => number),
) {
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({ fillStyle: '', fillRect: () => undefined, drawImage: () => undefined }),
    toBlob: (done: (blob: Blob | null) => void, type: string, quality: number) => {
      const bytes = typeof smallBytes === 'function' ? smallBytes(canvas, quality) : smallBytes;
      done(bytes === null ? null : new Blob([new Uint8Array(bytes)], { type }));
    },
  };
  const createImageBitmap = vi.fn(async () => ({ width, height, close: () => undefined }));
  vi.stubGlobal('createImageBitmap', createImageBitmap);
  vi.stubGlobal('document', { createElement: () => canvas });
  return { canvas, createImageBitmap };
}

describe('a photo', () => {
  it('of more than 2000 pixels a side becomes a JPEG of 2000, with its sides in proportion', async () => {
    const { canvas, createImageBitmap } = drawing(4_000, 3_000, 100);
    const file = photo(1_000);
    const small = await shrinkPhoto(file, maxBytes);
    expect([canvas.width, canvas.height]).toEqual([2_000, 1_500]);
    expect([small.name, small.type, small.size]).toEqual(['my router.jpg', 'image/jpeg', 100]);
    // As the camera held it.
    expect(createImageBitmap).toHaveBeenCalledWith(file, { imageOrientation: 'from-image' });
  });

  it('that is large in bytes alone becomes a JPEG that can be sent, in as few steps as are needed', async () => {
    const { canvas } = drawing(1_920, 1_080, ({ width }, quality) => Math.round(width * quality * 4));
    const small = await shrinkPhoto(photo(5_900), maxBytes);
    expect([canvas.width, canvas.height, small.name, small.type]).toEqual([1_440, 810, 'my router.jpg', 'image/jpeg']);
    expect(small.size).toBeLessThanOrEqual(maxBytes);
  });

  it.each([
    ['that has 2000 pixels already', 2_000, 1_000, 100],
    ['that would not become smaller', 4_000, 3_000, 1_000],
    ['that the browser makes no JPEG of', 4_000, 3_000, null],
  ])('%s stays as it is', async (_name, width, height, smallBytes) => {
    drawing(width, height, smallBytes);
    const file = photo(1_000);
    expect(await shrinkPhoto(file, maxBytes)).toBe(file);
  });

  it.each(['image/gif', 'application/pdf', ''])('that is no photo (%s) is not looked at', async (type) => {
    const { createImageBitmap } = drawing(4_000, 3_000, 100);
    const file = photo(1_000, type);
    expect(await shrinkPhoto(file, maxBytes)).toBe(file);
    expect(createImageBitmap).not.toHaveBeenCalled();
  });

  it('that the browser cannot draw is sent as it is', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')));
    const file = photo(1_000);
    expect(await shrinkPhoto(file, maxBytes)).toBe(file);
  });
});
