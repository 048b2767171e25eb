import { chunkBytes } from '@tutor/rules/uploads/chunks';

/** A stream in whole slices; the last is what is left. */
export async function* slicesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of stream) {
    let rest = piece;
    while (bytes + rest.byteLength >= chunkBytes) {
      const end = chunkBytes - bytes;
      yield Buffer.concat([...pieces, rest.subarray(0, end)]);
      rest = rest.subarray(end);
      pieces = [];
      bytes = 0;
    }
    pieces.push(rest);
    bytes += rest.byteLength;
  }
  if (bytes > 0) yield Buffer.concat(pieces);
}
