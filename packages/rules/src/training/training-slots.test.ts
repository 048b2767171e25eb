import { expect, it } from 'vitest';
import { isTrainingSlot, trainingSlots } from './training-slots.ts';

// A Friday, 16:00 in Shanghai.
const now = new Date('2026-11-20T08:00:00Z');
const from = (start: string, end: string) =>
  trainingSlots({ start: new Date(start), end: new Date(end) }, now).map((slot) => slot.start.toISOString());

it('has twelve slots on a working day of the company, and none at its weekend', () => {
  const monday = from('2026-11-22T16:00:00Z', '2026-11-23T16:00:00Z');
  expect(monday).toHaveLength(12);
  expect([monday[0], monday[3], monday[4], monday[11]]).toEqual([
    '2026-11-23T02:00:00.000Z',
    '2026-11-23T03:30:00.000Z',
    '2026-11-23T06:00:00.000Z',
    '2026-11-23T09:30:00.000Z',
  ]);
  expect(from('2026-11-20T16:00:00Z', '2026-11-22T16:00:00Z')).toEqual([]);
});

it('offers what begins in two hours or more, up to fourteen days ahead', () => {
  expect(from('2026-11-20T00:00:00Z', '2026-11-20T16:00:00Z')).toEqual([]);
  const earlier = new Date('2026-11-20T06:00:00Z');
  const at = (start: string) =>
    isTrainingSlot({ start: new Date(start), end: new Date(Date.parse(start) + 1_800_000) }, earlier);
  expect(at('2026-11-20T07:30:00Z')).toBe(false);
  expect(at('2026-11-20T08:00:00Z')).toBe(true);
  expect(at('2026-12-03T09:30:00Z')).toBe(true);
  expect(at('2026-12-04T06:00:00Z')).toBe(false);
});

it('takes a slot for one only with its own beginning and end', () => {
  const slot = (start: string, end: string) => isTrainingSlot({ start: new Date(start), end: new Date(end) }, now);
  expect(slot('2026-11-23T02:00:00Z', '2026-11-23T02:30:00Z')).toBe(true);
  expect(slot('2026-11-23T02:00:00Z', '2026-11-23T03:00:00Z')).toBe(false);
  expect(slot('2026-11-23T02:10:00Z', '2026-11-23T02:40:00Z')).toBe(false);
  expect(slot('2026-11-23T04:00:00Z', '2026-11-23T04:30:00Z')).toBe(false);
});
