import { describe, expect, it } from 'vitest';
import { commentLevel, commentLevelText, commentRange } from './comments.ts';

const zone = 'Asia/Manila';

describe('the level of comments', () => {
  it.each([
    [null, 0],
    ['', 0],
    ['0', 0],
    ['1', 1],
    ['2', 2],
    ['3', 3],
    ['4', 4],
    ['5', 5],
    ['6', 0],
    ['5.0', 0],
  ])('asked for by %j is %i', (asked, level) => {
    expect(commentLevel(asked)).toBe(level);
  });

  it('is told in stars', () => {
    expect([1, 2, 5].map(commentLevelText)).toEqual(['1 star', '2 stars', '5 stars']);
  });
});

describe('the days of comments', () => {
  it.each([
    [null, null, { from: '', to: '' }],
    ['', '', { from: '', to: '' }],
    ['2026-11-02', null, { from: '2026-11-02', to: '', start: new Date('2026-11-01T16:00:00Z') }],
    [null, '2026-11-02', { from: '', to: '2026-11-02', end: new Date('2026-11-02T16:00:00Z') }],
    [
      '2026-11-02',
      '2026-11-02',
      {
        from: '2026-11-02',
        to: '2026-11-02',
        start: new Date('2026-11-01T16:00:00Z'),
        end: new Date('2026-11-02T16:00:00Z'),
      },
    ],
    [
      '2026-11-02',
      '2026-11-01',
      { from: '2026-11-02', to: '2026-11-01', problem: 'The last day must not be before the first.' },
    ],
    ['2026-02-30', null, { from: '', to: '', problem: 'This is not a date.' }],
    ['<b>', '2026-11-01', { from: '', to: '2026-11-01', problem: 'This is not a date.' }],
  ])('from %j to %j', (from, to, range) => {
    expect(commentRange(from, to, zone)).toEqual(range);
  });
});
