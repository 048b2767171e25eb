import { minutes, seconds } from '@tutor/rules/time/durations';
import { beforeEach, expect, it } from 'vitest';
import { pageKey } from '../../testing/calls.ts';
import { FakeTimers } from '../../testing/fake-timers.ts';
import { RefusedError } from '../service/answer.ts';
import type { CallBodies } from './call-asks.ts';
import { createSignalSender, type SignalSender } from './signal-sender.ts';

const [me, one, other] = [pageKey(1), pageKey(2), pageKey(3)];

let timers: FakeTimers;
let sender: SignalSender;
/** Tries that reached the service, as they arrived. */
let tries: CallBodies['signal'][];
let answer: () => Promise<unknown>;
let callId: number | undefined;

beforeEach(() => {
  timers = new FakeTimers();
  tries = [];
  answer = async () => ({});
  callId = 7;
  sender = createSignalSender({
    peerId: me,
    calls: {
      signal: (body) => {
        tries.push(body);
        return answer();
      },
    },
    timers,
    getCallId: () => callId,
  });
});

const sent = () => tries.map(({ Number: number, Body }) => `${number}:${Body}`);

it('four signals are on their way at once, each with a number of its own, and each that arrives makes room for one more', async () => {
  const arrivals: (() => void)[] = [];
  answer = () => new Promise((resolve) => arrivals.push(() => resolve({})));
  for (const body of ['offer', 'a', 'b', 'c', 'd']) sender.send(one, body);
  await timers.pass(0);
  expect(tries[0]).toEqual({ CallId: 7, PeerId: me, ToPeer: one, Number: 1, Body: 'offer' });
  expect(sent()).toEqual(['1:offer', '2:a', '3:b', '4:c']);
  arrivals[1]?.();
  await timers.pass(0);
  expect(sent().slice(4)).toEqual(['5:d']);
});

it('a signal whose end is not known is sent again with its number, and holds up none of the others', async () => {
  let isAway = true;
  answer = async () => {
    if (isAway) throw new Error('unreachable');
  };
  sender.send(one, 'offer');
  await timers.pass(seconds(10));
  expect(new Set(sent())).toEqual(new Set(['1:offer']));
  expect(tries.length).toBeGreaterThan(3);
  isAway = false;
  tries.length = 0;
  sender.send(one, 'candidate');
  await timers.pass(0);
  expect(sent()).toEqual(['2:candidate']);
  sender.retryNow();
  await timers.pass(0);
  expect(sent()).toEqual(['2:candidate', '1:offer']);
});

it('a try that hangs is given up and made again', async () => {
  answer = () => new Promise(() => {});
  sender.send(one, 'offer');
  await timers.pass(seconds(12));
  expect(sent().slice(0, 2)).toEqual(['1:offer', '1:offer']);
});

it('a signal that the service refuses is dropped: the record says why', async () => {
  answer = () => Promise.reject(new RefusedError('This person is no longer in the call.'));
  sender.send(one, 'offer');
  sender.send(one, 'candidate');
  await timers.pass(minutes(1));
  expect(sent()).toEqual(['1:offer', '2:candidate']);
});

it('what a page was not sent yet is forgotten and tried no more, and nothing of others', async () => {
  answer = () => Promise.reject(new Error('unreachable'));
  for (const body of ['offer', 'a', 'b', 'c', 'd']) sender.send(one, body);
  sender.send(other, 'hello');
  await timers.pass(0);
  expect(sent()).toEqual(['1:offer', '2:a', '3:b', '4:c']);
  tries.length = 0;
  sender.forget(one);
  await timers.pass(seconds(10));
  expect(new Set(sent())).toEqual(new Set(['5:hello']));
});

it('a page that is in no call yet, or has stopped, sends nothing and leaves no timer', async () => {
  callId = undefined;
  sender.send(one, 'offer');
  await timers.pass(0);
  expect(tries).toEqual([]);
  callId = 7;
  answer = () => Promise.reject(new Error('unreachable'));
  sender.send(one, 'offer');
  await timers.pass(0);
  sender.stop();
  sender.send(one, 'offer');
  const before = tries.length;
  await timers.pass(minutes(1));
  expect([tries.length - before, timers.pending]).toEqual([0, 0]);
});
