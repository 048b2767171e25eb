import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBrowser, type FakeBrowserOptions, type FakeTab } from '../../testing/fake-browser.ts';
import { createTabs, type Tabs } from './tabs.ts';

const scope = 'tutor-realtime:7';

interface OpenTab {
  tabs: Tabs;
  tab: FakeTab;
  received: unknown[];
  /** How often it took and lost the connection. */
  holds: number;
  releases: number;
  /** How often the holder left a challenge unanswered. */
  quiets: number;
}

let browser: FakeBrowser;
let open: OpenTab[];

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => vi.useRealTimers());

function start(options: FakeBrowserOptions = {}): void {
  browser = new FakeBrowser(options);
  open = [];
}

function openTab(random: () => number = spread(open.length)): OpenTab {
  const tab = browser.openTab();
  const opened: OpenTab = {
    tab,
    received: [],
    holds: 0,
    releases: 0,
    quiets: 0,
    tabs: createTabs({
      scope,
      environment: tab.environment,
      timers: tab.timers,
      random,
      onHold: () => {
        // What a dead tab would still do is of no interest.
        if (tab.isAlive) opened.holds += 1;
      },
      onRelease: () => {
        opened.releases += 1;
      },
      onQuiet: () => {
        opened.quiets += 1;
      },
      onData: (data) => opened.received.push(data),
    }),
  };
  open.push(opened);
  opened.tabs.start();
  return opened;
}

/** Unlike for each tab, and the same in every run. */
function spread(index: number): () => number {
  return () => ((index * 37) % 100) / 100;
}

const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const isHolding = ({ tab, tabs }: OpenTab): boolean => tab.isAlive && !tab.isFrozen && tabs.isHolder();
/** The tabs that hold the connection, by their order of opening from 0. */
const holders = (): number[] => open.flatMap((tab, index) => (isHolding(tab) ? [index] : []));
const holder = (): OpenTab | undefined => open.find(isHolding);
const claims = (): number => open.reduce((sum, { holds }) => sum + holds, 0);

const browsers: [string, FakeBrowserOptions][] = [
  ['with Web Locks', {}],
  ['without Web Locks', { hasLocks: false }],
  ['without storage', { hasStorage: false }],
  ['without storage and Web Locks', { hasStorage: false, hasLocks: false }],
];

