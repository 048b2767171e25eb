import { describe, expect, it } from 'vitest';
import {
  attemptTimeoutMs,
  callTimeoutMs,
  keepAliveIntervalMs,
  mayConnect,
  monitorIntervalMs,
  moodlePollIntervalMs,
  nextReconnectDelayMs,
  pollIntervalMs,
  reconnectJitterMaxMs,
  serverTimeoutMs,
  startDelayMs,
} from './policy.ts';

it('the intervals are those of the specification, in milliseconds', () => {
  expect({ startDelayMs, monitorIntervalMs, pollIntervalMs, moodlePollIntervalMs }).toEqual({
    startDelayMs: 1_000,
    monitorIntervalMs: 60_000,
    pollIntervalMs: 60_000,
    moodlePollIntervalMs: 30_000,
  });
});

it('a hub that is silent counts as gone only after two pings were missed, and neither a try nor a call takes longer than 15 s', () => {
  expect(serverTimeoutMs).toBe(30_000);
  expect(keepAliveIntervalMs * 2).toBeLessThanOrEqual(serverTimeoutMs);
  expect(attemptTimeoutMs).toBe(15_000);
  expect(callTimeoutMs).toBe(15_000);
  expect(reconnectJitterMaxMs).toBe(1_000);
});

describe('tries after a drop', () => {
  it.each([
    [0, 5_000],
    [1, 5_000],
    [9, 5_000],
    [10, null],
    [11, null],
  ])('after %i failed ones the next comes in %s ms', (triesBefore, delayMs) => {
    expect(nextReconnectDelayMs(triesBefore)).toBe(delayMs);
  });
});

describe('connecting', () => {
  it.each([
    [true, 1, true],
    [true, 0, false],
    [true, -1, false],
    [true, 1.5, false],
    [true, Number.NaN, false],
    [true, Number.POSITIVE_INFINITY, false],
    [false, 1, false],
    [false, 0, false],
  ])('with push %s and tutor %s is allowed: %s', (isPushEnabled, tuid, isAllowed) => {
    expect(mayConnect(isPushEnabled, tuid)).toBe(isAllowed);
  });
});
