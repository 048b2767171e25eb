import fc from 'fast-check';

/** Ends every message of the hub's protocol. */
export const end = '\u001e';
const bytesMax = 32 * 1024;

/** One thing that is written to the hub's socket, as bytes of a WebSocket or as something that only resembles them. */
const text = fc.oneof(
  fc.json({ maxDepth: 6 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .record({
      type: fc.oneof(fc.integer({ min: -2, max: 12 }), fc.anything()),
      target: fc.oneof(fc.constantFrom('JoinUser', '__proto__', 'constructor', 'toString', ''), fc.anything()),
      arguments: fc.oneof(fc.array(fc.anything(), { maxLength: 4 }), fc.anything()),
      invocationId: fc.oneof(fc.constantFrom('0', '1'), fc.anything()),
    })
    .map((value) => JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? String(part) : part)) ?? 'null'),
  fc
    .integer({ min: -1, max: 300_000 })
    .map((tuid) => `{"type":1,"target":"JoinUser","arguments":[${tuid}],"invocationId":"7"}`),
  fc.constantFrom(
    '{"protocol":"json","version":1}',
    '{"protocol":"json","version":1e309}',
    '{"type":6}',
    '{"type":7}',
    '{"type":1,"target":"JoinUser","arguments":[1],"__proto__":{"polluted":true}}',
    `{"type":1,"target":"JoinUser","arguments":${'['.repeat(9_000)}${']'.repeat(9_000)}}`,
    '\u0000',
    '\ufeff{}',
  ),
);

const message = fc
  .tuple(text, fc.constantFrom(end, end, end, '', end + end))
  .map(([body, ending]) => Buffer.from(body + ending));

const payload = fc.oneof(
  { weight: 6, arbitrary: message },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(bytesMax - 1, bytesMax, bytesMax + 1, 200_000).map((size) => Buffer.alloc(size, 'x')),
  },
);

/** Head and body of a frame that may break any rule of WebSocket: reserved bits, odd kinds, no mask, a false length. */
const frame = fc
  .record({
    payload,
    opcode: fc.oneof(
      { weight: 8, arbitrary: fc.constant(1) },
      { weight: 2, arbitrary: fc.integer({ min: 0, max: 15 }) },
    ),
    isFinal: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    reserved: fc.oneof(
      { weight: 15, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 7 }) },
    ),
    isMasked: fc.oneof({ weight: 15, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    lie: fc.oneof(
      { weight: 15, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.integer({ min: -5, max: 70_000 }) },
    ),
  })
  .map(({ payload: body, opcode, isFinal, reserved, isMasked, lie }) => {
    const first = (isFinal ? 0x80 : 0) | (reserved << 4) | opcode;
    return Buffer.concat([head(first, Math.max(0, body.length + lie), isMasked), body]);
  });

/** What is written at once: a frame, mostly; sometimes several, or bytes that were never a frame. */
export const written = fc.oneof(
  { weight: 12, arbitrary: frame },
  { weight: 2, arbitrary: fc.array(frame, { minLength: 2, maxLength: 5 }).map((frames) => Buffer.concat(frames)) },
  { weight: 1, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 64 }).map((bytes) => Buffer.from(bytes)) },
);

/** A text frame as a well-behaved client sends it; a mask of zeros leaves the text as it is. */
export function textFrame(content: string): Buffer {
  const body = Buffer.from(content);
  return Buffer.concat([head(0x81, body.length, true), body]);
}

function head(first: number, length: number, isMasked: boolean): Buffer {
  const mask = isMasked ? 0x80 : 0;
  if (length < 126) return Buffer.concat([Buffer.from([first, mask | length]), Buffer.alloc(isMasked ? 4 : 0)]);
  const size = Buffer.alloc(length < 65_536 ? 4 : 10);
  size.writeUInt8(first, 0);
  size.writeUInt8(mask | (length < 65_536 ? 126 : 127), 1);
  if (length < 65_536) size.writeUInt16BE(length, 2);
  else size.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([size, Buffer.alloc(isMasked ? 4 : 0)]);
}
