import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBrowser, type FakeBrowserOptions, type FakeTab } from '../../testing/fake-browser.ts';
import { memoryOutboxStore } from './memory-outbox-store.ts';
import { defaultSentKeptMs, type Outbox, startOutbox } from './outbox.ts';
import { isDelayed, type OutboxStore } from './outbox-item.ts';
import { firstRetryMs, lastRetryMs, type SendOutcome, tooFastWaitMs } from './send-outcome.ts';

interface Reply {
  answer: 'yes' | 'no';
  reference?: string;
}

/** A server that takes one answer per subject and knows a repeat by its key. */
class FakeServer {
  isReachable = true;
  /** The next requests are taken and their replies lost. */
  lostReplies = 0;
  refusal: string | undefined;
  isSessionOver = false;
  latencyMs = 10;
  requests = 0;
  readonly taken = new Map<string, string>();

  async receive(subject: string, key: string, signal: AbortSignal): Promise<SendOutcome> {
    this.requests += 1;
    await new Promise((resolve, reject) => {
      setTimeout(resolve, this.latencyMs);
      signal.addEventListener('abort', reject);
    });
    if (!this.isReachable) return { kind: 'unknown' };
    if (this.isSessionOver) return { kind: 'signedOut' };
    if (this.refusal !== undefined) return { kind: 'refused', message: this.refusal };
    const known = this.taken.get(subject);
    if (known !== undefined && known !== key) return { kind: 'refused', message: 'Already answered.' };
    this.taken.set(subject, key);
    if (this.lostReplies > 0) {
      this.lostReplies -= 1;
      return { kind: 'unknown' };
    }
    return { kind: 'taken', message: 'Thank you.' };
  }
}

interface OpenTab {
  tab: FakeTab;
  outbox: Outbox<Reply>;
  signedOut: number;
}

let browser: FakeBrowser;
let store: OutboxStore<Reply>;
let server: FakeServer;
let isOnline: boolean;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  start();
});
afterEach(() => vi.useRealTimers());

function start(options: FakeBrowserOptions = {}): void {
  browser = new FakeBrowser(options);
  store = memoryOutboxStore();
  server = new FakeServer();
  isOnline = true;
}

function openTab(): OpenTab {
  const tab = browser.openTab();
  const opened: OpenTab = {
    tab,
    signedOut: 0,
    outbox: startOutbox<Reply>({
      scope: 'outbox:7',
      store,
      send: ({ subject, key }, { signal }) =>
        tab.isAlive ? asSeenBy(tab, server.receive(subject, key, signal)) : new Promise(() => {}),
      onSignedOut: () => {
        opened.signedOut += 1;
      },
      environment: tab.environment,
      timers: tab.timers,
      page: tab.page,
      isOnline: () => isOnline,
    }),
  };
  return opened;
}

/** What a frozen tab asked for reaches the server, and its reply reaches the tab once it runs again. */
async function asSeenBy(tab: FakeTab, receiving: Promise<SendOutcome>): Promise<SendOutcome> {
  const outcome = await receiving.catch((): SendOutcome => ({ kind: 'unknown' }));
  await tab.whenAwake();
  return outcome;
}

const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const statuses = ({ outbox }: OpenTab): string[] => outbox.getSnapshot().map(({ status }) => status);

function answer({ outbox }: OpenTab, subject = 'class 1', reply: Reply = { answer: 'yes' }) {
  return outbox.add({ subject, payload: reply, tappedAtMs: Date.now() });
}

