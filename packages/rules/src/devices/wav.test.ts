import { describe, expect, it } from 'vitest';
import { encodeWav } from './wav.ts';

const ascii = (bytes: Uint8Array, from: number) => String.fromCharCode(...bytes.slice(from, from + 4));

describe('a WAV file', () => {
  it('says what it holds', () => {
    const bytes = encodeWav([new Float32Array(8_000)], 16_000);
    const view = new DataView(bytes.buffer);
    expect([ascii(bytes, 0), ascii(bytes, 8), ascii(bytes, 12), ascii(bytes, 36)]).toEqual([
      'RIFF',
      'WAVE',
      'fmt ',
      'data',
    ]);
    expect(view.getUint32(4, true)).toBe(bytes.length - 8);
    expect(view.getUint16(22, true)).toBe(1);
    expect(view.getUint32(24, true)).toBe(16_000);
    expect(view.getUint32(28, true)).toBe(32_000);
    expect(view.getUint32(40, true)).toBe(16_000);
    expect(bytes.length).toBe(44 + 16_000);
  });

  it('holds the samples of its channels in turn, cut at full amplitude', () => {
    const bytes = encodeWav([Float32Array.of(1, 2), Float32Array.of(-1, 0)], 48_000);
    const samples = new DataView(bytes.buffer);
    expect([44, 46, 48, 50].map((at) => samples.getInt16(at, true))).toEqual([32_767, -32_767, 32_767, 0]);
  });
});
