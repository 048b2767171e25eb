import { cursorBeyondAll } from '@tutor/rules/messages/message';
import { minutes, seconds } from '@tutor/rules/time/durations';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBrowser, type FakeTab } from '../../testing/fake-browser.ts';
import { FakeServer } from '../../testing/fake-server.ts';
import type { HubEvent } from '../connection/hub-event.ts';
import { asShown } from '../store/read-state.ts';
import { type Realtime, type RealtimeOptions, startRealtime } from './realtime.ts';

let server: FakeServer;
let browser: FakeBrowser;
let running: Realtime[];

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  server = new FakeServer();
  browser = new FakeBrowser();
  running = [];
});
afterEach(() => {
  for (const realtime of running) realtime.stop();
  vi.useRealTimers();
});

interface Opened extends Realtime {
  tab: FakeTab;
  news: () => number;
  events: HubEvent[];
  bad: unknown[];
  gaps: () => number;
  sessionsGone: () => number;
}

function open(options: Partial<RealtimeOptions> = {}): Opened {
  const tab = browser.openTab();
  const events: HubEvent[] = [];
  const bad: unknown[] = [];
  const onNews = vi.fn();
  const onSessionGone = vi.fn();
  const onGap = vi.fn();
  const realtime = startRealtime({
    tuid: 7,
    isPushEnabled: true,
    initial: { seq: server.seq, unread: server.unread(), messages: server.shown() },
    fetchUpdates: server.fetchUpdates,
    calls: { markRead: server.markRead },
    openHub: server.openHub,
    page: tab.page,
    tabEnvironment: tab.environment,
    timers: tab.timers,
    random: () => 0,
    onNews,
    onSessionGone,
    onGap,
    onEvent: (event) => events.push(event),
    onBadEvent: (event) => bad.push(event),
    ...options,
  });
  running.push(realtime);
  return {
    ...realtime,
    tab,
    events,
    bad,
    gaps: () => onGap.mock.calls.length,
    news: () => onNews.mock.calls.length,
    sessionsGone: () => onSessionGone.mock.calls.length,
  };
}

const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const statusOf = ({ store }: Realtime): string => store.getSnapshot().connection.status;
const totalOf = ({ store }: Realtime): number => store.getSnapshot().unread.total;

