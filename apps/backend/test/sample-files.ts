import { randomBytes } from 'node:crypto';
import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** A PNG of so many bytes, by its head; the rest is noise that nobody looks at. */
export function png(size: number, width = 16, height = 16): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4, 'latin1');
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  header.set([8, 6, 0, 0, 0], 16);
  const head = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    header,
    Buffer.from('7fffffff', 'hex'),
    Buffer.from('IDAT', 'latin1'),
  ]);
  return Buffer.concat([head, randomBytes(size)]).subarray(0, Math.max(size, head.byteLength));
}

/** A whole PNG as a canvas writes it, each line with the filter of its number; white, with ink in the pixels given. */
export function drawnPng(
  ink: readonly (readonly [x: number, y: number])[],
  filter = 0,
  { width, height } = { width: 40, height: 10 },
): Buffer {
  const channels = 4;
  const pixels = Buffer.alloc(width * height * channels, 0xff);
  for (const [x, y] of ink) pixels.set([31, 29, 26], (y * width + x) * channels);
  const at = (x: number, y: number): number => (x < 0 || y < 0 ? 0 : (pixels[y * width * channels + x] ?? 0));
  const lines = Array.from({ length: height }, (_row, y) => [
    filter,
    ...Array.from({ length: width * channels }, (_byte, x) => {
      const [left, up, corner] = [at(x - channels, y), at(x, y - 1), x < channels ? 0 : at(x - channels, y - 1)];
      const paeth = [left, up, corner].toSorted(
        (one, other) => Math.abs(left + up - corner - one) - Math.abs(left + up - corner - other),
      )[0];
      const guess = [0, left, up, (left + up) >> 1, paeth ?? 0][filter] ?? 0;
      return (at(x, y) - guess) & 0xff;
    }),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.from(lines.flat()))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.byteLength + 12);
  chunk.writeUInt32BE(data.byteLength, 0);
  chunk.write(name, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.byteLength - 4);
  return chunk;
}

/** A JPEG of 16 × 16 by its head. */
export function jpeg(): Buffer {
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    Buffer.from('ffc00011080010001003012200021101031101', 'hex'),
    Buffer.from('ffda000c03010002110311003f00', 'hex'),
    Buffer.alloc(64, 0x11),
    Buffer.from('ffd9', 'hex'),
  ]);
}

/** A PDF by its head. */
export function pdf(): Buffer {
  return Buffer.from(`%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n${' '.repeat(300)}`);
}

/** A ZIP whose first entry, the one that tells Office files apart, inflates to so many MiB of zeros. */
export function zipBomb(mebibytes: number): Buffer {
  const name = Buffer.from('[Content_Types].xml');
  // A flushed block stands for itself, so one may be repeated; the last two bytes are an empty final block.
  const block = deflateRawSync(Buffer.alloc(1024 * 1024), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const content = Buffer.concat([...Array<Buffer>(mebibytes).fill(block), Buffer.from([3, 0])]);
  const header = Buffer.alloc(30);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(content.byteLength, 18);
  header.writeUInt32LE(mebibytes * 1024 * 1024, 22);
  header.writeUInt16LE(name.byteLength, 26);
  return Buffer.concat([header, name, content]);
}

/** The head of a Windows media file, cut off inside its first object. */
export function cutMedia(): Buffer {
  return Buffer.concat([Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'), Buffer.alloc(39, 0x11)]);
}
