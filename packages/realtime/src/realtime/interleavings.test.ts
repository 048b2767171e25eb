import { minutes, seconds } from '@tutor/rules/time/durations';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeBrowser } from '../../testing/fake-browser.ts';
import { FakeServer } from '../../testing/fake-server.ts';
import { type Realtime, startRealtime } from './realtime.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What may happen to one change on its way: `at` picks the event, the message or the tab. */
const step = fc.record({
  do: fc.constantFrom(
    'add',
    'add',
    'change',
    'read',
    'readElsewhere',
    'unread',
    'readAll',
    'readKind',
    'readAllElsewhere',
    'undo',
    'deliver',
    'deliver',
    'deliver',
    'duplicate',
    'lose',
    'drop',
    'refuse',
    'accept',
    'failFetch',
    'healFetch',
    'slowFetch',
    'visible',
    'refresh',
    'wait',
  ),
  at: fc.nat(50),
  ms: fc.nat(8_000),
});

const kinds = ['remind', 'warning', 'notice', 'levelUp'] as const;
const areas = ['GetTutorClassMsgList', 'AutoEndClassNotice', 'GetTeacheDidiMessage'] as const;

// Other scripts at each run; MODEL_RUNS asks for so many.
const runs = Number(process.env.MODEL_RUNS ?? 500);

it.each([
  { tabCount: 1, share: 0.8 },
  { tabCount: 3, share: 0.2 },
])(
  'however events are reordered, doubled, lost or cut off, $tabCount tab(s) end with what the server has',
  async ({ tabCount, share }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), fc.boolean(), async (script, keepsEvents) => {
        vi.clearAllTimers();
        const server = new FakeServer();
        server.keepsEvents = keepsEvents;
        server.addMessage();
        server.addMessage('warning');
        server.holdsEvents = true;
        const browser = new FakeBrowser();
        const told: { events: { name: string; seq: number }[]; gaps: number[] }[] = [];
        const tabs: Realtime[] = Array.from({ length: tabCount }, () => {
          const tab = browser.openTab();
          const own: (typeof told)[number] = { events: [], gaps: [] };
          told.push(own);
          const realtime = startRealtime({
            tuid: 7,
            isPushEnabled: true,
            initial: { seq: server.seq, unread: server.unread(), messages: server.shown() },
            fetchUpdates: server.fetchUpdates,
            calls: {
              markRead: server.markRead,
              markUnread: server.markUnread,
              markAllRead: server.markAllRead,
              undoMarkAllRead: server.undoMarkAllRead,
            },
            openHub: server.openHub,
            page: tab.page,
            tabEnvironment: tab.environment,
            random: () => 0,
            onEvent({ name, payload: { seq } }) {
              if (areas.some((area) => area === name)) own.events.push({ name, seq });
            },
            onGap: () => own.gaps.push(realtime.store.getSnapshot().seq),
          });
          return realtime;
        });
        const unsafe: string[] = [];
        for (const tab of tabs) {
          let seq = 0;
          tab.store.subscribe(() => {
            const snapshot = tab.store.getSnapshot();
            if (snapshot.seq < seq) unsafe.push('the cursor went back');
            if (snapshot.unread.total < 0) unsafe.push('a count below zero');
            seq = snapshot.seq;
          });
        }
        for (const { do: action, at, ms } of script) {
          const tab = tabs[at % tabs.length];
          const mid = (at % server.messages.size) + 1;
          const index = server.pending.length === 0 ? 0 : at % server.pending.length;
          if (action === 'add') server.addMessage(kinds[at % kinds.length]);
          if (action === 'change') server.change(areas[at % areas.length] ?? areas[0]);
          if (action === 'read') void tab?.store.markRead(mid);
          if (action === 'readElsewhere') void server.markRead(mid);
          if (action === 'unread') void tab?.store.markUnread(mid);
          if (action === 'readAll') void tab?.store.markAllRead({ kind: null, source: null });
          if (action === 'readKind')
            void tab?.store.markAllRead({ kind: kinds[at % kinds.length] ?? null, source: null });
          if (action === 'readAllElsewhere') void server.markAllRead({ upTo: server.seq, kind: null, source: null });
          const bulk = server.bulkReads[at % Math.max(1, server.bulkReads.length)];
          if (action === 'undo' && bulk !== undefined) void tab?.store.undoMarkAllRead(bulk);
          if (action === 'deliver') server.deliver(index);
          if (action === 'duplicate') server.pending.push(...server.pending.slice(index, index + 1));
          if (action === 'lose') server.pending.splice(index, 1);
          if (action === 'drop') server.drop();
          if (action === 'refuse') server.fault = 'refuse';
          if (action === 'accept') server.fault = undefined;
          if (action === 'failFetch') server.fetchFault = 'fail';
          if (action === 'healFetch') server.fetchFault = undefined;
          if (action === 'slowFetch') server.fetchDelayMs = ms;
          if (action === 'refresh') tab?.refresh();
          if (action === 'visible') browser.tabs[at % tabs.length]?.setVisible(true);
          await vi.advanceTimersByTimeAsync(action === 'wait' ? ms : 1);
        }
        // All is well again: what is still on its way arrives late, and the connection starts anew once.
        server.fault = undefined;
        server.fetchFault = undefined;
        server.fetchDelayMs = 0;
        server.holdsEvents = false;
        while (server.pending.length > 0) server.deliver(server.pending.length - 1);
        server.drop();
        tabs[0]?.retryNow();
        await vi.advanceTimersByTimeAsync(minutes(2));
        for (const tab of tabs) {
          const { messages, unread, seq } = tab.store.getSnapshot();
          expect({ messages, unread, seq }).toEqual({
            messages: server.shown(),
            unread: server.unread(),
            seq: server.seq,
          });
        }
        for (const { events, gaps } of told) {
          for (const area of areas) {
            const seqs = events.filter(({ name }) => name === area).map(({ seq }) => seq);
            expect(seqs, `${area} is told in order and never twice`).toEqual([...new Set(seqs)].sort((a, b) => a - b));
            const last = server.events.findLast(({ name }) => name === area)?.seq ?? 0;
            expect(Math.max(0, ...seqs, ...gaps), `the last ${area} is told`).toBeGreaterThanOrEqual(last);
          }
          if (keepsEvents) expect(gaps).toEqual([]);
        }
        expect(unsafe).toEqual([]);
        expect(server.connectedMax).toBeLessThanOrEqual(1);
        expect(server.fetchesInFlightMax).toBeLessThanOrEqual(tabCount);
        for (const tab of tabs) tab.stop();
        await vi.advanceTimersByTimeAsync(seconds(1));
        expect(server.connected.size).toBe(0);
      }),
      { numRuns: share * runs },
    );
  },
  300_000,
);