describe('a tab with push', () => {
  it('joins first and fetches from its cursor after that, again after every reconnect', async () => {
    server.addMessage();
    const tab = open();
    server.addMessage();
    await wait(seconds(2));
    expect(server.log).toEqual(['join', 'joined', 'fetch']);
    expect(server.fetches).toEqual([1]);
    expect(tab.store.getSnapshot().messages).toEqual(server.shown());
    server.log.length = 0;
    server.drop();
    server.addMessage();
    await wait(seconds(6));
    expect(server.log).toEqual(['join', 'joined', 'fetch']);
    expect(tab.store.getSnapshot()).toMatchObject({
      messages: server.shown(),
      unread: server.unread(),
      seq: server.seq,
    });
  });

  it('shows pushed messages and counts without another fetch', async () => {
    const tab = open();
    await wait(seconds(2));
    const fetches = server.fetches.length;
    server.addMessage();
    expect(totalOf(tab)).toBe(1);
    await wait(seconds(10));
    expect(server.fetches.length).toBe(fetches);
  });

  it('fetches what a gap in the cursor shows to be missing', async () => {
    const tab = open();
    await wait(seconds(2));
    server.holdsEvents = true;
    server.addMessage();
    server.pending.length = 0;
    server.holdsEvents = false;
    server.addMessage();
    await wait(seconds(1));
    expect(tab.store.getSnapshot()).toMatchObject({ messages: server.shown(), seq: 2 });
  });

  it('fetches for an event that only says that something changed', async () => {
    const tab = open();
    await wait(seconds(2));
    server.seq += 1;
    server.push('GetTutorClassMsgList', { seq: server.seq });
    await wait(seconds(1));
    expect(tab.store.getSnapshot().seq).toBe(server.seq);
    expect(tab.events.map(({ name }) => name)).toContain('GetTutorClassMsgList');
  });

  it('shows what was pushed when what lies before it cannot be fetched, also at the second try', async () => {
    const tab = open();
    await wait(seconds(2));
    server.holdsEvents = true;
    const [first, second] = [server.addMessage(), server.addMessage()];
    server.pending.splice(0, 2);
    server.fetchFault = 'fail';
    server.holdsEvents = false;
    while (server.pending.length > 0) server.deliver(0);
    expect(tab.store.getSnapshot().messages).toEqual([]);
    await wait(seconds(1));
    expect(server.fetches).toHaveLength(2);
    expect(tab.store.getSnapshot().messages).toEqual([]);
    await wait(seconds(5));
    expect(tab.store.getSnapshot().messages.map(({ mid }) => mid)).toEqual([second.mid]);
    server.fetchFault = undefined;
    await wait(seconds(10));
    expect(tab.store.getSnapshot().messages.map(({ mid }) => mid)).toEqual([second.mid, first.mid]);
  });

  it('shows nothing out of turn where a catch-up fails with the line, however often', async () => {
    // Each telling has its newest first.
    const told: number[][] = [];
    const tab = open({ onNews: (messages) => told.push(messages.map(({ mid }) => mid)) });
    await wait(seconds(2));
    server.holdsEvents = true;
    const sent = [server.addMessage(), server.addMessage()].map(({ mid }) => mid);
    server.pending.length = 0;
    server.holdsEvents = false;
    server.fetchFault = 'fail';
    sent.push(server.addMessage().mid);
    await wait(seconds(1));
    for (let round = 0; round < 3; round += 1) {
      const tried = server.fetches.length;
      server.drop();
      for (let ms = 0; ms < 10_000 && !(statusOf(tab) === 'live' && server.fetches.length > tried); ms += 50)
        await wait(50);
      expect(statusOf(tab)).toBe('live');
    }
    expect(told).toEqual([]);
    server.fetchFault = undefined;
    await wait(seconds(10));
    expect(told).toEqual([sent.toReversed()]);
    expect(tab.store.getSnapshot().messages).toEqual(server.shown());
  });

  it('does not chase a cursor that the server never reaches', async () => {
    open();
    await wait(seconds(2));
    const before = server.fetches.length;
    server.push('GetTutorClassMsgList', { seq: 1_000_000 });
    await wait(minutes(10));
    expect(server.fetches.length).toBe(before + 1);
  });

  it('reports an event that does not parse, drops it and goes on', async () => {
    const tab = open();
    await wait(seconds(2));
    const hostile: unknown[] = [
      undefined,
      null,
      7,
      'x',
      [],
      {},
      { seq: -1 },
      { seq: '1', items: [] },
      { seq: 1, items: [{}] },
    ];
    for (const payload of hostile) server.push('GetTutorSysMsg', payload);
    expect(tab.bad).toHaveLength(hostile.length);
    server.addMessage();
    expect(totalOf(tab)).toBe(1);
    expect(statusOf(tab)).toBe('live');
  });

  it('tells once of each arrival of new messages, also those that came while away', async () => {
    const tab = open();
    await wait(seconds(2));
    server.addMessage();
    expect(tab.news()).toBe(1);
    server.drop();
    server.addMessage();
    server.addMessage();
    await wait(seconds(6));
    expect(tab.news()).toBe(2);
    await tab.store.markRead(1);
    await wait(seconds(6));
    expect(tab.news()).toBe(2);
  });

  it('asks for more until a long catch-up is complete', async () => {
    const tab = open();
    for (let index = 0; index < 1_100; index += 1) server.addMessage();
    await wait(seconds(2));
    expect(server.fetches).toEqual([0, 500, 1_000]);
    expect(tab.store.getSnapshot()).toMatchObject({ messages: server.shown(), unread: server.unread(), seq: 1_100 });
  });

  it('retries a failed catch-up ever more slowly while the connection lives', async () => {
    server.fetchFault = 'fail';
    const tab = open();
    server.addMessage();
    await wait(seconds(1));
    expect(server.fetches).toHaveLength(1);
    await wait(seconds(5));
    expect(server.fetches).toHaveLength(2);
    await wait(minutes(10));
    expect(server.fetches.length).toBeLessThan(17);
    expect(statusOf(tab)).toBe('live');
    server.fetchFault = undefined;
    await wait(minutes(1));
    expect(tab.store.getSnapshot().seq).toBe(1);
  });

  it('gives a catch-up that hangs 15 s, and then asks again for what came meanwhile', async () => {
    server.fetchFault = 'hang';
    const tab = open();
    await wait(seconds(2));
    server.drop();
    server.addMessage();
    await wait(seconds(6));
    server.fetchFault = undefined;
    await wait(seconds(10));
    expect(tab.store.getSnapshot().seq).toBe(1);
  });

  it('catches up when it becomes visible', async () => {
    const tab = open();
    await wait(seconds(2));
    const before = server.fetches.length;
    tab.tab.setVisible(true);
    await wait(0);
    expect(server.fetches.length).toBe(before + 1);
  });

  it('does not fetch before the first join even when it becomes visible', async () => {
    const tab = open();
    await wait(500);
    tab.tab.setVisible(true);
    tab.tab.goOnline();
    await wait(0);
    expect(server.log[0]).not.toBe('fetch');
  });

  it('has at most one fetch in flight however many reasons there are', async () => {
    server.fetchDelayMs = 700;
    const tab = open();
    for (let index = 0; index < 50; index += 1) {
      tab.tab.setVisible(true);
      tab.refresh();
      server.addMessage();
      if (index % 10 === 0) server.drop();
      await wait(200);
    }
    await wait(minutes(1));
    expect(server.fetchesInFlightMax).toBe(1);
    expect(tab.store.getSnapshot()).toMatchObject({
      messages: server.shown(),
      unread: server.unread(),
      seq: server.seq,
    });
  });
});

