import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];

/** A PNG of which each pixel has the colour that `colourAt` gives. */
export function drawnPng(width: number, height: number, colourAt: (x: number, y: number) => Colour): Buffer {
  const lineBytes = 1 + width * 3;
  const lines = Buffer.alloc(lineBytes * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) lines.set(colourAt(x, y), y * lineBytes + 1 + x * 3);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a channel, true colour.
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
