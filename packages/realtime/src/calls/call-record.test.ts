import type { Call, CallSignal } from '@tutor/rules/calls/call';
import { callBeatMs, ringingBeatMs, signalsMax } from '@tutor/rules/calls/call-limits';
import { firstBeatMs, firstBeats, unheardBeatMs } from '@tutor/rules/calls/call-timing';
import { seconds } from '@tutor/rules/time/durations';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answeredCall, endedCall, pageKey, ringingCall } from '../../testing/calls.ts';
import { systemTimers } from '../browser/timers.ts';
import { RefusedError, SessionGoneError } from '../service/answer.ts';
import { type CallRecord, createCallRecord } from './call-record.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 26, 8) });
});
afterEach(() => {
  record.stop();
  vi.useRealTimers();
});

let record: CallRecord;
let shown: number[];
let signals: number[];
let told: string[];
let asked: { After: number }[];
let isLive: boolean;
let hasConnected: boolean;
let monotonicMs: number;
let answer: (body: { After: number }) => unknown;

const reply = (call: Call, more: CallSignal[] = []) => ({ Call: call, Now: '2026-11-26T08:00:10.000Z', Signals: more });
const signal = (seq: number, toPeer = pageKey(1)): CallSignal => ({
  seq,
  fromPerson: 2,
  fromPeer: pageKey(2),
  toPeer,
  body: '{}',
});
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  shown = [];
  signals = [];
  told = [];
  asked = [];
  isLive = true;
  hasConnected = true;
  monotonicMs = 1_000;
  answer = () => reply(ringingCall());
  record = createCallRecord({
    peerId: pageKey(1),
    calls: {
      keep: async (body) => {
        asked.push(body);
        return answer(body);
      },
    },
    timers: systemTimers,
    monotonicNow: () => monotonicMs,
    isLive: () => isLive,
    hasConnected: () => hasConnected,
    getWord: () => ({ IsConnected: hasConnected }),
    onCall: ({ version }) => shown.push(version),
    onSignal: ({ seq }) => signals.push(seq),
    onRefused: (message) => told.push(message),
    onSessionGone: () => told.push('signed out'),
  });
});

describe('the record of a call', () => {
  it('shows each version once and never an older one', () => {
    record.begin(reply(ringingCall()));
    record.take(endedCall(5));
    record.take(answeredCall());
    record.take(endedCall(5));
    expect(shown).toEqual([3]);
    expect(record.getCall()?.version).toBe(3);
  });

  it('takes no other call for its own, before and after it is known', () => {
    record.take(ringingCall({ id: 8 }));
    record.begin(reply(ringingCall()));
    record.take(endedCall(5, { id: 8 }));
    expect(record.getCall()).toMatchObject({ id: 7, version: 1 });
  });

  it.each([
    ['every 3 s while it rings', ringingCall(), true, ringingBeatMs],
    ['every 5 s in the call', answeredCall(), true, callBeatMs],
    ['every 2 s while it rings and the hub brings nothing', ringingCall(), false, unheardBeatMs],
  ])('says that the page is there %s', async (_, call, live, beatMs) => {
    isLive = live;
    answer = () => reply(call);
    record.begin(reply(call));
    await settle();
    await vi.advanceTimersByTimeAsync(3 * beatMs - 1);
    expect(asked).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(4);
  });

  it('asks every second while the page is connected to nobody, though the hub seems to bring news', async () => {
    hasConnected = false;
    answer = () => reply(answeredCall());
    record.begin(reply(answeredCall()));
    await settle();
    await vi.advanceTimersByTimeAsync(seconds(3));
    expect(asked).toHaveLength(4);
    hasConnected = true;
    await vi.advanceTimersByTimeAsync(seconds(1) + callBeatMs - 1);
    expect(asked).toHaveLength(5);
  });

  it('asks often at first in a call that the hub does not reach yet, and then every 2 s', async () => {
    isLive = false;
    answer = () => reply(answeredCall());
    record.begin(reply(answeredCall()));
    await settle();
    await vi.advanceTimersByTimeAsync(firstBeats * firstBeatMs);
    expect(asked).toHaveLength(1 + firstBeats);
    await vi.advanceTimersByTimeAsync(unheardBeatMs - 1);
    expect(asked).toHaveLength(1 + firstBeats);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2 + firstBeats);
  });

  it('goes on saying so after calls that failed or hang', async () => {
    answer = () => {
      throw new Error('no line');
    };
    record.begin(reply(answeredCall()));
    await vi.advanceTimersByTimeAsync(callBeatMs);
    expect(asked).toHaveLength(2);
    answer = () => new Promise(() => {});
    await vi.advanceTimersByTimeAsync(seconds(15));
    expect(asked).toHaveLength(4);
    expect(told).toEqual([]);
  });

  it('is silent once it is stopped', async () => {
    record.begin(reply(answeredCall()));
    await settle();
    record.stop();
    await vi.advanceTimersByTimeAsync(seconds(60));
    expect(asked).toHaveLength(1);
  });

  it.each([
    [new RefusedError('No such call.'), 'No such call.'],
    [new SessionGoneError('gone'), 'signed out'],
  ])('tells of %s', async (error, text) => {
    answer = () => {
      throw error;
    };
    record.begin(reply(answeredCall()));
    await settle();
    expect(told).toEqual([text]);
  });

  it('counts the seconds by the service, whatever the clock of the browser says', () => {
    record.begin(reply(answeredCall()));
    vi.setSystemTime(Date.UTC(2031, 0, 1));
    monotonicMs += 2_500;
    expect(record.sinceAnsweredMs()).toBe(7_500);
  });
});

describe('signals', () => {
  it('are told once, whether pushed or asked for', async () => {
    answer = () => reply(answeredCall(), [signal(4), signal(2)]);
    record.begin(reply(answeredCall()));
    record.takeSignals(7, [signal(4)]);
    await settle();
    record.takeSignals(7, [signal(2), signal(4), signal(9)]);
    expect(signals).toEqual([4, 2, 9]);
  });

  it('that were pushed leave those before them to be asked for', async () => {
    record.begin(reply(answeredCall()));
    await settle();
    record.takeSignals(7, [signal(9)]);
    answer = () => reply(answeredCall(), [signal(5), signal(9)]);
    record.catchUp();
    await settle();
    record.catchUp();
    await settle();
    expect(asked.map(({ After }) => After)).toEqual([0, 0, 9]);
    expect(signals).toEqual([9, 5]);
  });

  it('to other pages and of other calls are passed over', () => {
    record.begin(reply(answeredCall()));
    record.takeSignals(7, [signal(1, pageKey(5))]);
    record.takeSignals(8, [signal(2)]);
    expect(signals).toEqual([]);
  });

  it('that fill one answer are followed by the next at once', async () => {
    answer = ({ After }) =>
      reply(answeredCall(), After === 0 ? Array.from({ length: signalsMax }, (_, index) => signal(index + 1)) : []);
    record.begin(reply(answeredCall()));
    await settle();
    expect(asked.map(({ After }) => After)).toEqual([0, signalsMax]);
  });
});