describe('what happened in another area', () => {
  const told = ({ events }: Opened): [string, number][] =>
    events
      .filter(({ name }) => name !== 'JoinTeacherNotify' && !name.includes('Msg'))
      .map(({ name, payload }) => [name, payload.seq]);

  it('is told when it is pushed, once, and needs no fetch', async () => {
    const tab = open();
    await wait(seconds(2));
    const before = server.fetches.length;
    server.change('AutoEndClassNotice');
    server.change('AutoEndClassNotice');
    server.push('AutoEndClassNotice', { seq: server.seq, seqs: [server.seq] });
    await wait(seconds(5));
    expect(told(tab)).toEqual([
      ['AutoEndClassNotice', 1],
      ['AutoEndClassNotice', 2],
    ]);
    expect(server.fetches).toHaveLength(before);
    expect(tab.store.getSnapshot().seq).toBe(2);
  });

  it('while there was no connection is told after the reconnect, in order, in every tab', async () => {
    const tabs = [open(), open()];
    await wait(seconds(3));
    server.drop();
    server.change('GetTutorClassRemarkRemind');
    server.addMessage();
    server.change('AutoEndClassNotice');
    await wait(seconds(6));
    for (const tab of tabs) {
      expect(told(tab)).toEqual([
        ['GetTutorClassRemarkRemind', 1],
        ['AutoEndClassNotice', 3],
      ]);
      expect(tab.gaps()).toBe(0);
    }
  });

  it('is told by the polls where push is disabled', async () => {
    const tab = open({ isPushEnabled: false });
    server.change('GetTutorSelfScheduleRemind');
    await wait(minutes(1));
    await wait(minutes(5));
    expect(told(tab)).toEqual([['GetTutorSelfScheduleRemind', 1]]);
  });

  it('is not told again by a catch-up that overlaps what was pushed', async () => {
    const tab = open();
    await wait(seconds(2));
    server.change('AutoEndClassNotice');
    server.fetchDelayMs = 2_000;
    tab.refresh();
    server.change('AutoEndClassNotice');
    await wait(seconds(5));
    expect(told(tab).map(([, seq]) => seq)).toEqual([1, 2]);
  });

  it('and was not named by the service is told as a gap, once', async () => {
    server.keepsEvents = false;
    const tab = open();
    await wait(seconds(2));
    server.drop();
    server.change('AutoEndClassNotice');
    server.addMessage();
    await wait(seconds(6));
    expect([told(tab), tab.gaps()]).toEqual([[], 1]);
    server.drop();
    server.addMessage();
    await wait(seconds(6));
    expect(tab.gaps()).toBe(1);
  });

  it('and came with its event is no gap, whatever the service leaves out', async () => {
    server.keepsEvents = false;
    const tab = open();
    await wait(seconds(2));
    server.change('AutoEndClassNotice');
    await wait(seconds(5));
    expect([told(tab), tab.gaps()]).toEqual([[['AutoEndClassNotice', 1]], 0]);
    expect(tab.store.getSnapshot().seq).toBe(1);
  });
});