describe('an answer', () => {
  it('is stored before it is sent, and sent only with the server’s word', async () => {
    const tab = openTab();
    await answer(tab);
    expect(statuses(tab)).toEqual(['waiting']);
    await wait(5);
    expect(statuses(tab)).toEqual(['sending']);
    await wait(20);
    expect(tab.outbox.getSnapshot()).toMatchObject([{ status: 'sent', message: 'Thank you.' }]);
    expect(server.requests).toBe(1);
    expect(tab.outbox.getSnapshot().map(isDelayed)).toEqual([false]);
  });

  it('that is refused stays with the server’s words, is not repeated by itself, and goes again when asked', async () => {
    const tab = openTab();
    server.refusal = 'It is too late to answer.';
    const key = await answer(tab);
    await wait(lastRetryMs * 5);
    expect(tab.outbox.getSnapshot()).toMatchObject([{ status: 'failed', message: 'It is too late to answer.' }]);
    expect(server.requests).toBe(1);
    server.refusal = undefined;
    void tab.outbox.retry(key);
    await wait(50);
    expect(statuses(tab)).toEqual(['sent']);
    expect([...server.taken.values()]).toEqual([key]);
  });

  it('can be taken back while it waits, and is then never sent', async () => {
    isOnline = false;
    const tab = openTab();
    await tab.outbox.discard((await answer(tab)) ?? '');
    isOnline = true;
    tab.tab.goOnline();
    await wait(lastRetryMs);
    expect(server.requests).toBe(0);
    expect(tab.outbox.getSnapshot()).toEqual([]);
  });

  it.each(['the tab that sends it', 'another tab'])(
    'taken back in %s while it is tried again goes no further, and the others go on',
    async (where) => {
      const tab = openTab();
      server.isReachable = false;
      const key = (await answer(tab)) ?? '';
      await wait(100);
      server.isReachable = true;
      server.latencyMs = 20_000;
      await wait(firstRetryMs);
      server.latencyMs = 10;
      await answer(tab, 'class 2');
      expect(statuses(tab)).toEqual(['sending', 'waiting']);
      await (where === 'another tab' ? openTab() : tab).outbox.discard(key);
      await wait(1_000);
      expect([...server.taken.keys()]).toEqual(['class 2']);
      expect(tab.outbox.getSnapshot()).toMatchObject([{ subject: 'class 2', status: 'sent' }]);
    },
  );

  it('given twice for one class is kept once', async () => {
    isOnline = false;
    const tab = openTab();
    const key = await answer(tab);
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(await answer(tab, 'class 1', { answer: 'no' })).toBeUndefined();
    expect(tab.outbox.getSnapshot()).toMatchObject([{ key, payload: { answer: 'yes' } }]);
  });

  it('that was sent is cleared away some time later, one that failed is not', async () => {
    const tab = openTab();
    await answer(tab);
    await wait(50);
    server.refusal = 'No.';
    await answer(tab, 'class 2');
    await wait(50);
    tab.outbox.stop();
    await wait(defaultSentKeptMs + 1);
    const later = openTab();
    await wait(50);
    expect(later.outbox.getSnapshot()).toMatchObject([{ subject: 'class 2', status: 'failed' }]);
  });

  it('keeps a part that was done, and the next attempt begins there', async () => {
    const uploads: string[] = [];
    let attempts = 0;
    const tab = browser.openTab();
    const outbox = startOutbox<Reply>({
      scope: 'outbox:7',
      store,
      send: async ({ payload }, { save, onProgress }) => {
        if (payload.reference === undefined) {
          onProgress(40);
          uploads.push('photo');
          await save({ ...payload, reference: 'Absent/1.jpg' });
        }
        attempts += 1;
        return attempts === 1 ? { kind: 'unknown' } : { kind: 'taken', message: payload.reference ?? 'none' };
      },
      environment: tab.environment,
      page: tab.page,
      isOnline: () => true,
    });
    const percents = new Set<number | undefined>();
    outbox.subscribe(() => percents.add(outbox.getSnapshot()[0]?.progress));
    await outbox.add({ subject: 'class 1', payload: { answer: 'no' }, tappedAtMs: 0 });
    await wait(firstRetryMs + 100);
    expect(outbox.getSnapshot()).toMatchObject([{ status: 'sent', message: 'Absent/1.jpg' }]);
    expect(uploads).toEqual(['photo']);
    expect(percents).toContain(40);
    expect(outbox.getSnapshot()[0]?.progress).toBeUndefined();
  });
});

