import type { Ring } from '@tutor/rules/calls/ring';
import { seconds } from '@tutor/rules/time/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeTimers } from '../../testing/fake-timers.ts';
import { createRinging, type Ringing, ringEveryMs } from './ringing.ts';

let timers: FakeTimers;
let ringing: Ringing;
let rung: number;
let isHeard: boolean;

const ring = (callId: number, msLeft = seconds(30)): Ring => ({
  callId,
  conversationId: 10,
  callType: 2,
  callerName: 'Maria',
  callerAvatar: null,
  groupName: null,
  msLeft,
});
const shown = () => ringing.getSnapshot().map(({ callId }) => callId);

beforeEach(() => {
  timers = new FakeTimers();
  rung = 0;
  isHeard = true;
  ringing = createRinging({
    play: () => {
      rung += 1;
    },
    isHeard: () => isHeard,
    timers,
    monotonicNow: () => timers.now(),
  });
});

describe('an invitation', () => {
  it('rings at once, again and again, and stops at its end without a word of the service', async () => {
    ringing.take([ring(1, seconds(10))]);
    expect([shown(), rung]).toEqual([[1], 1]);
    await timers.pass(ringEveryMs);
    expect(rung).toBe(2);
    await timers.pass(seconds(10) - ringEveryMs - 1);
    expect(shown()).toEqual([1]);
    await timers.pass(1);
    const until = rung;
    expect(shown()).toEqual([]);
    await timers.pass(seconds(60));
    expect([rung, timers.pending]).toEqual([until, 0]);
  });

  it('stops at once where the service no longer names it', async () => {
    ringing.take([ring(1), ring(2)]);
    ringing.take([ring(2)]);
    expect(shown()).toEqual([2]);
    ringing.take([]);
    await timers.pass(seconds(60));
    expect([shown(), rung]).toEqual([[], 1]);
  });

  it('that has ended rings nowhere: not after a reload either', async () => {
    ringing.take([ring(1, 0)]);
    await timers.pass(seconds(5));
    expect([shown(), rung]).toEqual([[], 0]);
  });

  it('answered or declined here stays silent, whatever late news say', () => {
    ringing.take([ring(1)]);
    ringing.silence(1);
    ringing.take([ring(1), ring(2)]);
    expect(shown()).toEqual([2]);
  });

  it('is shown in every tab and heard in one', async () => {
    isHeard = false;
    ringing.take([ring(1)]);
    await timers.pass(ringEveryMs);
    expect([shown(), rung]).toEqual([[1], 0]);
    // The tab that was heard has been closed.
    isHeard = true;
    await timers.pass(ringEveryMs);
    expect(rung).toBe(1);
  });

  it('is told of once while nothing but its time changes', () => {
    let told = 0;
    ringing.subscribe(() => {
      told += 1;
    });
    ringing.take([ring(1, seconds(30))]);
    ringing.take([ring(1, seconds(20))]);
    expect([told, rung]).toEqual([1, 1]);
  });
});