describe('where the page could not ask for the cursor', () => {
  const initial = { seq: undefined, unread: { total: 0, notice: 0, warn: 0, remind: 0 } };

  it('news begin with the first answer: the mailbox is not fetched, nothing old is heard or told', async () => {
    for (let index = 0; index < 3; index += 1) server.addMessage();
    server.change('AutoEndClassNotice');
    const tab = open({ initial });
    await wait(seconds(2));
    expect(server.fetches).toEqual([cursorBeyondAll]);
    expect(tab.store.getSnapshot()).toMatchObject({ messages: [], unread: server.unread(), seq: server.seq });
    server.addMessage();
    server.change('AutoEndClassNotice');
    expect([totalOf(tab), tab.news(), tab.gaps()]).toEqual([4, 1, 0]);
    expect(tab.events.filter(({ name }) => name === 'AutoEndClassNotice')).toHaveLength(1);
    server.drop();
    await wait(seconds(6));
    expect(server.fetches).toEqual([cursorBeyondAll, server.seq]);
  });

  it('and nothing is pushed, it is asked for at once', async () => {
    server.addMessage();
    const tab = open({ initial, isPushEnabled: false });
    await wait(1);
    expect([server.fetches, totalOf(tab)]).toEqual([[cursorBeyondAll], 1]);
  });

  it('and the first answer is late, what is pushed meanwhile is shown and heard with it', async () => {
    for (let index = 0; index < 3; index += 1) server.addMessage();
    server.fetchFault = 'fail';
    const tab = open({ initial });
    await wait(seconds(2));
    const pushed = server.addMessage();
    expect(tab.store.getSnapshot().messages).toEqual([]);
    server.fetchFault = undefined;
    await wait(seconds(10));
    expect(tab.store.getSnapshot()).toMatchObject({ messages: [pushed], unread: server.unread(), seq: server.seq });
    expect(tab.news()).toBe(1);
  });
});

describe('news that start anew after they were ended', () => {
  it('go on where they ended: what was told is not told again, and what was read stays read', async () => {
    const old = server.addMessage();
    const before = open({ initial: { seq: server.seq, unread: server.unread() } });
    await wait(seconds(2));
    server.addMessage();
    server.change('AutoEndClassNotice');
    await server.markAllRead({ kind: null, source: null, upTo: server.seq });
    await wait(seconds(2));
    before.stop();
    server.addMessage();
    const after = open({ initial: before.store.getLast() });
    await wait(seconds(2));
    const { messages, reads, ...snapshot } = after.store.getSnapshot();
    expect(messages.map(({ mid, isRead }) => [mid, isRead])).toEqual([
      [3, false],
      [2, true],
    ]);
    expect(asShown(old, reads).isRead).toBe(true);
    expect(snapshot).toMatchObject({ unread: server.unread(), seq: server.seq });
    expect(after.events.filter(({ name }) => name === 'AutoEndClassNotice')).toEqual([]);
    expect([before.news(), after.news()]).toEqual([1, 1]);
  });
});