describe.each(browsers)('in a browser %s', (_, options) => {
  it('a single tab holds the connection', async () => {
    start(options);
    const only = openTab();
    await wait(20);
    expect(only.tabs.isHolder()).toBe(true);
    expect(only.holds).toBe(1);
  });

  it('a new tab takes over and the former holder lets go, once each', async () => {
    start(options);
    const first = openTab();
    await wait(20);
    const second = openTab();
    await wait(500);
    expect([first.tabs.isHolder(), second.tabs.isHolder()]).toEqual([false, true]);
    await wait(60_000);
    expect([first.holds, first.releases]).toEqual([1, 1]);
    expect([second.holds, second.releases]).toEqual([1, 0]);
    expect(holders()).toEqual([1]);
  });

  it.each([2, 5, 20])('of %i tabs opened one after the other only the last holds it', async (count) => {
    start(options);
    for (let index = 0; index < count; index += 1) {
      openTab();
      await wait(500);
    }
    await wait(60_000);
    expect(holders()).toEqual([count - 1]);
    for (const tab of open.slice(0, -1)) expect(tab.holds).toBe(tab.releases);
  });

  it.each([2, 5, 20])(
    '%i tabs opened at the same moment agree on one within two seconds and stay so',
    async (count) => {
      start({ ...options, latencyMs: steps([1, 40, 7, 90, 3]) });
      for (let index = 0; index < count; index += 1) openTab();
      await wait(2_000);
      expect(holders()).toHaveLength(1);
      const settled = claims();
      await wait(10 * 60_000);
      expect(claims()).toBe(settled);
      expect(holders()).toHaveLength(1);
    },
  );

  it.each([2, 5, 20])('when the holder of %i tabs is killed one other takes over within 6 s', async (count) => {
    start(options);
    for (let index = 0; index < count; index += 1) openTab();
    await wait(2_000);
    const before = claims();
    holder()?.tab.kill();
    await wait(6_000);
    expect(holders()).toHaveLength(1);
    expect(claims() - before).toBe(1);
    await wait(60_000);
    expect(claims() - before).toBe(1);
  });

  it('tabs killed one after the other hand over down to the last', async () => {
    start(options);
    for (let index = 0; index < 5; index += 1) openTab();
    for (let left = 5; left > 0; left -= 1) {
      await wait(6_000);
      expect(holders()).toHaveLength(1);
      holder()?.tab.kill();
    }
    expect(holders()).toHaveLength(0);
  });

  it('when the holder is closed properly another takes over within a second', async () => {
    start(options);
    for (let index = 0; index < 3; index += 1) openTab();
    await wait(2_000);
    const closed = holder();
    closed?.tab.hide();
    await wait(1_000);
    expect(holders()).toHaveLength(1);
    expect(holder() === closed).toBe(false);
  });

  it('a stopped tab is replaced and takes no more part', async () => {
    start(options);
    const other = openTab();
    await wait(20);
    const stopped = openTab();
    await wait(20);
    stopped.tabs.stop();
    expect(stopped.releases).toBe(stopped.holds);
    await wait(1_000);
    expect(other.tabs.isHolder()).toBe(true);
    stopped.tabs.takeOver();
    stopped.tabs.start();
    await wait(1_000);
    expect(holders()).toEqual([0]);
  });

  it('a tab that comes back from the back-forward cache takes over like a new one', async () => {
    start(options);
    const back = openTab();
    await wait(20);
    const other = openTab();
    await wait(20);
    back.tab.hide();
    await wait(1_000);
    back.tab.restore();
    await wait(1_000);
    expect(holders()).toEqual([0]);
    expect(other.tabs.isHolder()).toBe(false);
  });

  it.each([2, 5])(
    'when the holder of %i tabs is frozen one other takes over within 25 s, and keeps it',
    async (count) => {
      start(options);
      for (let index = 0; index < count; index += 1) openTab();
      await wait(2_000);
      const before = claims();
      const frozen = holder();
      frozen?.tab.freeze();
      await wait(25_000);
      expect(holders()).toHaveLength(1);
      await wait(60_000);
      expect(claims() - before).toBe(1);
      frozen?.tab.thaw();
      await wait(60_000);
      expect(frozen?.releases).toBe(1);
      expect(claims() - before).toBe(1);
      expect(holders()).toHaveLength(1);
    },
  );

  it('a holder that answers keeps the connection, however long', async () => {
    start(options);
    for (let index = 0; index < 3; index += 1) openTab();
    await wait(2_000);
    const before = claims();
    await wait(30 * 60_000);
    expect(claims()).toBe(before);
    expect(open.map(({ quiets }) => quiets)).toEqual([0, 0, 0]);
  });

  it('a tab that is looked at notices a frozen holder within seconds', async () => {
    start(options);
    const looked = openTab();
    await wait(500);
    const frozen = openTab();
    await wait(500);
    frozen.tab.freeze();
    looked.tabs.confirm();
    await wait(3_500);
    expect(looked.quiets).toBeGreaterThan(0);
    await wait(3_500);
    expect(looked.tabs.isHolder()).toBe(true);
  });

  it('a tab without the connection can take it over', async () => {
    start(options);
    const first = openTab();
    await wait(500);
    openTab();
    await wait(500);
    first.tabs.takeOver();
    await wait(500);
    expect(holders()).toEqual([0]);
    first.tabs.takeOver();
    await wait(500);
    expect(first.holds).toBe(2);
  });

  it('data reaches every other tab, and not its sender', async () => {
    start(options);
    const [a, b, c] = [openTab(), openTab(), openTab()];
    await wait(2_000);
    a.tabs.post({ some: 'data' });
    await wait(20);
    expect([a.received, b.received, c.received]).toEqual([[], [{ some: 'data' }], [{ some: 'data' }]]);
  });
});

function steps(values: readonly number[]): () => number {
  let index = 0;
  return () => {
    index += 1;
    return values[index % values.length] ?? 1;
  };
}