describe('on a failing line', () => {
  it('waits 5, 10, 20, 40 and then always 60 seconds between attempts', async () => {
    server.isReachable = false;
    const tab = openTab();
    await answer(tab);
    await wait(100);
    expect(server.requests).toBe(1);
    for (const [index, delayMs] of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000].entries()) {
      await wait(delayMs - 100);
      expect(server.requests, `before ${delayMs}`).toBe(index + 1);
      await wait(110);
      expect(server.requests, `after ${delayMs}`).toBe(index + 2);
      expect(statuses(tab)).toEqual(['waiting']);
    }
  });

  it('an answer given without a line has waited, also once the line is back', async () => {
    const tab = openTab();
    isOnline = false;
    await answer(tab);
    isOnline = true;
    tab.tab.goOnline();
    await wait(5);
    expect(tab.outbox.getSnapshot()).toMatchObject([{ status: 'sending', attempts: 1 }]);
    await wait(20);
    await answer(tab, 'class 2');
    expect(tab.outbox.getSnapshot()).toMatchObject([{ status: 'sent' }, { status: 'waiting', attempts: 0 }]);
  });

  it('tries nothing while there is no line at all, and at once when it is back', async () => {
    isOnline = false;
    const tab = openTab();
    await answer(tab);
    await wait(lastRetryMs * 3);
    expect(server.requests).toBe(0);
    isOnline = true;
    tab.tab.goOnline();
    await wait(50);
    expect(statuses(tab)).toEqual(['sent']);
    expect(server.requests).toBe(1);
    expect(tab.outbox.getSnapshot().map(isDelayed)).toEqual([true]);
  });

  it('an answer that cannot be sent does not hold up the others', async () => {
    const tab = openTab();
    const original = server.receive.bind(server);
    server.receive = async (subject, ...rest) =>
      subject === 'class 1' ? { kind: 'unknown' } : original(subject, ...rest);
    await answer(tab, 'class 1', { answer: 'no' });
    await answer(tab, 'class 2');
    await wait(50);
    expect(statuses(tab)).toEqual(['waiting', 'sent']);
  });

  it('a lost reply ends in one effect: the same key goes again', async () => {
    server.lostReplies = 3;
    const tab = openTab();
    const key = await answer(tab);
    await wait(60_000);
    expect(statuses(tab)).toEqual(['sent']);
    expect(server.requests).toBe(4);
    expect([...server.taken]).toEqual([['class 1', key]]);
  });
});

describe('over a reload', () => {
  it('what waits is sent by the next page', async () => {
    isOnline = false;
    const before = openTab();
    await answer(before);
    before.tab.kill();
    before.outbox.stop();
    isOnline = true;
    const after = openTab();
    await wait(50);
    expect(statuses(after)).toEqual(['sent']);
    expect(server.requests).toBe(1);
  });

  it('what waits is known as soon as it is ready, and it is ready also where nothing can be read', async () => {
    isOnline = false;
    const before = openTab();
    await answer(before);
    before.outbox.stop();
    const after = openTab();
    expect(statuses(after)).toEqual([]);
    await after.outbox.ready;
    expect(statuses(after)).toEqual(['waiting']);

    store = { ...store, readAll: () => Promise.reject(new Error('The database is gone.')) };
    const deaf = openTab();
    await deaf.outbox.ready;
    expect(statuses(deaf)).toEqual([]);
  });

  it('what was being sent when the page died goes again with its key', async () => {
    server.latencyMs = 500;
    const before = openTab();
    const key = await answer(before);
    await wait(100);
    expect(statuses(before)).toEqual(['sending']);
    before.tab.kill();
    const after = openTab();
    await wait(2_000);
    expect(statuses(after)).toEqual(['sent']);
    expect([...server.taken.values()]).toEqual([key]);
  });

  it('a lost session stops the sending and tells once; after signing in it goes on', async () => {
    server.isSessionOver = true;
    const before = openTab();
    await answer(before);
    await answer(before, 'class 2');
    await wait(lastRetryMs * 3);
    expect(before.signedOut).toBe(1);
    expect(server.requests).toBe(1);
    expect(statuses(before)).toEqual(['waiting', 'waiting']);
    before.outbox.stop();
    server.isSessionOver = false;
    const after = openTab();
    await wait(100);
    expect(statuses(after)).toEqual(['sent', 'sent']);
  });
});

