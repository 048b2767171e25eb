import { expect, test } from 'vitest';
import { chapterForGap, gapMinutes } from './gap-chapter.ts';

const now = new Date('2026-11-20T04:00:00Z');
const span = (start: string, end: string) => ({
  start: new Date(`2026-11-20T${start}:00Z`),
  end: new Date(`2026-11-20T${end}:00Z`),
});

test.each([
  ['five minutes of the way to the next class are for getting ready', [span('04:20', '04:45')], 15],
  ['a class in six minutes leaves one', [span('04:06', '04:31')], 1],
  ['a class in five minutes leaves none', [span('04:05', '04:30')], 0],
  ['a class in two minutes leaves none', [span('04:02', '04:27')], 0],
  ['two hours are a gap', [span('06:00', '06:25')], 115],
  ['more than two hours are not', [span('06:01', '06:26')], 0],
  ['during a class there is none', [span('03:50', '04:15'), span('05:00', '05:25')], 0],
  ['a class that ends this moment is over', [span('03:35', '04:00'), span('04:30', '04:55')], 25],
  ['a class that begins this moment has begun', [span('04:00', '04:25'), span('04:30', '04:55')], 0],
  ['the soonest class counts, in whatever order they come', [span('05:30', '05:55'), span('04:30', '04:55')], 25],
  ['without a class to come there is none', [span('03:00', '03:25')], 0],
  ['without any class there is none', [], 0],
])('%s', (_, busy, minutes) => {
  expect(gapMinutes(busy, now)).toBe(minutes);
});

test('part of a minute is not free', () => {
  expect(gapMinutes([span('04:20', '04:45')], new Date('2026-11-20T04:00:01Z'))).toBe(14);
});

test('the first chapter that fits is chosen, to the minute', () => {
  const chapters = [{ minutes: 15 }, { minutes: 10 }, { minutes: 5 }];
  expect(chapterForGap(chapters, 15)).toBe(chapters[0]);
  expect(chapterForGap(chapters, 14)).toBe(chapters[1]);
  expect(chapterForGap(chapters, 9)).toBe(chapters[2]);
  expect(chapterForGap(chapters, 4)).toBeUndefined();
  expect(chapterForGap([], 60)).toBeUndefined();
});