describe('where the browser lacks even more', () => {
  it('without channel and locks the storage event alone closes the former holder', async () => {
    start({ hasChannel: false, hasLocks: false });
    const first = openTab();
    await wait(20);
    openTab();
    await wait(20);
    expect(first.tabs.isHolder()).toBe(false);
    expect(holders()).toHaveLength(1);
  });

  it('without anything each tab is on its own', async () => {
    start({ hasChannel: false, hasLocks: false, hasStorage: false });
    const only = openTab();
    await wait(60_000);
    expect([only.holds, only.releases]).toEqual([1, 0]);
  });

  it('storage that throws at every touch does no harm', async () => {
    start();
    const tab = browser.openTab();
    const forbidden = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    const tabs = createTabs({
      scope,
      environment: {
        ...tab.environment,
        storage: { getItem: forbidden, setItem: forbidden, removeItem: forbidden },
      },
      onHold: () => {},
      onRelease: () => {},
      onQuiet: () => {},
      onData: () => {},
    });
    tabs.start();
    await wait(20);
    expect(tabs.isHolder()).toBe(true);
    tabs.stop();
  });

  it('locks that are refused leave the end of a holder to its silence', async () => {
    start();
    const opened = [browser.openTab(), browser.openTab()].map((tab, index) => {
      const tabs = createTabs({
        scope,
        environment: {
          ...tab.environment,
          locks: { request: () => Promise.reject(new Error('refused')), query: async () => ({}) },
        },
        random: () => index / 2,
        onHold: () => {},
        onRelease: () => {},
        onQuiet: () => {},
        onData: () => {},
      });
      tabs.start();
      return { tab, tabs };
    });
    await wait(30);
    opened.find(({ tabs }) => tabs.isHolder())?.tab.kill();
    await wait(6_000);
    expect(opened.filter(({ tab, tabs }) => tab.isAlive && tabs.isHolder())).toHaveLength(1);
  });
});

describe('a frozen tab', () => {
  it('knows on confirming that it lost the connection, before any message reaches it', async () => {
    start({ latencyMs: () => 500 });
    const frozen = openTab();
    await wait(2_000);
    frozen.tab.freeze();
    openTab();
    await wait(10);
    frozen.tab.isFrozen = false;
    frozen.tabs.confirm();
    expect(frozen.tabs.isHolder()).toBe(false);
  });

  it('that keeps the lock of a tab which came back holds that tab up no longer', async () => {
    start();
    const back = openTab();
    await wait(500);
    back.tab.hide();
    back.tab.locks?.request(`${scope}:${back.tab.environment.tabId}`, () => new Promise(() => {})).catch(() => {});
    await wait(20);
    back.tab.restore();
    await wait(500);
    expect(back.tabs.isHolder()).toBe(true);
  });
});

describe('what is stored', () => {
  it('is a claim without anything personal, and is removed by stopping', async () => {
    start();
    const only = openTab();
    await wait(20);
    expect(JSON.parse(browser.stored.get(scope) ?? '')).toEqual({
      tab: only.tab.environment.tabId,
      term: 1,
      isLocked: true,
    });
    only.tabs.stop();
    expect(browser.stored.size).toBe(0);
  });

  it('by another tab is not removed by stopping', async () => {
    start();
    const first = openTab();
    await wait(20);
    openTab();
    await wait(20);
    first.tabs.stop();
    expect(browser.stored.size).toBe(1);
  });
});

const tab = 'abcdef12-1';
const malformed: unknown[] = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '-1',
  '1e999',
  'NaN',
  '[]',
  '{}',
  '[1]',
  '"abcdef12-1"',
  'undefined',
  '{',
  '}',
  '{"tab"',
  '<html></html>',
  '\u0000',
  '\ufeff{}',
  'a'.repeat(1_000_000),
  '{"tab":"abcdef12-1"}',
  '{"term":1}',
  ...[
    null,
    1,
    '',
    'short',
    'UPPERCASE-ID',
    'a b c d e f g h',
    '../../../etc',
    '<script>',
    'x'.repeat(65),
    {},
    [],
    true,
  ].map((value) => JSON.stringify({ tab: value, term: 5, isLocked: true })),
  ...[null, '5', 0, -1, 1.5, 1e10, 1e300, Number.MAX_SAFE_INTEGER, {}, [5], true, '__proto__'].map((value) =>
    JSON.stringify({ tab, term: value, isLocked: true }),
  ),
  ...[null, 0, 1, 'true', {}, []].map((value) => JSON.stringify({ tab, term: 5, isLocked: value })),
  `{"__proto__":{"tab":"${tab}","term":5,"isLocked":true}}`,
  `{"constructor":{"prototype":{"tab":"${tab}"}}}`,
  `[{"tab":"${tab}","term":5,"isLocked":true}]`,
  `{"tab":"${tab}","term":5,"isLocked":true}${' '.repeat(300)}`,
  `{"tab":"${tab}","term":NaN,"isLocked":true}`,
  `{"tab":"${tab}","term":5,"isLocked":true`,
  `{'tab':'${tab}','term':5,'isLocked':true}`,
];