describe.each([
  ['with Web Locks', {}],
  ['without Web Locks', { hasLocks: false }],
] as const)('in two tabs %s', (_, options) => {
  it('an answer given in one is seen in the other, and sent once', async () => {
    start(options);
    const [first, second] = [openTab(), openTab()];
    await wait(50);
    await answer(first);
    await wait(100);
    expect(server.requests).toBe(1);
    for (const tab of [first, second]) expect(statuses(tab)).toEqual(['sent']);
  });

  it('the other carries on when the one that waited is closed', async () => {
    start(options);
    const [first, second] = [openTab(), openTab()];
    server.isReachable = false;
    await answer(first);
    await wait(100);
    first.tab.kill();
    first.outbox.stop();
    server.isReachable = true;
    await wait(lastRetryMs + 1_000);
    expect(statuses(second)).toEqual(['sent']);
  });
});

describe('when the line comes back to two tabs at once', () => {
  /** An answer that waits, and two tabs that hear of the line in the same moment. */
  async function lineIsBack(): Promise<[OpenTab, OpenTab]> {
    isOnline = false;
    const tabs: [OpenTab, OpenTab] = [openTab(), openTab()];
    await wait(50);
    await answer(tabs[0]);
    await wait(50);
    server.latencyMs = 2_000;
    isOnline = true;
    for (const { tab } of tabs) tab.goOnline();
    return tabs;
  }

  it('one sends while the other waits for the lock, and then finds nothing left to send', async () => {
    const tabs = await lineIsBack();
    await wait(1_500);
    expect(server.requests).toBe(1);
    await wait(5_000);
    expect(server.requests).toBe(1);
    for (const tab of tabs) expect(statuses(tab)).toEqual(['sent']);
  });

  it('without locks both send, under one key: it is one answer all the same', async () => {
    start({ hasLocks: false });
    const tabs = await lineIsBack();
    await wait(5_000);
    expect(server.requests).toBe(2);
    expect(server.taken.size).toBe(1);
    for (const tab of tabs) expect(statuses(tab)).toEqual(['sent']);
  });

  it('the turn of a tab that dies while it sends goes to the other at once', async () => {
    const [first, second] = await lineIsBack();
    await wait(500);
    const key = first.outbox.getSnapshot()[0]?.key;
    first.tab.kill();
    await wait(2_500);
    expect(statuses(second)).toEqual(['sent']);
    expect([...server.taken.values()]).toEqual([key]);
  });

  it('a tab that is closed while it waits for its turn sends nothing', async () => {
    const [first, second] = await lineIsBack();
    await wait(500);
    second.outbox.stop();
    first.tab.kill();
    await wait(lastRetryMs);
    expect(server.requests).toBe(1);
  });
});