describe('giving up', () => {
  it('comes after 10 tries, then polls every 60 s and says since when', async () => {
    server.fault = 'refuse';
    const tab = open();
    await wait(seconds(59));
    expect(server.tries).toBe(10);
    expect(tab.store.getSnapshot().connection).toEqual({ status: 'gaveUp', since: 46_000 });
    server.addMessage();
    await wait(minutes(1));
    expect(totalOf(tab)).toBe(1);
    expect(tab.news()).toBe(1);
    const polls = server.fetches.length;
    await wait(minutes(10));
    expect(server.fetches.length).toBe(polls + 10);
    expect(tab.store.getSnapshot().connection).toEqual({ status: 'gaveUp', since: 46_000 });
  });

  it('ends by itself when a poll succeeds and the hub is back; one try follows each poll that succeeds', async () => {
    server.fault = 'refuse';
    server.fetchFault = 'fail';
    const tab = open();
    await wait(minutes(5));
    expect(server.tries).toBe(10);
    server.fetchFault = undefined;
    await wait(minutes(5));
    expect([statusOf(tab), server.tries]).toEqual(['gaveUp', 15]);
    server.fault = undefined;
    await wait(minutes(1));
    expect([statusOf(tab), server.tries]).toEqual(['live', 16]);
    server.drop();
    await wait(seconds(6));
    expect(statusOf(tab)).toBe('live');
  });

  it('a retry by hand during such a try makes it the first of ten', async () => {
    server.fault = 'refuse';
    const tab = open();
    await wait(minutes(1) + seconds(1));
    server.fault = 'hangStart';
    await wait(minutes(1));
    const tries = server.tries;
    tab.retryNow();
    expect(statusOf(tab)).toBe('connecting');
    await wait(0);
    expect(server.tries).toBe(tries);
    server.fault = 'refuse';
    await wait(minutes(1.5));
    expect([statusOf(tab), server.tries]).toEqual(['gaveUp', tries + 9]);
  });

  it('is tried once a minute, however often the hub alone says that the session is over', async () => {
    const openHub = vi.fn().mockRejectedValue(new Error('Unauthorized: Status code 401'));
    const tab = open({ openHub });
    await wait(minutes(1) + seconds(30));
    const tries = openHub.mock.calls.length;
    await wait(minutes(10));
    expect(openHub.mock.calls.length).toBe(tries + 10);
    expect(statusOf(tab)).toBe('gaveUp');
  });

  it('is offline while the polls fail too, at the same cadence, and back when one succeeds', async () => {
    server.fault = 'refuse';
    server.fetchFault = 'fail';
    const tab = open();
    await wait(minutes(2));
    expect(tab.store.getSnapshot().connection).toMatchObject({ status: 'offline', since: 60_000 });
    const polls = server.fetches.length;
    await wait(minutes(5));
    expect(server.fetches.length).toBe(polls + 5);
    expect(tab.store.getSnapshot().connection).toMatchObject({ status: 'offline', since: 60_000 });
    server.fetchFault = undefined;
    await wait(minutes(1));
    expect(statusOf(tab)).toBe('gaveUp');
  });

  it('ends with a retry by hand', async () => {
    server.fault = 'refuse';
    const tab = open();
    await wait(minutes(2));
    server.fault = undefined;
    tab.retryNow();
    await wait(0);
    expect(statusOf(tab)).toBe('live');
    const polls = server.fetches.length;
    await wait(minutes(10));
    expect(server.fetches.length).toBe(polls);
  });

  it('ends when the person comes back to the page', async () => {
    const tab = open();
    server.fault = 'refuse';
    await wait(minutes(2));
    expect(statusOf(tab)).toBe('gaveUp');
    server.fault = undefined;
    server.addMessage();
    tab.tab.setVisible(true);
    await wait(1);
    expect([statusOf(tab), totalOf(tab)]).toEqual(['live', 1]);
  });

  it('ends when the network returns', async () => {
    server.fault = 'refuse';
    const tab = open();
    await wait(minutes(2));
    server.fault = undefined;
    tab.tab.goOnline();
    await wait(0);
    expect(statusOf(tab)).toBe('live');
  });
});

describe('after giving up, while the hub stays away', () => {
  it.each([
    ['the person comes back', (tab: Opened) => tab.tab.setVisible(true)],
    ['the network returns', (tab: Opened) => tab.tab.goOnline()],
    ['a retry by hand is made', (tab: Opened) => tab.retryNow()],
  ])('the news come at once when %s, and every minute of the new tries', async (_, comeBack) => {
    server.fault = 'refuse';
    const tab = open();
    await wait(minutes(2) + 1);
    server.addMessage();
    comeBack(tab);
    await wait(1);
    expect([statusOf(tab), totalOf(tab)]).toEqual(['connecting', 1]);
    // Ten tries that hang for 15 s take three minutes.
    server.fault = 'hangStart';
    await wait(seconds(30));
    server.addMessage();
    await wait(seconds(30));
    expect([statusOf(tab), totalOf(tab)]).toEqual(['connecting', 2]);
  });
});

