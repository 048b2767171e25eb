import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteRange } from '../src/files/byte-range.ts';

describe('a Range header on 100 bytes', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=99-', { start: 99, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=100-200', 'unsatisfiable'],
    ['bytes=50-1000', { start: 50, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=-0', 'unsatisfiable'],
    // What cannot be read is as if it were not there (RFC 9110).
    ['bytes=9-0', undefined],
    ['bytes=-', undefined],
    ['bytes=0-9,20-29', undefined],
    ['bytes= 0-9', undefined],
    ['items=0-9', undefined],
    ['bytes=0x1-5', undefined],
    ['bytes=1e3-', undefined],
    [`bytes=${'9'.repeat(16)}-`, undefined],
  ])('%s asks for %j', (header, expected) => {
    expect(byteRange(header, 100)).toEqual(expected);
  });

  it('never leaves the body', () => {
    const edge = fc.option(fc.nat(2_000), { nil: '' });
    fc.assert(
      fc.property(edge, edge, fc.integer({ min: 1, max: 1_000 }), (first, last, size) => {
        const range = byteRange(`bytes=${first}-${last}`, size);
        if (range === undefined || range === 'unsatisfiable') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });
});