describe('when the tab that sends is frozen', () => {
  /** Two tabs, of which the first is frozen while its answer is on the way. */
  async function frozenWhileSending(): Promise<{ frozen: OpenTab; other: OpenTab; key: string | undefined }> {
    const [frozen, other] = [openTab(), openTab()];
    await wait(50);
    server.latencyMs = 2_000;
    const key = await answer(frozen);
    await wait(500);
    frozen.tab.freeze();
    server.latencyMs = 10;
    return { frozen, other, key };
  }

  it('an answer given in another tab is sent within 10 s', async () => {
    const { other } = await frozenWhileSending();
    await answer(other, 'class 2');
    await wait(10_000);
    expect([...server.taken.keys()]).toContain('class 2');
    expect(other.outbox.getSnapshot()).toMatchObject([{ status: 'sending' }, { status: 'sent' }]);
  });

  it('its own answer is sent by the other tab under the same key, and stays sent when it thaws', async () => {
    server.lostReplies = 1;
    const { frozen, other, key } = await frozenWhileSending();
    await wait(lastRetryMs + 11_000);
    expect(statuses(other)).toEqual(['sent']);
    const requests = server.requests;
    const seen = new Set<string | undefined>();
    other.outbox.subscribe(() => seen.add(statuses(other)[0]));
    frozen.tab.thaw();
    await wait(lastRetryMs);
    expect([...server.taken]).toEqual([['class 1', key]]);
    expect([statuses(frozen), statuses(other)]).toEqual([['sent'], ['sent']]);
    expect(server.requests).toBe(requests);
    expect([...seen]).not.toContain('waiting');
  });

  it('and thaws after it lost its turn, it sends nothing more in that turn', async () => {
    const { frozen, other } = await frozenWhileSending();
    server.isReachable = false;
    await answer(other, 'class 2');
    await wait(lastRetryMs);
    const before = server.requests;
    frozen.tab.thaw();
    await wait(5);
    expect(server.requests - before).toBeLessThanOrEqual(2);
    server.isReachable = true;
    await wait(lastRetryMs * 2);
    expect(statuses(frozen)).toEqual(['sent', 'sent']);
    expect(server.taken.size).toBe(2);
  });

  it('a tab that takes minutes to send and answers keeps its turn', async () => {
    const [slow, other] = [openTab(), openTab()];
    await wait(50);
    server.latencyMs = 5 * 60_000;
    await answer(slow);
    await wait(500);
    await answer(other, 'class 2');
    await wait(4 * 60_000);
    expect(server.requests).toBe(1);
    await wait(2 * 60_000);
    expect([...server.taken.keys()]).toEqual(['class 1']);
    expect(statuses(other)).toEqual(['sent', 'sending']);
  });

  it('and the browser refuses its locks, an answer is sent all the same', async () => {
    const tab = browser.openTab();
    const outbox = startOutbox<Reply>({
      scope: 'outbox:7',
      store,
      send: ({ subject, key }, { signal }) => server.receive(subject, key, signal),
      environment: {
        ...tab.environment,
        locks: { request: () => Promise.reject(new Error('refused')), query: async () => ({}) },
      },
      page: tab.page,
      isOnline: () => true,
    });
    await outbox.add({ subject: 'class 1', payload: { answer: 'yes' }, tappedAtMs: 0 });
    await wait(100);
    expect(outbox.getSnapshot()).toMatchObject([{ status: 'sent' }]);
  });
});

it('never has two effects and never claims success too early, whatever happens to line and tabs', async () => {
  const event = fc.constantFrom(
    'answer',
    'lose reply',
    'line down',
    'line up',
    'reload',
    'other tab',
    'kill',
    'freeze',
    'thaw',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(event, fc.nat(8_000)), { maxLength: 12 }), async (events) => {
      vi.setSystemTime(1_000_000);
      start();
      const tabs = [openTab()];
      const anyTab = (): OpenTab => tabs.findLast(({ tab }) => tab.isAlive && !tab.isFrozen) ?? openNew();
      const openNew = (): OpenTab => {
        const tab = openTab();
        tabs.push(tab);
        return tab;
      };
      for (const [what, afterMs] of events) {
        if (what === 'answer') await answer(anyTab());
        if (what === 'lose reply') server.lostReplies += 1;
        if (what === 'line down') isOnline = server.isReachable = false;
        if (what === 'line up') isOnline = server.isReachable = true;
        if (what === 'other tab') openNew();
        if (what === 'freeze') anyTab().tab.freeze();
        if (what === 'thaw') for (const { tab } of tabs) tab.thaw();
        if (what === 'reload' || what === 'kill') {
          const dying = anyTab();
          dying.tab.kill();
          dying.outbox.stop();
          if (what === 'reload') openNew();
        }
        await wait(afterMs);
        for (const { key, status } of await store.readAll()) {
          if (status === 'sent') expect(server.taken.get('class 1')).toBe(key);
        }
      }
      isOnline = server.isReachable = true;
      const last = openNew();
      const isThawed = events.length % 2 === 0;
      if (isThawed) for (const { tab } of tabs) tab.thaw();
      // A reply that is lost costs an attempt, and an attempt at most the last wait.
      await wait(lastRetryMs * (3 + server.lostReplies));
      const wasAnswered = events.some(([what]) => what === 'answer');
      expect(server.taken.size).toBe(wasAnswered ? 1 : 0);
      for (const { status } of last.outbox.getSnapshot()) expect(['sent', 'failed']).toContain(status);
      for (const { outbox } of tabs) outbox.stop();
    }),
    { numRuns: 150 },
  );
});