describe('what does not parse', () => {
  it('is ignored in a storage event: 200 forged values leave the holder alone', async () => {
    start();
    const only = openTab();
    await wait(20);
    const generated = fc.sample(fc.oneof(fc.string(), fc.json()), { numRuns: 200 - malformed.length, seed: 1 });
    const values = [...malformed.map(String), ...generated];
    expect(values.length).toBeGreaterThanOrEqual(200);
    for (const value of values) browser.forgeStored(scope, value);
    await wait(60_000);
    expect([only.tabs.isHolder(), only.holds, only.releases]).toEqual([true, 1, 0]);
  });

  it('is ignored by a tab that starts', async () => {
    for (const value of malformed) {
      start();
      browser.stored.set(scope, String(value));
      const only = openTab();
      await wait(20);
      expect(only.tabs.isHolder()).toBe(true);
    }
  });

  it('is ignored on the channel', async () => {
    start();
    const [first, second] = [openTab(), openTab()];
    await wait(2_000);
    const before = claims();
    const messages = [
      ...malformed,
      null,
      7,
      new Map(),
      { type: 'claim' },
      { type: 'steal', claim: { tab, term: 9, isLocked: true } },
      { type: 'claim', claim: { tab, term: '9', isLocked: true } },
      { type: 'bye', claim: null },
      { type: 'held', claim: {} },
      { type: ['claim'] },
    ];
    for (const message of messages) browser.broadcast(undefined, scope, message);
    await wait(60_000);
    expect(claims()).toBe(before);
    expect(holders()).toHaveLength(1);
    expect([...first.received, ...second.received]).toEqual([]);
  });
});

describe('a claim of a tab that does not exist', () => {
  it.each([true, false])('costs the connection for 6 s at most (locked: %s)', async (isLocked) => {
    start();
    openTab();
    openTab(() => 0.9);
    await wait(2_000);
    browser.forgeStored(scope, JSON.stringify({ tab: 'ffffffff-forged', term: 500, isLocked }));
    await wait(6_000);
    expect(holders()).toHaveLength(1);
    const settled = claims();
    await wait(60_000);
    expect(claims()).toBe(settled);
  });

  it('repeated for ever makes nobody fight', async () => {
    start();
    openTab();
    openTab(() => 0.9);
    await wait(2_000);
    const before = claims();
    for (let index = 0; index < 200; index += 1) {
      browser.broadcast(undefined, scope, {
        type: 'claim',
        claim: { tab: 'ffffffff-forged', term: 1, isLocked: true },
      });
      await wait(10);
    }
    expect(claims()).toBe(before);
    expect(holders()).toHaveLength(1);
  });
});

type Step = {
  do: 'open' | 'kill' | 'close' | 'freeze' | 'thaw' | 'takeOver' | 'stop' | 'wait';
  at: number;
  ms: number;
};

describe('whatever happens', () => {
  it.each(browsers)(
    'in a browser %s, exactly one tab that runs holds the connection in the end and nobody fights',
    async (_, options) => {
      const step: fc.Arbitrary<Step> = fc.record({
        do: fc.constantFrom('open', 'open', 'kill', 'close', 'freeze', 'thaw', 'takeOver', 'stop', 'wait'),
        at: fc.nat(19),
        ms: fc.nat(3_000),
      });
      await fc.assert(
        fc.asyncProperty(
          fc.array(step, { maxLength: 25 }),
          fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 20 }),
          async (script, latencies) => {
            vi.clearAllTimers();
            start({ ...options, latencyMs: steps(latencies) });
            const gone = new Set<OpenTab>();
            openTab();
            for (const { do: action, at, ms } of script) {
              const target = open[at % open.length];
              if (action === 'open') openTab(() => (at % 10) / 10);
              if (action === 'wait') await wait(ms);
              if (target === undefined || gone.has(target)) continue;
              if (action === 'freeze') target.tab.freeze();
              if (action === 'thaw') target.tab.thaw();
              if (target.tab.isFrozen && action !== 'kill') continue;
              if (action === 'takeOver') target.tabs.takeOver();
              if (action === 'kill') target.tab.kill();
              if (action === 'close') target.tab.hide();
              if (action === 'stop') target.tabs.stop();
              if (action === 'kill' || action === 'close' || action === 'stop') gone.add(target);
            }
            await wait(30_000);
            const running = open.filter((one) => !gone.has(one) && !one.tab.isFrozen);
            expect(holders()).toHaveLength(running.length === 0 ? 0 : 1);
            const settled = claims();
            await wait(60_000);
            expect(claims()).toBe(settled);
          },
        ),
        { numRuns: 200 },
      );
    },
  );
});
