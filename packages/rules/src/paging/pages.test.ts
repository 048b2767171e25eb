import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastPageNumber, pageCount, pageNumber, pageRange } from './pages.ts';

describe('pageNumber', () => {
  it.each([
    [null, 1],
    ['', 1],
    ['0', 1],
    ['-1', 1],
    ['1', 1],
    ['01', 1],
    ['2', 2],
    ['1e3', 1],
    ['2.5', 1],
    ['99999', 99_999],
    ['100000', lastPageNumber],
    ['100001', lastPageNumber],
    ['1000000', 1],
    ['<b>', 1],
  ])('reads %j as %i', (asked, page) => {
    expect(pageNumber(asked)).toBe(page);
  });
});

describe('pages of a list', () => {
  it.each([
    [0, 20, 1],
    [1, 20, 1],
    [20, 20, 1],
    [21, 20, 2],
    [10_000, 20, 500],
  ])('%i rows at %i a page make %i', (total, size, pages) => {
    expect(pageCount(total, size)).toBe(pages);
  });

  it('hold every row once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 1, max: 100 }), (total, size) => {
        let rows = 0;
        for (let page = 1; page <= pageCount(total, size); page += 1) {
          const range = pageRange(page, total, size);
          if (range === undefined) continue;
          expect(range.first).toBe(rows + 1);
          rows = range.last;
        }
        expect(rows).toBe(total);
        expect(pageRange(pageCount(total, size) + 1, total, size)).toBeUndefined();
      }),
    );
  });
});