describe('without push', () => {
  it('never connects and polls every 60 s', async () => {
    const tab = open({ isPushEnabled: false });
    await wait(minutes(10) - 1);
    expect(server.tries).toBe(0);
    expect(server.fetches).toHaveLength(9);
    expect(statusOf(tab)).toBe('polling');
  });

  it('polls at the same cadence on error, one at a time', async () => {
    server.fetchFault = 'fail';
    const tab = open({ isPushEnabled: false });
    await wait(minutes(10));
    expect(server.fetches).toHaveLength(10);
    expect(statusOf(tab)).toBe('offline');
  });

  it('does not poll while hidden, and at once when visible again', async () => {
    const tab = open({ isPushEnabled: false });
    tab.tab.setVisible(false);
    await wait(minutes(10));
    expect(server.fetches).toHaveLength(0);
    tab.tab.setVisible(true);
    await wait(0);
    expect(server.fetches).toHaveLength(1);
  });

  it('does not poll after being stopped', async () => {
    const tab = open({ isPushEnabled: false });
    tab.stop();
    await wait(minutes(10));
    expect(server.fetches).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fetches the confirmation of a message marked as read', async () => {
    server.addMessage();
    const tab = open({ isPushEnabled: false });
    await wait(0);
    await tab.store.markRead(1);
    await wait(0);
    expect(tab.store.getSnapshot()).toMatchObject({ messages: server.shown(), unread: server.unread(), seq: 2 });
  });
});

describe('without a tutor', () => {
  it.each([0, -1, 1.5, Number.NaN])('nothing starts (tuid %s)', async (tuid) => {
    const tab = open({ tuid });
    tab.tab.setVisible(true);
    tab.tab.goOnline();
    await wait(minutes(10));
    expect([server.tries, server.fetches.length]).toEqual([0, 0]);
    expect(statusOf(tab)).toBe('idle');
  });
});

