import { minutes, seconds } from '@tutor/rules/time/durations';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBrowser } from '../../testing/fake-browser.ts';
import type { CallAsks } from './call-asks.ts';
import { handOver, withHandedReplies } from './handed-replies.ts';

const never = new AbortController().signal;
const forEver = new Promise<never>(() => {});
const body = { CallId: 7, PeerId: 'page' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function twoTabs() {
  const browser = new FakeBrowser();
  const [ringing, opened] = [browser.openTab(), browser.openTab()];
  return {
    handOver: (key: string, requests: Parameters<typeof handOver>[1]) =>
      handOver(key, requests, { openChannel: ringing.environment.openChannel }),
    tell: (key: string, message: unknown) =>
      ringing.environment.openChannel(`call-press-${key}`, () => {})?.post(message),
    callsOf: (key: string, own: Partial<CallAsks>) =>
      withHandedReplies(own as CallAsks, key, { openChannel: opened.environment.openChannel }),
  };
}

describe('the window of a press', () => {
  it.each(['before', 'after'])('takes a reply that comes %s it listens, and asks nothing itself', async (when) => {
    const tabs = twoTabs();
    const accept = Promise.resolve('answered');
    const iceServers = Promise.resolve('servers');
    if (when === 'before') {
      tabs.handOver('one', { accept, iceServers });
      await wait(5);
    }
    let asked = 0;
    const own = async () => {
      asked += 1;
      return 'own';
    };
    const calls = tabs.callsOf('one', { accept: own, iceServers: own });
    if (when === 'after') tabs.handOver('one', { accept, iceServers });
    const replies = Promise.all([calls.accept(body, never), calls.iceServers({}, never)]);
    await wait(seconds(5));
    expect(await replies).toEqual(['answered', 'servers']);
    expect(asked).toBe(0);
    // Credentials end: later ones are asked for anew.
    expect(await calls.iceServers({}, never)).toBe('own');
  });

  it.each([
    ['nothing is handed over', undefined],
    ['the request of the press failed', () => Promise.reject(new Error('lost'))],
    ['its reply does not come', () => forEver],
  ])('asks itself where %s', async (_, accept) => {
    const tabs = twoTabs();
    tabs.handOver('another', { accept: Promise.resolve('another'), iceServers: forEver });
    if (accept !== undefined) tabs.handOver('one', { accept: accept(), iceServers: forEver });
    const reply = tabs.callsOf('one', { accept: async () => 'own' }).accept(body, never);
    await wait(seconds(2));
    expect(await reply).toBe('own');
  });

  it('passes a refusal of its own request on', async () => {
    const tabs = twoTabs();
    const reply = tabs.callsOf('one', { accept: () => Promise.reject(new Error('ended')) }).accept(body, never);
    reply.catch(() => {});
    await wait(seconds(2));
    await expect(reply).rejects.toThrow('ended');
  });

  it('takes no message for a reply that is none', async () => {
    const tabs = twoTabs();
    const calls = tabs.callsOf('one', { accept: async () => 'own' });
    for (const message of [null, 'waiting', { name: '__proto__', state: 'done' }, { name: 'accept', state: 'x' }])
      tabs.tell('one', message);
    const reply = calls.accept(body, never);
    await wait(seconds(2));
    expect(await reply).toBe('own');
  });

  it('is handed nothing after a minute', async () => {
    const tabs = twoTabs();
    tabs.handOver('one', { accept: Promise.resolve('answered'), iceServers: forEver });
    await wait(minutes(1));
    const reply = tabs.callsOf('one', { accept: async () => 'own' }).accept(body, never);
    await wait(seconds(2));
    expect(await reply).toBe('own');
  });
});
