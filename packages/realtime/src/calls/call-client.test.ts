import { callReturnMs, ringingSilenceMs, ringMs } from '@tutor/rules/calls/call-limits';
import { callActions } from '@tutor/rules/calls/call-message';
import { seconds } from '@tutor/rules/time/durations';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallPage, wordsOf } from '../../testing/call-page.ts';
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
const ends = () => opened.map(({ client }) => client.getSnapshot().end).map((end) => end && wordsOf(end));

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
    expect(ends()[2]).toBe('You are in this call in another window or on another device.');
  });

  it('goes on in a page that took the place of one which crashed', async () => {
    const [, callee] = await inCall();
    callee.kill();
    join(2, callee.client.peerId);
    await wait(100);
    expect([phases()[0], phases()[2]]).toEqual(['inCall', 'inCall']);
    // The caller's page is open while the other one loads: it makes the first offer.
    expect(opened[0]?.media.pages).toEqual([{ personId: 2, peerId: opened[2]?.client.peerId, isOfferedFirst: true }]);
    expect(opened[2]?.media.pages).toMatchObject([{ personId: 1, isOfferedFirst: false }]);
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

  it('ends within 25 s where the page was closed, and at once where the person left it before', async () => {
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

it('leaves a call whose connection could not be restored, and says so though its length is known', async () => {
  const [caller] = await inCall();
  caller.media.hasGivenUp = true;
  caller.media.onChange();
  expect(caller.localMedia.isStopped).toBe(true);
  await wait(100);
  expect(ends()).toEqual(['Video call, 00:00', 'Video call, 00:00']);
  const titles = opened.map(({ client }) => client.getSnapshot().end?.title);
  expect(titles).toEqual(['The connection was lost and could not be restored.', 'This call has ended.']);
});

describe('a call that never connects', () => {
  async function joining(): Promise<[CallPage, CallPage]> {
    const pages = [call(), join()] as [CallPage, CallPage];
    for (const { media } of pages) media.status = 'connecting';
    await wait(300);
    expect(phases()).toEqual(['joining', 'joining']);
    return pages;
  }
  const slow = () => opened.map(({ client }) => client.getSnapshot().isSlow);

  it('says so after ten seconds, and ends after thirty without a length', async () => {
    await joining();
    await wait(seconds(9));
    expect(slow()).toEqual([false, false]);
    await wait(seconds(1));
    expect([slow(), phases()]).toEqual([
      [true, true],
      ['joining', 'joining'],
    ]);
    await wait(seconds(21));
    const [first, second] = opened.map(({ client }) => client.getSnapshot().end);
    // Whichever page is the later one reads it in the record.
    expect([first?.title, second?.title]).toContain('Your networks could not reach each other.');
    expect(ends()).toContain('Video call: not connected');
    expect(opened.map(({ client }) => client.getSeconds())).toEqual([null, null]);
    expect(service.known.get(1)?.call.seconds).toBeNull();
  });

  it('has no length where one of the two hangs up before, and says to the other that it was not connected', async () => {
    const [caller] = await joining();
    await wait(seconds(20));
    caller.client.hangUp();
    await wait(100);
    expect(ends()).toEqual(['Video call: not connected', 'Video call: not connected']);
  });

  it('says nothing of it once it is connected, and goes on', async () => {
    const pages = await joining();
    await wait(seconds(12));
    for (const { media } of pages) {
      media.status = 'connected';
      media.onChange();
    }
    await wait(seconds(60));
    expect([slow(), phases()]).toEqual([
      [false, false],
      ['inCall', 'inCall'],
    ]);
    pages[0].client.hangUp();
    await wait(100);
    expect(ends()[1]).toBe('Video call, 01:12');
  });

  it('that was connected keeps its length, though the page that came back reaches nobody', async () => {
    const [, callee] = await inCall();
    await wait(seconds(20));
    callee.go();
    const back = join(2, callee.client.peerId);
    back.media.status = 'connecting';
    await wait(seconds(10));
    back.client.hangUp();
    await wait(100);
    expect(ends()[0]).toBe('Video call, 00:30');
  });
});

describe('microphone and camera', () => {
  const off = { isMicOn: false, isCameraOn: false };
  const of = ({ localMedia }: CallPage) => ({ isMicOn: localMedia.isMicOn, isCameraOn: localMedia.isCameraOn });

  it('start as the person left them, and every switch of the person is kept for a page that comes back', async () => {
    const intent = { kind: 'invite', conversationId: 10, callType: 2 } as const;
    const caller = new CallPage(service, 1, 1, intent, { isMicOn: false, isCameraOn: true });
    opened.push(caller);
    await wait(100);
    expect(caller.devices).toEqual({ isMicOn: false, isCameraOn: true });
    await caller.client.setCamera(false);
    expect(caller.devices).toEqual(off);
    await caller.client.setMic(true);
    expect(caller.devices).toEqual({ isMicOn: true, isCameraOn: false });
  });

  it('are opened by the call itself as they start: what is off sends nothing for a moment either', async () => {
    const page = new CallPage(service, 1, 1, { kind: 'invite', conversationId: 10, callType: 2 }, off, true);
    opened.push(page);
    expect(of(page)).toEqual(off);
    const audio = new CallPage(service, 1, 2, { kind: 'join', callId: 1, callType: 1 }, undefined, true);
    opened.push(audio);
    expect(of(audio)).toEqual({ isMicOn: true, isCameraOn: false });
  });

  it('are told as the person sets them: the next page starts so, on whatever device', async () => {
    const caller = call();
    await wait(100);
    join(2);
    await wait(100);
    await caller.client.setMic(false);
    caller.go();
    await wait(100);
    const own = opened[1]?.client.getSnapshot().call?.people.find(({ personId }) => personId === 1);
    expect(own?.devices).toEqual({ isMicOn: false, isCameraOn: true });
  });

  it('are not overwritten by a window from which the call was moved', async () => {
    const [, callee] = await inCall();
    await callee.client.setMic(false);
    callee.devices = undefined;
    join(2, callee.client.peerId);
    await wait(100);
    expect([phases()[1], callee.devices]).toEqual(['ended', undefined]);
  });
});

describe('a reload while the invitation is on its way', () => {
  const key = '6c1f9d1e-0000-4000-8000-000000000001';
  const attempt = { kind: 'invite', conversationId: 10, callType: 2, clientId: key } as const;

  it('repeats it under its key: one call rings, and the page is in it', async () => {
    service.delayMs = () => seconds(2);
    const first = new CallPage(service, 1, 1, attempt);
    opened.push(first);
    await wait(seconds(1));
    first.go();
    opened.push(new CallPage(service, 1, 1, attempt));
    await wait(seconds(12));
    expect([phases()[1], service.known.size, service.ends]).toEqual(['calling', 1, []]);
    service.delayMs = () => 0;
    join(2);
    await wait(seconds(3));
    expect(phases().slice(1)).toEqual(['inCall', 'inCall']);
  });

  it('that never comes cancels it by its key, before the page knows its number', async () => {
    service.fault = (name) => (name === 'invite' ? 'loseReply' : undefined);
    const page = new CallPage(service, 1, 1, attempt);
    opened.push(page);
    await wait(10);
    expect(service.ringsOf(2)).toHaveLength(1);
    page.client.hangUp();
    page.go();
    await wait(10);
    expect(service.ends).toEqual([{ callId: 1, action: callActions.cancel }]);
  });
});

it('who calls meanwhile is shown once, and goes with a press', async () => {
  const [caller] = await inCall();
  const truth = service.known.get(1)?.call;
  const busy = (id: number, callerId: number, version: number) => ({
    ...truth,
    id,
    version,
    callerId,
    state: 'ended',
    people: [
      { personId: callerId, name: 'Chloé', state: 'left' },
      { personId: 1, name: 'Me', state: 'busy' },
    ],
  });
  for (const other of [busy(5, 3, 1), busy(5, 3, 2), busy(6, 1, 1)]) service.tell(1, 'CallChanged', { call: other });
  await wait(10);
  expect(caller.client.getSnapshot().callers).toEqual([{ callId: 5, name: 'Chloé' }]);
  caller.client.dismissCaller(5);
  service.tell(1, 'CallChanged', { call: busy(5, 3, 3) });
  await wait(10);
  expect(caller.client.getSnapshot().callers).toEqual([]);
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