describe('the end of the session', () => {
  it('is told once and stops everything', async () => {
    const tab = open();
    await wait(seconds(2));
    server.fetchFault = 'gone';
    server.drop();
    await wait(seconds(6));
    expect(tab.sessionsGone()).toBe(1);
    expect(statusOf(tab)).toBe('stopped');
    expect(server.connected.size).toBe(0);
    const tries = server.tries;
    await wait(minutes(10));
    expect([tab.sessionsGone(), server.tries]).toEqual([1, tries]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is found out when the hub answers 401, by the portal and not by the hub', async () => {
    const tab = open({
      openHub: async () => ({
        start: () => Promise.reject(new Error("Failed to complete negotiation: Status code '401'")),
        invoke: () => Promise.resolve(),
        isConnected: () => false,
        stop: () => Promise.resolve(),
      }),
    });
    await wait(seconds(2));
    expect(tab.sessionsGone()).toBe(0);
    server.fetchFault = 'gone';
    await wait(seconds(6));
    expect(tab.sessionsGone()).toBe(1);
  });
});

describe('several tabs of one browser', () => {
  it.each([2, 5, 20])('%i tabs have one connection, and every tab has the news', async (count) => {
    const tabs = Array.from({ length: count }, () => open());
    await wait(seconds(3));
    expect(server.connected.size).toBe(1);
    expect(tabs.filter((tab) => statusOf(tab) === 'live')).toHaveLength(1);
    server.addMessage();
    await wait(seconds(1));
    expect(tabs.map(totalOf)).toEqual(tabs.map(() => 1));
    expect(tabs.map((tab) => tab.news())).toEqual(tabs.map(() => 1));
    for (const tab of tabs) {
      expect(tab.events.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['GetTutorSysMsg', 'GetTutorNotReadMsgCount']),
      );
    }
    expect(server.connectedMax).toBe(1);
  });

  it('a new tab takes over: the old one closes and does not reconnect', async () => {
    const old = open();
    await wait(seconds(2));
    const fresh = open();
    await wait(seconds(2));
    expect([statusOf(old), statusOf(fresh)]).toEqual(['closedElsewhere', 'live']);
    const tries = server.tries;
    await wait(minutes(10));
    expect(server.tries).toBe(tries);
    expect(old.store.getSnapshot().connection).toEqual({ status: 'closedElsewhere', holder: { status: 'live' } });
  });

  it('a new tab without push leaves a live connection where it is, and succeeds it when it ends', async () => {
    const live = open();
    await wait(seconds(2));
    const other = open({ isPushEnabled: false });
    await wait(seconds(2));
    expect([statusOf(live), other.store.getSnapshot().connection]).toEqual([
      'live',
      { status: 'closedElsewhere', holder: { status: 'live' } },
    ]);
    server.addMessage();
    await wait(10);
    expect(totalOf(other)).toBe(1);
    live.tab.kill();
    await wait(10);
    expect(statusOf(other)).toBe('polling');
    const next = open({ isPushEnabled: false });
    await wait(10);
    expect(next.store.getSnapshot().connection).toEqual({ status: 'closedElsewhere', holder: { status: 'polling' } });
  });

  it('a frozen holder is succeeded within 25 s by a tab in view, which misses nothing', async () => {
    const inView = open();
    await wait(seconds(2));
    const frozen = open();
    await wait(seconds(2));
    expect([statusOf(inView), statusOf(frozen)]).toEqual(['closedElsewhere', 'live']);
    frozen.tab.isVisible = false;
    frozen.tab.freeze();
    // The server notices its silence after a while.
    server.drop();
    server.addMessage();
    await wait(seconds(25));
    expect([statusOf(inView), totalOf(inView)]).toEqual(['live', 1]);
    const tries = server.tries;
    frozen.tab.thaw();
    expect(statusOf(frozen)).toBe('closedElsewhere');
    await wait(minutes(2));
    expect([server.tries, server.connected.size, totalOf(frozen)]).toEqual([tries, 1, 1]);
  });

  it('a tab does not say that it receives while the holder answers nothing', async () => {
    const inView = open();
    await wait(seconds(2));
    const frozen = open();
    await wait(seconds(2));
    frozen.tab.freeze();
    inView.tab.setVisible(true);
    await wait(seconds(3.5));
    expect(inView.store.getSnapshot().connection).not.toMatchObject({ holder: { status: 'live' } });
    frozen.tab.thaw();
    await wait(100);
    expect(inView.store.getSnapshot().connection).toEqual({ status: 'closedElsewhere', holder: { status: 'live' } });
  });

  it("what a tab was rendered with is no news to it when another tab's catch-up brings it", async () => {
    const old = open();
    await wait(seconds(2));
    server.fault = 'refuse';
    server.drop();
    const message = server.addMessage();
    const fresh = open({ initial: { seq: server.seq, unread: server.unread() } });
    await wait(seconds(1));
    old.refresh();
    await wait(10);
    expect([fresh.store.getSnapshot().messages, fresh.news(), old.news()]).toEqual([[message], 0, 1]);
  });

  it('a message read in one tab is read in the other', async () => {
    server.addMessage();
    const [one, two] = [open(), open()];
    await wait(seconds(3));
    await one.store.markRead(1);
    await wait(100);
    expect(two.store.getSnapshot()).toMatchObject({ messages: server.shown(), unread: { total: 0 } });
    expect(totalOf(one)).toBe(0);
  });

  it('when the holder is killed, one other is live within 6 s and misses nothing', async () => {
    const tabs = [open(), open(), open()];
    await wait(seconds(3));
    const holder = tabs.find((tab) => statusOf(tab) === 'live');
    holder?.tab.kill();
    server.drop();
    server.addMessage();
    await wait(seconds(6));
    const rest = tabs.filter((tab) => tab !== holder);
    expect(rest.filter((tab) => statusOf(tab) === 'live')).toHaveLength(1);
    expect(rest.map(totalOf)).toEqual([1, 1]);
    expect(rest.map((tab) => tab.news())).toEqual([1, 1]);
  });

  it('a visible tab polls for all when the holder gave up and is hidden', async () => {
    server.fault = 'refuse';
    const visible = open();
    await wait(500);
    const hidden = open();
    hidden.tab.setVisible(false);
    await wait(minutes(2));
    expect(visible.store.getSnapshot().connection).toEqual({
      status: 'closedElsewhere',
      holder: { status: 'gaveUp', since: expect.any(Number) },
    });
    server.addMessage();
    const before = server.fetches.length;
    await wait(minutes(1));
    expect(server.fetches.length).toBe(before + 1);
    expect([totalOf(visible), totalOf(hidden)]).toEqual([1, 1]);
    expect([visible.news(), hidden.news()]).toEqual([1, 1]);
    server.fault = undefined;
    await wait(minutes(1));
    expect([statusOf(visible), statusOf(hidden)]).toEqual(['closedElsewhere', 'live']);
  });

  it.each([true, false])(
    'with push %s, a visible tab whose own polls fail says that it is offline',
    async (isPushEnabled) => {
      server.fault = 'refuse';
      const [first, second] = [open({ isPushEnabled }), open({ isPushEnabled })];
      await wait(10);
      // Only one with push takes the connection over.
      const [visible, hidden] = isPushEnabled ? [first, second] : [second, first];
      hidden.tab.setVisible(false);
      await wait(minutes(2));
      server.fetchFault = 'fail';
      await wait(minutes(2));
      expect(visible.store.getSnapshot().connection).toEqual({
        status: 'closedElsewhere',
        holder: { status: 'offline', since: minutes(3) },
      });
      server.fetchFault = undefined;
      await wait(minutes(1));
      expect(visible.store.getSnapshot().connection).toMatchObject({
        holder: { status: isPushEnabled ? 'gaveUp' : 'polling' },
      });
    },
  );

  it('a holder that is offline and hidden hears that another tab gets answers again', async () => {
    const [holder, visible] = [open({ isPushEnabled: false }), open({ isPushEnabled: false })];
    await wait(10);
    server.fetchFault = 'fail';
    await wait(minutes(1));
    holder.tab.setVisible(false);
    expect(statusOf(holder)).toBe('offline');
    server.fetchFault = undefined;
    await wait(minutes(1));
    expect(statusOf(holder)).toBe('polling');
    expect(visible.store.getSnapshot().connection).toMatchObject({ holder: { status: 'polling' } });
  });

  it('whoever comes back to a tab takes over from one that gave up, and has the news at once', async () => {
    server.fault = 'refuse';
    const visible = open();
    await wait(500);
    const hidden = open();
    hidden.tab.setVisible(false);
    await wait(minutes(2));
    server.addMessage();
    server.fault = undefined;
    visible.tab.setVisible(true);
    await wait(10);
    expect(totalOf(visible)).toBe(1);
    await wait(seconds(2));
    expect([statusOf(visible), statusOf(hidden)]).toEqual(['live', 'closedElsewhere']);
  });

  it('a tab that wakes up hidden leaves the connection where it is', async () => {
    server.fault = 'refuse';
    const frozen = open();
    await wait(500);
    const holder = open();
    await wait(minutes(2));
    frozen.tab.wakeHidden();
    await wait(seconds(2));
    expect([statusOf(frozen), statusOf(holder)]).toEqual(['closedElsewhere', 'gaveUp']);
  });

  it('without push, a retry in another tab asks at once, and says since when nothing can be reached', async () => {
    open({ isPushEnabled: false });
    const second = open({ isPushEnabled: false });
    await wait(10);
    server.fetchFault = 'fail';
    await wait(minutes(2));
    const before = server.fetches.length;
    second.retryNow();
    await wait(1);
    expect(server.fetches).toHaveLength(before + 1);
    expect(second.store.getSnapshot().connection).toEqual({ status: 'offline', since: minutes(1) });
  });

  it('a retry in a tab without the connection takes it over', async () => {
    server.fault = 'refuse';
    const first = open();
    await wait(500);
    const second = open();
    await wait(minutes(2));
    server.fault = undefined;
    first.retryNow();
    await wait(seconds(2));
    expect([statusOf(first), statusOf(second)]).toEqual(['live', 'closedElsewhere']);
  });

  it('of two tutors have one connection each', async () => {
    const [seven, eight] = [open(), open({ tuid: 8 })];
    await wait(seconds(2));
    expect([statusOf(seven), statusOf(eight)]).toEqual(['live', 'live']);
    expect(server.joins).toEqual([
      ['JoinUser', 7],
      ['JoinUser', 8],
    ]);
  });

  it('ignores what does not parse from other tabs', async () => {
    const tab = open();
    await wait(seconds(2));
    const forged: unknown[] = [
      null,
      { kind: 'event' },
      { kind: 'event', name: '__proto__', payload: {} },
      { kind: 'event', name: 'GetTutorSysMsg', payload: { seq: 'x' } },
      { kind: 'updates', since: 0, updates: { seq: 9 } },
      { kind: 'state', state: { status: 'hacked' } },
      { kind: 'state', state: { status: 'reconnecting', attempt: '1' } },
      { kind: 'other' },
    ];
    for (const data of forged) browser.broadcast(undefined, 'tutor-realtime:7', { type: 'data', data });
    await wait(seconds(1));
    expect(tab.store.getSnapshot()).toMatchObject({ messages: [], seq: 0, connection: { status: 'live' } });
    expect(tab.bad).toHaveLength(2);
  });
});
