import { expect, test } from 'vitest';
import { directionBytesMax, probeMsMax, testBytesMax, transferBytesMax, transferSteps } from './network-limits.ts';
import { bandwidthMbps, jitter, median, percentile, stallsOf, warmProbes } from './network-statistics.ts';

test('the median is the middle, of two middles their mean, of nothing nothing', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([40, 10, 20, 30])).toBe(25);
  expect(median([])).toBeUndefined();
});

test('one slow handshake changes neither latency nor jitter', () => {
  const probes = [480, 20, 22, 20, 22];
  expect(median(warmProbes(probes))).toBe(21);
  expect(jitter(warmProbes(probes))).toBe(2);
});

test('jitter is the mean step from probe to probe, and needs two', () => {
  expect(jitter([10, 20, 10])).toBe(10);
  expect(jitter([10, 20, 30])).toBe(10);
  expect(jitter([10])).toBeUndefined();
});

test('a percentile between two values lies between them', () => {
  expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 0.9)).toBe(10);
  expect(percentile([0, 10], 0.9)).toBe(9);
  expect(percentile([], 0.9)).toBeUndefined();
});

test('requests of up to 10 ms count for no bandwidth, longer ones do', () => {
  expect(bandwidthMbps([{ bytes: 1_000_000, ms: 10 }])).toBeUndefined();
  expect(bandwidthMbps([{ bytes: 1_000_000, ms: 400 }])).toBe(20);
  expect(
    bandwidthMbps([
      { bytes: 1_000_000, ms: 10 },
      { bytes: 1_000_000, ms: 800 },
    ]),
  ).toBe(10);
});

test('a test takes at most 20 s, and all of its steps fit the budget of its ticket', () => {
  const all = transferSteps.reduce((sum, { bytes, count }) => sum + bytes * count, 0);
  expect(all).toBeLessThanOrEqual(directionBytesMax);
  expect(2 * directionBytesMax).toBeLessThan(testBytesMax);
  expect(Object.values(probeMsMax).reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(20_000);
  expect(Math.max(...transferSteps.map(({ bytes }) => bytes))).toBeLessThanOrEqual(transferBytesMax);
});

test('a stall takes a second and stands out; a line that is slow throughout has none', () => {
  expect(stallsOf([60, 1_000, 60, 1_400, 60])).toEqual({ count: 2, longestMs: 1_400 });
  expect(stallsOf([60, 999, 60])).toEqual({ count: 0, longestMs: 0 });
  expect(stallsOf([1_200, 1_300, 1_200])).toEqual({ count: 0, longestMs: 0 });
  expect(stallsOf([])).toEqual({ count: 0, longestMs: 0 });
});