describe('items of a lane', () => {
  let answers: Map<string, SendOutcome>;
  let sent: string[];

  beforeEach(() => {
    answers = new Map();
    sent = [];
  });

  /** Each takes 100 ms, and 'taken' unless something else is said. */
  function openLanes(): Outbox<Reply> {
    const tab = browser.openTab();
    return startOutbox<Reply>({
      scope: 'lanes:7',
      store,
      send: async ({ subject }) => {
        sent.push(subject);
        await new Promise((resolve) => setTimeout(resolve, 100));
        return answers.get(subject) ?? { kind: 'taken', message: '' };
      },
      environment: tab.environment,
      timers: tab.timers,
      page: tab.page,
      isOnline: () => isOnline,
    });
  }

  let taps = 0;
  function add(outbox: Outbox<Reply>, lane: string, subject: string) {
    taps += 1;
    return outbox.add({ key: subject, subject, lane, payload: { answer: 'yes' }, tappedAtMs: taps });
  }
  const shown = (outbox: Outbox<Reply>): string[] =>
    outbox.getSnapshot().map(({ subject, status }) => `${subject} ${status}`);

  it('go one after the other, and wait for no other lane', async () => {
    const outbox = openLanes();
    for (const subject of ['a1', 'a2', 'a3']) await add(outbox, 'a', subject);
    await add(outbox, 'b', 'b1');
    await wait(50);
    expect(sent).toEqual(['a1', 'b1']);
    await wait(300);
    expect(sent).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('wait for one whose end is not known, and not for one that was refused', async () => {
    const outbox = openLanes();
    answers.set('a1', { kind: 'unknown' });
    answers.set('a2', { kind: 'refused', message: 'No.' });
    for (const subject of ['a1', 'a2', 'a3']) await add(outbox, 'a', subject);
    await wait(firstRetryMs - 100);
    expect(sent).toEqual(['a1']);
    answers.delete('a1');
    await wait(1_000);
    expect(sent).toEqual(['a1', 'a1', 'a2', 'a3']);
    expect(shown(outbox)).toEqual(['a1 sent', 'a2 failed', 'a3 sent']);
  });

  it('wait with the server’s words where it asks to slow down', async () => {
    const outbox = openLanes();
    answers.set('a1', { kind: 'tooFast', message: 'Slowly, please.' });
    for (const subject of ['a1', 'a2']) await add(outbox, 'a', subject);
    await wait(150);
    expect(outbox.getSnapshot()[0]).toMatchObject({ status: 'waiting', message: 'Slowly, please.', attempts: 0 });
    answers.delete('a1');
    await wait(tooFastWaitMs + 200);
    expect(shown(outbox)).toEqual(['a1 sent', 'a2 sent']);
  });

  it('are sent by one tab at a time, each once', async () => {
    const [first, second] = [openLanes(), openLanes()];
    await add(first, 'a', 'a1');
    await add(second, 'a', 'a2');
    await wait(1_000);
    expect(sent).toEqual(['a1', 'a2']);
  });

  it('that the server has by another way count as sent', async () => {
    const outbox = openLanes();
    answers.set('a1', { kind: 'unknown' });
    await add(outbox, 'a', 'a1');
    await add(outbox, 'a', 'a2');
    await wait(150);
    await outbox.settle('a1');
    await wait(1_200);
    expect(sent).toEqual(['a1', 'a2']);
    expect(shown(outbox)).toEqual(['a1 sent', 'a2 sent']);
  });
});
