import { expect, test } from 'vitest';
import { goalStanding, openRounds } from './growth-goal.ts';

test('rounds are months of the company, on both sides of its midnight', () => {
  expect(openRounds(new Date('2026-11-30T15:59:59Z'))).toEqual(['2026-11', '2026-12']);
  expect(openRounds(new Date('2026-11-30T16:00:00Z'))).toEqual(['2026-12', '2027-01']);
});

const at = (text: string) => new Date(text);

test('a goal stands where its taught hours are, and projects what is booked', () => {
  const goal = { round: '2026-11', target: 60, done: 45, booked: 10, now: at('2026-11-25T04:00:00Z') };
  expect(goalStanding(goal)).toEqual({ share: 0.75, missing: 15, projected: 55, perDay: 2.5 });
  expect(goalStanding({ ...goal, done: 60 })).toMatchObject({ share: 1, missing: 0, perDay: undefined });
  expect(goalStanding({ ...goal, done: 61 })).toMatchObject({ share: 1, missing: 0 });
});

test('a round that is over asks for no hours a day any more, and one to come has all its days', () => {
  const goal = { target: 30, done: 0, booked: 0 };
  expect(goalStanding({ ...goal, round: '2026-11', now: at('2026-11-30T16:00:00Z') }).perDay).toBeUndefined();
  expect(goalStanding({ ...goal, round: '2026-11', now: at('2026-11-30T15:59:59Z') }).perDay).toBe(30);
  expect(goalStanding({ ...goal, round: '2026-12', now: at('2026-11-25T04:00:00Z') }).perDay).toBeCloseTo(30 / 31);
});
