import type { Call } from '@tutor/rules/calls/call';
import { beforeEach, describe, expect, it } from 'vitest';
import { answeredCall } from '../../testing/calls.ts';
import { FakeTimers } from '../../testing/fake-timers.ts';
import { type CallWatch, createCallWatch } from './call-watch.ts';

const call = (id: number, version = 1, changes: Partial<Call> = {}): Call =>
  answeredCall({ id, version, conversationId: 7, isGroup: true, ...changes });
const ended = { state: 'ended' } as const;

let timers: FakeTimers;
let watch: CallWatch;
/** Questions that wait for their answer. */
let waiting: { answer: (calls: Call[], isDoNotDisturb?: boolean) => void; fail: () => void }[];
let isRefusing: boolean;

beforeEach(() => {
  timers = new FakeTimers();
  waiting = [];
  isRefusing = false;
  watch = createCallWatch({
    calls: {
      mine: () =>
        new Promise((resolve, reject) => {
          waiting.push({
            answer: (Calls, IsDoNotDisturb = false) => resolve({ Calls, Now: '2026-11-26T10:01:00Z', IsDoNotDisturb }),
            fail: () => reject(new Error('unreachable')),
          });
        }),
      doNotDisturb: async () => {
        if (isRefusing) throw new Error('unreachable');
      },
    },
    timers,
  });
});

const shown = () => [...watch.getSnapshot().live.values()].map(({ id, version }) => `${id}.${version}`);

async function ask(): Promise<(typeof waiting)[number]> {
  watch.take(undefined);
  await timers.pass(0);
  const asked = waiting.at(-1);
  if (asked === undefined) throw new Error('nothing was asked');
  return asked;
}

describe('the calls of a page', () => {
  it('are those that the service names, however many went by unheard', async () => {
    watch.take(call(1));
    (await ask()).answer([call(3, 2), call(4, 1, { conversationId: 8 })]);
    await timers.pass(0);
    expect(shown()).toEqual(['3.2', '4.1']);
  });

  it('follow what is pushed, and never go back to an older version or call', () => {
    for (const pushed of [call(5, 2), call(5, 1), call(4, 9), call(4, 10, ended)]) watch.take(pushed);
    expect(shown()).toEqual(['5.2']);
    watch.take(call(6));
    expect(shown()).toEqual(['6.1']);
  });

  it('are gone with their end, and with the end of a later one', () => {
    watch.take(call(5));
    watch.take(call(5, 2, ended));
    expect(shown()).toEqual([]);
    watch.take(call(6));
    watch.take(call(7, 4, ended));
    expect(shown()).toEqual([]);
  });

  it('keep what was pushed while the service was asked: its answer may be older', async () => {
    const asked = await ask();
    watch.take(call(1, 3, ended));
    watch.take(call(2));
    asked.answer([call(1, 2)]);
    await timers.pass(0);
    expect(shown()).toEqual(['2.1']);
  });

  it('are asked for once more where more was missed meanwhile, and not by two questions at once', async () => {
    const asked = await ask();
    watch.take(undefined);
    watch.take(undefined);
    await timers.pass(0);
    expect(waiting).toHaveLength(1);
    asked.fail();
    await timers.pass(0);
    expect(waiting).toHaveLength(2);
    waiting[1]?.answer([call(9)]);
    await timers.pass(0);
    expect([shown(), waiting.length]).toEqual([['9.1'], 2]);
  });

  it('stay as they are where the service cannot be asked', async () => {
    watch.take(call(1));
    (await ask()).fail();
    await timers.pass(0);
    expect(shown()).toEqual(['1.1']);
  });
});

describe('do not disturb', () => {
  it('is not known before the service has said it', async () => {
    expect(watch.getSnapshot().isDoNotDisturb).toBeUndefined();
    (await ask()).answer([], true);
    await timers.pass(0);
    expect(watch.getSnapshot().isDoNotDisturb).toBe(true);
  });

  it('is as it was set, whatever an older answer says', async () => {
    const asked = await ask();
    await watch.setDoNotDisturb(true);
    asked.answer([], false);
    await timers.pass(0);
    expect(watch.getSnapshot().isDoNotDisturb).toBe(true);
  });

  it('stays as it was where it could not be set', async () => {
    await watch.setDoNotDisturb(true);
    isRefusing = true;
    await expect(watch.setDoNotDisturb(false)).rejects.toThrow('unreachable');
    expect(watch.getSnapshot().isDoNotDisturb).toBe(true);
  });
});
