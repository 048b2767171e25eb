import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const signatureBytes = 8;
/** Bytes of the largest signature, inflated: 10 million pixels of four channels. */
const inflatedMax = 40_000_000;
/** Others are served after so many bytes. */
const turnBytes = 65_536;
/** Channels by the PNG colour type, without the palette that no canvas writes. */
const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };

/**
 * Whether a PNG shows nothing: all of its pixels have one colour. Reads what a canvas writes, which is 8 bits a channel
 * without interlacing; throws on everything else. Waits for `nextTurn` now and then: a large one would keep everybody waiting.
 */
export async function isBlankPng(source: string, nextTurn: () => Promise<unknown> = setImmediate): Promise<boolean> {
  const { width, height, channels, packed } = chunksOf(await readFile(source));
  const lineBytes = width * channels;
  const lines = await promisify(inflate)(packed, { maxOutputLength: inflatedMax });
  if (lines.length !== (lineBytes + 1) * height) throw new Error('a PNG whose pixels are not all there');
  let above: Uint8Array = new Uint8Array(lineBytes);
  let first: Uint8Array | undefined;
  let turnedAt = 0;
  for (let at = 0; at < lines.length; at += lineBytes + 1) {
    if (at - turnedAt > turnBytes) {
      await nextTurn();
      turnedAt = at;
    }
    const line = unfiltered(lines.subarray(at + 1, at + 1 + lineBytes), above, lines[at] ?? 0, channels);
    first ??= line.slice(0, channels);
    for (let index = 0; index < lineBytes; index += 1) if (line[index] !== first[index % channels]) return false;
    above = line;
  }
  return true;
}

function chunksOf(file: Buffer): { width: number; height: number; channels: number; packed: Buffer } {
  const data: Buffer[] = [];
  for (let at = signatureBytes; at + 8 <= file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const [depth, colourType = -1, , , interlacing] = file.subarray(24, 29);
  const channels = channelsOf[colourType];
  if (depth !== 8 || channels === undefined || interlacing !== 0) throw new Error('a PNG that no canvas wrote');
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), channels, packed: Buffer.concat(data) };
}

/** A line of pixels without its filter (PNG specification, 9.2). */
function unfiltered(line: Uint8Array, above: Uint8Array, filter: number, channels: number): Uint8Array {
  if (filter > 4) throw new Error('a PNG with an unknown filter');
  const plain = new Uint8Array(line.length);
  for (let index = 0; index < line.length; index += 1) {
    const left = plain[index - channels] ?? 0;
    const up = above[index] ?? 0;
    const corner = above[index - channels] ?? 0;
    plain[index] = (line[index] ?? 0) + predicted(filter, left, up, corner);
  }
  return plain;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  return filter === 3 ? (left + up) >> 1 : nearest(left, up, corner);
}

/** The neighbour nearest to left + up − corner; of equally near ones the first (PNG specification, 9.4). */
function nearest(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
