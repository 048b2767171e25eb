import { expect, test } from 'vitest';
import { rankingPeriods, rankingWeeks } from './ranking-period.ts';

const texts = ({ start, end }: { start: Date; end: Date }) => [start.toISOString(), end.toISOString()];

test('a period is thirty days of the company, today among them, on both sides of its midnight', () => {
  // Monday 00:30 in Shanghai; Sunday noon in Los Angeles.
  const { current, previous } = rankingPeriods(new Date('2026-11-22T16:30:00Z'));
  expect(texts(current)).toEqual(['2026-10-24T16:00:00.000Z', '2026-11-22T16:30:00.000Z']);
  expect(texts(previous)).toEqual(['2026-09-24T16:00:00.000Z', '2026-10-24T16:00:00.000Z']);
  expect(texts(rankingPeriods(new Date('2026-11-22T15:59:59Z')).current)[0]).toBe('2026-10-23T16:00:00.000Z');
});

test('weeks follow without a gap and end now', () => {
  const now = new Date('2026-11-22T16:30:00Z');
  const weeks = rankingWeeks(now, 3);
  expect(weeks.map(texts)).toEqual([
    ['2026-11-02T16:00:00.000Z', '2026-11-09T16:00:00.000Z'],
    ['2026-11-09T16:00:00.000Z', '2026-11-16T16:00:00.000Z'],
    ['2026-11-16T16:00:00.000Z', '2026-11-22T16:30:00.000Z'],
  ]);
});
