import { callReturnMs, ringingSilenceMs, ringMs } from '@tutor/rules/calls/call-limits';
import { callActions } from '@tutor/rules/calls/call-message';
import { seconds } from '@tutor/rules/time/durations';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallPage } from '../../testing/call-page.ts';
import { FakeCallService } from '../../testing/fake-call-service.ts';

let service: FakeCallService;
let opened: CallPage[];
let clock: ReturnType<typeof setInterval>;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 26, 8) });
  service = new FakeCallService([1, 2]);
  opened = [];
  clock = setInterval(() => service.pass(), 500);
});
afterEach(() => {
  clearInterval(clock);
  for (const page of opened) page.client.stop();
  vi.useRealTimers();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const phases = () => opened.map(({ client }) => client.getSnapshot().phase);
const ends = () => opened.map(({ client }) => client.getSnapshot().end?.text);

function call(personId = 1, callType = 2): CallPage {
  const page = new CallPage(service, personId, opened.length + 1, { kind: 'invite', conversationId: 10, callType });
  opened.push(page);
  return page;
}

function join(personId = 2, replaces?: string): CallPage {
  const page = new CallPage(service, personId, opened.length + 1, { kind: 'join', callId: 1, callType: 2, replaces });
  opened.push(page);
  return page;
}

async function inCall(): Promise<[CallPage, CallPage]> {
  const caller = call();
  await wait(100);
  const callee = join();
  await wait(100);
  expect(phases()).toEqual(['inCall', 'inCall']);
  return [caller, callee];
}

describe('a call', () => {
  it('rings, is answered, and ends on both sides with the same words and the same length', async () => {
    const [caller] = await inCall();
    await wait(seconds(65));
    expect(opened.map(({ client }) => client.getSeconds())).toEqual([65, 65]);
    caller.client.hangUp();
    expect(caller.localMedia.isStopped).toBe(true);
    await wait(100);
    expect(ends()).toEqual(['Video call, 01:05', 'Video call, 01:05']);
  });

  it('takes devices over as they were opened before it, and stops them with it', async () => {
    const caller = call();
    await wait(100);
    expect(caller.localMedia.opened).toBe(1);
    caller.client.hangUp();
    expect(caller.localMedia.isStopped).toBe(true);
  });

  it('that both begin at once is one call', async () => {
    call(1);
    call(2, 1);
    await wait(seconds(3));
    expect(phases()).toEqual(['inCall', 'inCall']);
    expect(service.known.size).toBe(1);
  });

  it('that nobody answers ends by the clock of the service', async () => {
    call();
    await wait(ringMs + seconds(1));
    expect(ends()).toEqual(['Video call: no answer']);
    expect(service.ends).toEqual([{ callId: 1, action: callActions.timeout }]);
  });

  it('that is hung up before the service has answered is cancelled as soon as it has', async () => {
    service.delayMs = () => 500;
    call().client.hangUp();
    expect(phases()).toEqual(['ended']);
    await wait(seconds(3));
    expect(service.ends).toEqual([{ callId: 1, action: callActions.cancel }]);
    expect(ends()).toEqual(['Video call: cancelled']);
  });

  it('that is cancelled while it is accepted opens no empty call', async () => {
    const caller = call();
    await wait(100);
    caller.client.hangUp();
    await wait(100);
    join();
    await wait(100);
    expect(ends()[1]).toBe('This call has ended.');
    expect(opened[1]?.localMedia.tracks.every(({ readyState }) => readyState === 'ended')).toBe(true);
  });

  it('to a line that is busy says why', async () => {
    service.busy.set(2, 2);
    call();
    await wait(100);
    expect(ends()).toEqual(['Video call: line busy, in class']);
  });

  it('accepted in a second tab stays in the first, which says so to the second', async () => {
    await inCall();
    join();
    await wait(seconds(10));
    expect(phases()).toEqual(['inCall', 'inCall', 'ended']);
    expect(ends()[2]).toBe('You are in this call in another window.');
  });

  it('goes on in a page that took the place of one which crashed', async () => {
    const [, callee] = await inCall();
    callee.kill();
    join(2, callee.client.peerId);
    await wait(100);
    expect([phases()[0], phases()[2]]).toEqual(['inCall', 'inCall']);
    expect(opened[0]?.media.pages).toEqual([{ personId: 2, peerId: opened[2]?.client.peerId }]);
  });
});

describe('leaving', () => {
  it('a page just after hanging up tells the service, whose answer it cannot wait for', async () => {
    const [, callee] = await inCall();
    service.fault = () => 'fail';
    callee.client.hangUp();
    await wait(10);
    service.fault = () => undefined;
    callee.go();
    await wait(100);
    expect(phases()[0]).toBe('ended');
  });

  it('goes on in the page that a reload brings, though it remembers nothing', async () => {
    const [caller, callee] = await inCall();
    callee.go();
    expect([callee.localMedia.isStopped, ends()[1]]).toEqual([true, 'You left the call.']);
    await wait(callReturnMs - seconds(1));
    join(2);
    await wait(callReturnMs);
    expect([phases()[0], phases()[2], service.ends]).toEqual(['inCall', 'inCall', []]);
    caller.client.hangUp();
    await wait(100);
    expect(ends()[2]).toMatch(/^Video call, 00:\d\d$/);
  });

  it('ends within 10 s where the page was closed, and at once where the person left it before', async () => {
    const [, callee] = await inCall();
    callee.go();
    await wait(callReturnMs - seconds(1));
    expect(phases()[0]).toBe('inCall');
    await wait(seconds(3));
    expect(ends()[0]).toMatch(/^Video call, /);

    service.delayMs = () => seconds(1);
    const next = call();
    await wait(seconds(3));
    next.client.hangUp();
    next.go();
    await wait(seconds(2));
    expect(service.ends.at(-1)).toEqual({ callId: 2, action: callActions.cancel });
  });

  it('a caller who is gone without a word rings no longer than 10 s', async () => {
    call().kill();
    await wait(100);
    opened = [];
    const caller = call();
    await wait(100);
    caller.kill();
    await wait(ringingSilenceMs + seconds(1));
    expect(service.ringsOf(2)).toEqual([]);
  });

  it('reaches the service once it is reachable again', async () => {
    const [caller] = await inCall();
    service.fault = () => 'fail';
    caller.client.hangUp();
    await wait(seconds(10));
    expect(phases()).toEqual(['ended', 'inCall']);
    service.fault = () => undefined;
    await wait(seconds(2));
    expect(phases()).toEqual(['ended', 'ended']);
  });
});

describe('a lost way to the service', () => {
  it('leaves the media running, says so, and catches up', async () => {
    const [caller, callee] = await inCall();
    service.isRefusing = true;
    service.drop();
    await wait(seconds(2));
    expect(caller.client.getSnapshot()).toMatchObject({ phase: 'inCall', signalling: 'reconnecting' });
    expect(caller.media.isStopped).toBe(false);
    callee.client.hangUp();
    await wait(seconds(2));
    expect(ends()[0]).toBe('Video call, 00:02');
  });

  it('is tried again within one second', async () => {
    const [caller] = await inCall();
    service.drop();
    await wait(seconds(1));
    expect(caller.client.getSnapshot().signalling).toBe('live');
  });
});

it('leaves a call whose connection could not be restored', async () => {
  const [caller] = await inCall();
  caller.media.hasGivenUp = true;
  caller.media.onChange();
  expect(caller.localMedia.isStopped).toBe(true);
  await wait(100);
  expect(ends()).toEqual(['Video call, 00:00', 'Video call, 00:00']);
});

const anything = fc.anything({ maxDepth: 3, withNullPrototype: false });
const names = fc.constantFrom('CallChanged', 'CallSignals', 'ChatGap', 'ChatEntries', '__proto__');

it('5,000 events and replies that are not as they should be hurt nobody', async () => {
  const [caller] = await inCall();
  const truth = service.known.get(1)?.call;
  let spoiled = false;
  service.garble = (reply) => (spoiled ? { Call: { ...truth, id: -1 }, Now: reply } : reply);
  await fc.assert(
    fc.asyncProperty(names, anything, fc.string(), fc.boolean(), async (name, value, key, isBad) => {
      spoiled = isBad;
      for (const hub of service.connected) {
        const payload = {
          call: { ...truth, [key]: value, people: value },
          callId: 1,
          signals: [{ seq: 1, body: value }],
        };
        hub.tell({ name: name as 'CallChanged', payload: isBad ? value : payload });
      }
      await wait(1);
    }),
    { numRuns: 5_000 },
  );
  spoiled = false;
  await wait(seconds(6));
  expect(phases()).toEqual(['inCall', 'inCall']);
  caller.client.hangUp();
  await wait(100);
  expect(phases()).toEqual(['ended', 'ended']);
}, 60_000);
