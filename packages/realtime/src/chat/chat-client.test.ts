import { minutes, seconds } from '@tutor/rules/time/durations';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChatBrowser, type ChatTab, shownTexts, viewOf } from '../../testing/chat-tab.ts';
import { FakeChatServer } from '../../testing/fake-chat-server.ts';
import { RefusedError, SessionGoneError } from '../service/answer.ts';
import type { LogHole } from './conversation-log.ts';
import { trimSizes } from './trim-log.ts';

const tutor = 1;
const student = 2;
const other = 3;

let server: FakeChatServer;
let own: ChatBrowser;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 26, 8) });
  server = new FakeChatServer();
  server.addConversation(10, [tutor, student]);
  server.addConversation(20, [tutor, other]);
  own = new ChatBrowser(server, tutor);
});
afterEach(() => vi.useRealTimers());

const wait = (ms = 1): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

async function open(id?: number, options?: Parameters<ChatBrowser['openTab']>[0]): Promise<ChatTab> {
  const opened = own.openTab(options);
  await wait();
  if (id !== undefined) await opened.chat.openConversation(id);
  return opened;
}

function rowOf({ chat }: ChatTab, id: number) {
  return chat.getSnapshot().rows.find((row) => row.id === id);
}

describe('the connection', () => {
  it('joins first and then reads what changed', async () => {
    await open();
    expect(server.log.slice(server.log.indexOf('joined'))).toEqual(['joined', 'changes']);
  });

  it('says what it is doing, and gives the same snapshot until something changes', async () => {
    const { chat } = await open(10);
    const snapshot = chat.getSnapshot();
    const view = chat.getConversation(10);
    expect(snapshot.connection).toEqual({ status: 'live' });
    expect(chat.getSnapshot()).toBe(snapshot);
    expect(chat.getConversation(10)).toBe(view);
    server.say(10, student, 'Hello');
    expect(chat.getSnapshot()).not.toBe(snapshot);
    expect(chat.getConversation(10)).not.toBe(view);
  });

  it('ends everything once nobody is signed in', async () => {
    const onSessionGone = vi.fn();
    const calls = {
      ...server.callsOf(tutor),
      changes: () => Promise.reject(new SessionGoneError('401')),
    };
    await open(undefined, { calls, onSessionGone });
    expect(onSessionGone).toHaveBeenCalledTimes(1);
    expect(server.connected.size).toBe(0);
  });

  it('ends everything where the hub says that it is somebody else', async () => {
    const onSessionGone = vi.fn();
    await open(undefined, { openHub: server.openHubOf(student), onSessionGone });
    expect(onSessionGone).toHaveBeenCalledTimes(1);
  });
});

describe('a conversation that opens', () => {
  it('is ready once its messages and its people are there, who both come at the same time', async () => {
    const { chat } = await open();
    server.say(10, student, 'Hello');
    server.delayMs = () => 50;
    const opening = chat.openConversation(10);
    await wait(10);
    expect(viewOf(chat, 10).status).toBe('loading');
    await wait(100);
    await opening;
    const { status, details, items } = viewOf(chat, 10);
    expect([status, details?.members.length, items.length]).toEqual(['ready', 2, 1]);
  });

  it('shows no two people of a group under one name', async () => {
    const { chat } = await open();
    server.addConversation(30, [tutor, student], 'group');
    server.nameOf = () => 'Noo***';
    await chat.openConversation(30);
    const { details } = viewOf(chat, 30);
    expect(details?.members.map(({ id, name }) => [id, name])).toEqual([
      [tutor, 'Noo*** (1)'],
      [student, 'Noo*** (2)'],
    ]);
  });

  it('whose people cannot be had is tried again until they come', async () => {
    const { chat } = await open();
    server.callFault = (name) => (name === 'conversation' ? 'fail' : undefined);
    await chat.openConversation(10);
    expect(viewOf(chat, 10).status).toBe('failed');
    server.callFault = () => undefined;
    await wait(seconds(5));
    expect([viewOf(chat, 10).status, viewOf(chat, 10).details?.id]).toEqual(['ready', 10]);
  });
});

describe('a message', () => {
  it('shows at once, is kept, and is replaced in place by the entry with its key', async () => {
    const { chat } = await open(10);
    server.delayMs = () => 50;
    const sending = chat.send(10, 'Hello');
    expect(shownTexts(chat, 10)).toEqual(['Hello (waiting)']);
    await sending;
    server.say(10, student, 'Good morning');
    expect(shownTexts(chat, 10)).toEqual(['Good morning', 'Hello (waiting)']);
    await wait(200);
    expect(shownTexts(chat, 10)).toEqual(['Good morning', 'Hello']);
  });

  it('of another conversation that is forwarded goes by its number, without its words', async () => {
    const sent: unknown[] = [];
    const calls = server.callsOf(tutor);
    const { chat } = await open(10, {
      calls: {
        ...calls,
        send: (body, signal) => {
          sent.push(body);
          return calls.send(body, signal);
        },
      },
    });
    const key = await chat.forward(10, 'File: plan.pdf', { conversationId: 20, seq: 7 });
    expect(shownTexts(chat, 10)).toEqual(['File: plan.pdf (waiting)']);
    await wait();
    expect(sent).toEqual([{ ConversationId: 10, ClientId: key, Forward: { ConversationId: 20, Seq: 7 } }]);
  });

  it('that was pushed before its reply arrives is there once', async () => {
    const { chat } = await open(10);
    server.delayMs = () => 50;
    void chat.send(10, 'Hello');
    await wait(70);
    expect(shownTexts(chat, 10)).toEqual(['Hello']);
    await wait(100);
    expect(shownTexts(chat, 10)).toEqual(['Hello']);
  });

  it('is stored once though its replies are lost, and never says failed (C2)', async () => {
    const tab = await open(10);
    server.callFault = (name) => (name === 'send' ? 'loseReply' : undefined);
    server.holdsEvents = true;
    await tab.chat.send(10, 'Once');
    for (let press = 0; press < 3; press += 1) {
      await tab.chat.retry();
      expect(shownTexts(tab.chat, 10)).toEqual(['Once (waiting)']);
    }
    tab.tab.kill();
    tab.chat.stop();
    server.callFault = () => undefined;
    const next = await open(10);
    await wait(seconds(1));
    expect(shownTexts(next.chat, 10)).toEqual(['Once']);
    expect(server.shown(10)).toHaveLength(1);
    expect([...server.arrivals.values()][0]).toBeGreaterThan(3);
  });

  it('that the service refused after it had stored it is shown as stored', async () => {
    const calls = server.callsOf(tutor);
    const { chat } = await open(10, {
      calls: {
        ...calls,
        send: async (body, signal) => {
          await calls.send(body, signal);
          throw new RefusedError('No.');
        },
      },
    });
    server.holdsEvents = true;
    await chat.send(10, 'Stored');
    await wait();
    expect(shownTexts(chat, 10)).toEqual(['Stored (failed)']);
    server.deliver(0);
    await wait();
    expect(shownTexts(chat, 10)).toEqual(['Stored']);
  });

  it('of which nothing is known holds back those behind it; a refused one does not', async () => {
    const calls = server.callsOf(tutor);
    let fault: Error | undefined = new Error('no line');
    const tried: (string | undefined)[] = [];
    const { chat } = await open(10, {
      calls: {
        ...calls,
        send: (body, signal) => {
          tried.push(body.Text);
          return body.Text === 'first' && fault !== undefined ? Promise.reject(fault) : calls.send(body, signal);
        },
      },
    });
    await chat.send(10, 'first');
    await chat.send(10, 'second');
    await wait(100);
    expect(tried).toEqual(['first']);
    expect(shownTexts(chat, 10)).toEqual(['first (waiting)', 'second (waiting)']);
    fault = new RefusedError('Only administrators can speak in this group.');
    await chat.retry();
    await wait();
    expect(shownTexts(chat, 10)).toEqual(['second', 'first (failed)']);
    const [failed] = viewOf(chat, 10).items.slice(-1);
    expect(failed).toMatchObject({ message: 'Only administrators can speak in this group.' });
    fault = undefined;
    await chat.retry(failed?.kind === 'own' ? failed.key : undefined);
    await wait();
    expect(shownTexts(chat, 10)).toEqual(['second', 'first']);
  });

  it('that was pushed though its reply was lost holds up none behind it', async () => {
    const { chat } = await open(10);
    let isFirst = true;
    server.callFault = (name) => {
      const isLost = name === 'send' && isFirst;
      if (isLost) isFirst = false;
      return isLost ? 'loseReply' : undefined;
    };
    await chat.send(10, 'first');
    await chat.send(10, 'second');
    await wait(seconds(2));
    expect(shownTexts(chat, 10)).toEqual(['first', 'second']);
    expect([...server.arrivals.values()]).toEqual([1, 1]);
  });

  it('that comes too fast waits and goes by itself, in order', async () => {
    const { chat } = await open(10);
    let isFast = true;
    server.callFault = (name) => (name === 'send' && isFast ? 'tooFast' : undefined);
    for (const text of ['a', 'b', 'c']) await chat.send(10, text);
    await wait();
    expect(shownTexts(chat, 10)).toEqual(['a (waiting)', 'b (waiting)', 'c (waiting)']);
    expect(viewOf(chat, 10).items[0]).toMatchObject({ message: 'Slowly, please.' });
    isFast = false;
    await wait(seconds(3));
    expect(shownTexts(chat, 10)).toEqual(['a', 'b', 'c']);
  });

  it('goes in the order of writing though the clock is set back meanwhile (C1)', async () => {
    const { chat } = await open(10);
    server.callFault = (name) => (name === 'send' ? 'fail' : undefined);
    await chat.send(10, 'first');
    vi.setSystemTime(Date.now() - minutes(10));
    await chat.send(10, 'second');
    vi.setSystemTime(Date.now() + minutes(20));
    await chat.send(10, 'third');
    server.callFault = () => undefined;
    await chat.retry();
    await wait();
    expect(server.shown(10).map(({ body }) => (body as { text: string }).text)).toEqual(['first', 'second', 'third']);
  });

  it('that waits is sent within a minute though the clock was set back 10 minutes', async () => {
    const { chat } = await open(10);
    server.callFault = (name) => (name === 'send' ? 'fail' : undefined);
    await chat.send(10, 'Hello');
    await wait();
    vi.setSystemTime(Date.now() - minutes(10));
    server.callFault = () => undefined;
    await wait(minutes(1));
    expect(shownTexts(chat, 10)).toEqual(['Hello']);
  });

  it('goes on in the conversation that one has switched to while a file of another one still uploads (C11)', async () => {
    const tab = await open(10);
    server.uploadStepMs = 20_000;
    await tab.chat.send(10, 'Here is the file');
    await tab.chat.sendFile(10, new File(['x'], 'lesson.pdf'));
    await wait(seconds(25));
    await tab.chat.openConversation(20);
    await tab.chat.send(20, 'For you alone');
    await wait(100);
    expect(shownTexts(tab.chat, 20)).toEqual(['For you alone']);
    await tab.chat.openConversation(10);
    expect(shownTexts(tab.chat, 10)).toEqual(['Here is the file', 'lesson.pdf (sending)']);
    expect(viewOf(tab.chat, 10).items.at(-1)).toMatchObject({ progress: 0 });
    tab.tab.kill();
    tab.chat.stop();
    const next = await open(10);
    expect(shownTexts(next.chat, 10)).toEqual(['Here is the file', 'lesson.pdf (sending)']);
    await wait(minutes(1) + seconds(5));
    expect(server.shown(10)).toHaveLength(2);
    expect(server.shown(20)).toHaveLength(1);
  });

  it('is sent once by two tabs, and both show it once', async () => {
    const first = await open(10);
    const second = await open(10);
    await first.chat.send(10, 'One');
    await second.chat.send(10, 'Two');
    await wait(seconds(1));
    for (const { chat } of [first, second]) expect(shownTexts(chat, 10)).toEqual(['One', 'Two']);
    expect([...server.arrivals.values()]).toEqual([1, 1]);
  });

  it('that is taken back before it was sent is gone', async () => {
    const { chat } = await open(10);
    server.callFault = (name) => (name === 'send' ? 'fail' : undefined);
    const key = await chat.send(10, 'Never');
    await chat.discard(key);
    server.callFault = () => undefined;
    await wait(minutes(2));
    expect(shownTexts(chat, 10)).toEqual([]);
    expect(server.shown(10)).toEqual([]);
  });
});

describe('unread messages', () => {
  it('are counted and counted down by a recall, in every tab (C3)', async () => {
    const tabs = [await open(), await open()];
    const [first, second] = [server.say(10, student, 'a'), server.say(10, student, 'b')];
    server.say(10, student, 'c');
    server.say(20, other, 'd');
    for (const tab of tabs) expect([rowOf(tab, 10)?.unread, tab.chat.getSnapshot().totalUnread]).toEqual([3, 4]);
    server.recall(10, student, first.seq);
    for (const tab of tabs) expect([rowOf(tab, 10)?.unread, tab.chat.getSnapshot().totalUnread]).toEqual([2, 3]);
    tabs[0]?.chat.markSeen(10, 4);
    await wait(seconds(2));
    for (const tab of tabs) expect([rowOf(tab, 10)?.unread, tab.chat.getSnapshot().totalUnread]).toEqual([0, 1]);
    server.recall(10, student, second.seq);
    await wait(seconds(2));
    for (const tab of tabs) expect([rowOf(tab, 10)?.unread, tab.chat.getSnapshot().totalUnread]).toEqual([0, 1]);
    const again = await open();
    expect([rowOf(again, 10)?.unread, again.chat.getSnapshot().totalUnread]).toEqual([0, 1]);
  });

  it('of conversations that are not loaded are part of the total', async () => {
    for (let id = 100; id < 160; id += 1) {
      server.addConversation(id, [tutor, other], 'group');
      server.say(id, other, 'Hello');
    }
    server.addConversation(90, [tutor, student]);
    const tab = await open(undefined, {
      initial: await server.callsOf(tutor).conversations({}, new AbortController().signal),
    });
    server.say(90, student, 'New');
    await wait(seconds(1));
    expect(tab.chat.getSnapshot().totalUnread).toBe(server.totalUnread(tutor));
    expect(tab.chat.getSnapshot().rows[0]?.id).toBe(90);
  });

  it('of a muted conversation are not part of the total', async () => {
    const tab = await open();
    await tab.chat.mute(10, true);
    server.say(10, student, 'Hello');
    expect([rowOf(tab, 10)?.unread, tab.chat.getSnapshot().totalUnread]).toEqual([1, 0]);
    await tab.chat.mute(10, false);
    expect(tab.chat.getSnapshot().totalUnread).toBe(1);
  });

  it('are told as read at most once a second, with the last number, and again after a lost line', async () => {
    const { chat } = await open(10);
    for (let index = 0; index < 9; index += 1) server.say(10, student, `${index}`);
    server.log.length = 0;
    for (let seq = 1; seq <= 9; seq += 1) {
      chat.markSeen(10, seq);
      await wait(100);
    }
    chat.markSeen(10, 3);
    await wait(seconds(3));
    expect(server.log.filter((name) => name === 'read')).toHaveLength(2);
    expect(server.row(10, tutor)).toMatchObject({ readSeq: 9, unread: 0 });
    server.callFault = (name) => (name === 'read' ? 'fail' : undefined);
    server.say(10, student, 'ten');
    chat.markSeen(10, 10);
    await wait(seconds(2));
    server.callFault = () => undefined;
    server.drop();
    await wait(seconds(7));
    expect(server.row(10, tutor).readSeq).toBe(10);
  });

  it('that are recalled are told to whoever shows them, in conversations that are not open, too', async () => {
    const said = server.say(20, other, 'secret');
    const { chat } = await open(10);
    const told: unknown[] = [];
    const end = chat.onRecall((...recalled) => told.push(recalled));
    server.recall(20, other, said.seq);
    await wait(seconds(1));
    expect(told).toEqual([[20, said.seq]]);
    end();
    server.recall(10, student, server.say(10, student, 'more').seq);
    await wait(seconds(1));
    expect(told).toHaveLength(1);
  });

  it('that are seen before their conversation is known are to be told again', async () => {
    server.say(10, student, 'Good morning');
    const { chat } = new ChatBrowser(server, tutor).openTab();
    expect(chat.markSeen(10, 1)).toBe(false);
    await wait(seconds(1));
    expect(chat.markSeen(10, 1)).toBe(true);
    await wait(seconds(1));
    expect(server.row(10, tutor)).toMatchObject({ readSeq: 1, unread: 0 });
    // The number is of a page that the server drew, and has not come here.
    expect(chat.markSeen(10, 2)).toBe(false);
  });

  it('that were seen just before the page is left are told as read', async () => {
    const { chat } = await open(10);
    for (let index = 0; index < 3; index += 1) server.say(10, student, `${index}`);
    chat.markSeen(10, 1);
    chat.markSeen(10, 3);
    chat.stop();
    await wait(seconds(1));
    expect(server.row(10, tutor)).toMatchObject({ readSeq: 3, unread: 0 });
  });

  it('that were seen just before the page is hidden are told at once, as it may not come back', async () => {
    const { tab, chat } = await open(10);
    for (let index = 0; index < 3; index += 1) server.say(10, student, `${index}`);
    server.delayMs = () => 50;
    chat.markSeen(10, 1);
    await wait(20);
    chat.markSeen(10, 3);
    tab.setVisible(false);
    // Long before a mark is told again.
    await wait(100);
    expect(server.row(10, tutor)).toMatchObject({ readSeq: 3, unread: 0 });
    server.log.length = 0;
    await wait(seconds(3));
    expect(server.log).not.toContain('read');
  });

  it('are one more where the reader has marked the conversation, in every tab, until it is opened again', async () => {
    const first = await open(10);
    const second = await open(20);
    server.say(10, student, 'Later, please');
    first.chat.markSeen(10, 1);
    await wait(seconds(2));
    first.chat.closeConversation();
    await first.chat.markUnread(10);
    await wait(seconds(1));
    for (const tab of [first, second])
      expect([rowOf(tab, 10)?.unread, tab.chat.getSnapshot().totalUnread]).toEqual([1, 1]);
    server.say(10, student, 'And this');
    for (const tab of [first, second]) expect(rowOf(tab, 10)?.unread).toBe(2);
    await second.chat.openConversation(10);
    second.chat.markSeen(10, 2);
    await wait(seconds(2));
    for (const tab of [first, second])
      expect([rowOf(tab, 10)?.unread, tab.chat.getSnapshot().totalUnread]).toEqual([0, 0]);
    expect(server.row(10, tutor)).toMatchObject({ unread: 0, isMarkedUnread: false, readSeq: 2 });
  });

  it('stay marked while the conversation that is open is marked', async () => {
    const { chat } = await open(10);
    await chat.markUnread(10);
    await wait(seconds(5));
    expect(server.row(10, tutor)).toMatchObject({ unread: 1, isMarkedUnread: true });
  });

  it('that were seen in another tab are seen in this one', async () => {
    const first = await open(10);
    const second = await open();
    for (let index = 0; index < 5; index += 1) server.say(10, student, `${index}`);
    first.chat.markSeen(10, 3);
    await wait(seconds(1));
    expect([rowOf(first, 10)?.unread, rowOf(second, 10)?.unread]).toEqual([2, 2]);
  });
});

describe('after a lost line', () => {
  it('brings 120 missed in the open conversation, 5 in each of three others and three more at once, in order (C10)', async () => {
    for (const id of [30, 40]) server.addConversation(id, [tutor, student, other], 'group');
    const tab = await open(10);
    server.isRefusing = true;
    server.drop();
    for (let index = 1; index <= 120; index += 1) server.say(10, student, `missed ${index}`);
    for (const id of [20, 30, 40]) for (let index = 0; index < 5; index += 1) server.say(id, other, 'there');
    await wait(seconds(4));
    server.isRefusing = false;
    server.delayMs = () => 300;
    await wait(seconds(1) + 200);
    for (const text of ['x', 'y', 'z']) server.say(10, student, text);
    expect(shownTexts(tab.chat, 10)).toContain('[1–120]');
    await wait(seconds(3));
    expect(shownTexts(tab.chat, 10)).toEqual([
      ...Array.from({ length: 120 }, (_, index) => `missed ${index + 1}`),
      'x',
      'y',
      'z',
    ]);
    expect([10, 20, 30, 40].map((id) => rowOf(tab, id)?.unread)).toEqual([123, 5, 5, 5]);
    expect(tab.chat.getSnapshot().totalUnread).toBe(138);
  });

  it('a message that the hub left out is shown as a hole, fetched, and in its place', async () => {
    const { chat } = await open(10);
    server.say(10, student, 'one');
    server.holdsEvents = true;
    server.say(10, student, 'two');
    server.say(10, student, 'three');
    server.deliver(1);
    expect(shownTexts(chat, 10)).toEqual(['one', '[2–2]', 'three']);
    await wait(seconds(1));
    expect(shownTexts(chat, 10)).toEqual(['one', 'two', 'three']);
  });

  it('a number that does not exist is not chased', async () => {
    const { chat } = await open(10);
    server.say(10, student, 'one');
    const entry = { conversationId: 10, seq: 900, at: new Date().toISOString(), sender: 2, kind: 'text', body: {} };
    server.tell(tutor, 'ChatEntries', { conversationId: 10, entries: [entry] });
    await wait(seconds(2));
    expect(server.log.filter((name) => name === 'entries')).toHaveLength(2);
    server.log.length = 0;
    await wait(minutes(2));
    expect(shownTexts(chat, 10)).toEqual(['one']);
    expect(server.log).toEqual([]);
    server.say(10, student, 'two');
    expect(shownTexts(chat, 10)).toEqual(['one', 'two']);
  });

  it('conversations that one was taken out of are gone, and the open one says so', async () => {
    const tab = await open(10);
    server.leave(10, tutor);
    await wait(seconds(1));
    expect(rowOf(tab, 10)).toBeUndefined();
    expect(viewOf(tab.chat, 10)).toMatchObject({
      status: 'gone',
      problem: 'You are no longer in this conversation.',
    });
  });

  it.each(['at once', 'by what changed while the line was lost'])(
    'a conversation that took one in again is shown, from then on: %s',
    async (how) => {
      const { chat } = await open(10);
      server.say(10, student, 'before');
      server.leave(10, tutor);
      await wait(seconds(1));
      expect(viewOf(chat, 10).status).toBe('gone');
      server.holdsEvents = how !== 'at once';
      server.join(10, tutor);
      server.say(10, student, 'Welcome back');
      if (server.holdsEvents) server.drop();
      await wait(seconds(5));
      expect(viewOf(chat, 10)).toMatchObject({ status: 'ready', problem: undefined, hasOlder: false });
      expect(shownTexts(chat, 10)).toEqual(['[people]', 'Welcome back']);
    },
  );
});

describe('history', () => {
  beforeEach(() => {
    for (let index = 1; index <= 300; index += 1) server.say(10, student, `${index}`);
  });

  it('opens around the first unread message where there are many, and reads on to the end', async () => {
    server.read(10, tutor, 100);
    const { chat } = await open(10);
    const [first] = shownTexts(chat, 10);
    expect(Number(first)).toBeLessThan(101);
    expect(shownTexts(chat, 10)).toContain('101');
    expect(viewOf(chat, 10)).toMatchObject({ hasOlder: true, hasNewer: true, readSeqAtOpening: 100 });
    server.say(10, student, '301');
    expect(shownTexts(chat, 10)).not.toContain('301');
    for (let page = 0; page < 10; page += 1) await chat.loadNewer(10);
    expect(viewOf(chat, 10).hasNewer).toBe(false);
    expect(shownTexts(chat, 10).at(-1)).toBe('301');
    server.say(10, student, '302');
    expect(shownTexts(chat, 10).at(-1)).toBe('302');
  });

  it('goes back to its beginning page by page', async () => {
    server.read(10, tutor, 300);
    const { chat } = await open(10);
    expect(shownTexts(chat, 10)[0]).toBe('241');
    while (viewOf(chat, 10).hasOlder) await chat.loadOlder(10);
    expect(shownTexts(chat, 10)).toEqual(Array.from({ length: 300 }, (_, index) => `${index + 1}`));
  });

  it('jumps to a number and to an instant, with holes where nothing is known', async () => {
    server.read(10, tutor, 300);
    const { chat } = await open(10);
    await chat.jumpTo(10, 50);
    expect(shownTexts(chat, 10)).toContain('50');
    const hole = viewOf(chat, 10).items.find((item) => item.kind === 'hole');
    expect(hole).toMatchObject({ to: 240 });
    if (hole?.kind === 'hole') await chat.loadOlder(10, hole);
    expect(shownTexts(chat, 10)).toContain('200');
    const instant = new Date(server.shown(10)[150]?.at ?? '');
    expect(await chat.jumpTo(10, instant)).toBe(151);
    expect(shownTexts(chat, 10)).toContain('151');
    // Nothing was said since: the last one before.
    expect(await chat.jumpTo(10, new Date(instant.getTime() + minutes(60)))).toBe(300);
  });

  it.each(['before', 'while'])('jumps to a number %s its conversation is opened, as an address asks', async (when) => {
    server.read(10, tutor, 300);
    const { chat } = await open();
    if (when === 'while') void chat.openConversation(10);
    const jumped = chat.jumpTo(10, 50);
    await wait(seconds(1));
    expect(await jumped).toBe(50);
    expect(shownTexts(chat, 10)).toContain('50');
    expect(viewOf(chat, 10).hasNewer).toBe(false);
    expect(shownTexts(chat, 10).at(-1)).toBe('300');
  });

  it('fills a hole from the side on which one reads, until nothing is left of it (C10)', async () => {
    server.read(10, tutor, 300);
    const { chat } = await open(10);
    await chat.jumpTo(10, 40);
    const holes = (): LogHole[] => viewOf(chat, 10).items.filter((item) => item.kind === 'hole');
    const first = holes()[0] ?? { kind: 'hole', from: 0, to: 0 };
    expect(holes()).toEqual([{ kind: 'hole', from: 70, to: 240 }]);
    await chat.loadNewer(10, first);
    expect(holes()).toEqual([{ kind: 'hole', from: 130, to: 240 }]);
    // What was on the screen is what is asked for; what is left of it is loaded.
    await chat.loadOlder(10, first);
    expect(holes()).toEqual([{ kind: 'hole', from: 130, to: 180 }]);
    await chat.loadNewer(10, first);
    expect(holes()).toEqual([]);
    await chat.loadOlder(10, first);
    expect(shownTexts(chat, 10)).toEqual(Array.from({ length: 291 }, (_, index) => `${index + 10}`));
  });

  it.each([
    ['above', (chat: ChatTab['chat']) => chat.loadOlder(10)],
    ['in a hole', (chat: ChatTab['chat']) => chat.loadOlder(10, { kind: 'hole', from: 100, to: 240 })],
  ])('a page that could not be read is asked for again, without hurry: %s', async (_, load) => {
    server.read(10, tutor, 300);
    const { chat } = await open(10);
    await chat.jumpTo(10, 60);
    const isAsked = vi.fn(() => 'fail' as const);
    server.callFault = isAsked;
    const loaded = load(chat);
    void load(chat);
    await wait(seconds(20));
    // Tries come after 2, 4, 8 s, however often the page is wanted meanwhile.
    void load(chat);
    expect(isAsked).toHaveBeenCalledTimes(4);
    server.callFault = () => undefined;
    const before = shownTexts(chat, 10).length;
    // The line is back: nobody waits for the next try.
    chat.refresh();
    await loaded;
    expect(shownTexts(chat, 10).length).toBeGreaterThan(before + 25);
  });

  it('a window of the past is read again where one reads, once the connection is back', async () => {
    for (let index = 301; index <= 600; index += 1) server.say(10, student, `${index}`);
    server.read(10, tutor, 20);
    const { chat } = await open(10);
    await chat.jumpTo(10, 500);
    chat.noteInView(10, [{ from: 495, to: 505 }]);
    server.holdsEvents = true;
    server.recall(10, student, 500);
    server.drop();
    await wait(seconds(10));
    expect(viewOf(chat, 10).items).toContainEqual(expect.objectContaining({ seq: 495 }));
    expect(viewOf(chat, 10).items.find((item) => item.kind === 'line' && item.seq === 500)).toMatchObject({
      entry: { kind: 'recalled' },
    });
  });

  it('keeps a long log small, and loses nothing that one comes back to', async () => {
    for (let index = 301; index <= 6_000; index += 1) server.say(10, student, `${index}`);
    server.read(10, tutor, 6_000);
    const { chat } = await open(10);
    const lines = (): number[] => viewOf(chat, 10).items.flatMap((item) => (item.kind === 'line' ? [item.seq] : []));
    const look = (from: number): void => chat.noteInView(10, [{ from, to: from + 10 }]);
    let most = 0;
    while (viewOf(chat, 10).hasOlder) {
      look(lines()[0] ?? 0);
      await chat.loadOlder(10);
      most = Math.max(most, lines().length);
    }
    expect(most).toBeLessThanOrEqual(trimSizes.max);
    expect(lines()[0]).toBe(1);
    // The newest ones stay, and what comes joins them.
    server.say(10, student, '6001');
    expect(lines().slice(-2)).toEqual([6_000, 6_001]);
    // Back down: holes fill ahead of the reader.
    for (let at = 1; at <= 6_001; at += 30) {
      look(at);
      for (const item of viewOf(chat, 10).items)
        if (item.kind === 'hole' && item.from <= at + 60) await chat.loadNewer(10, item);
      expect(lines()).toEqual(expect.arrayContaining([at, Math.min(6_001, at + 30)]));
      most = Math.max(most, lines().length);
    }
    expect(most).toBeLessThanOrEqual(trimSizes.max);
  });
});

describe('people', () => {
  it('who type are shown until they speak, or for a while', async () => {
    const { chat } = await open(10);
    server.typing(10, student);
    expect(chat.getSnapshot().typing.get(10)).toEqual([student]);
    server.say(10, student, 'Hello');
    expect(chat.getSnapshot().typing.get(10)).toBeUndefined();
    server.typing(10, student);
    await wait(seconds(7));
    expect(chat.getSnapshot().typing.get(10)).toBeUndefined();
  });

  it('hear of typing at most every 3 seconds', async () => {
    const { chat } = await open(10);
    const their = new ChatBrowser(server, student).openTab();
    await wait();
    const typing = vi.spyOn(server, 'typing');
    for (let key = 0; key < 10; key += 1) {
      chat.setTyping(10);
      await wait(500);
    }
    expect(typing).toHaveBeenCalledTimes(2);
    expect(their.chat.getSnapshot().typing.get(10)).toEqual([tutor]);
  });

  it('are shown with what they have seen', async () => {
    const { chat } = await open(10);
    server.say(10, tutor, 'Hello');
    server.read(10, student, 1);
    const details = viewOf(chat, 10).details;
    expect(details?.members.find(({ id }) => id === student)?.readSeq).toBe(1);
  });
});

describe('a message that is taken back', () => {
  it('is recalled in the quotes of it, live and read anew, and its text is nowhere (C4)', async () => {
    const first = await open(10);
    const { seq } = server.say(10, tutor, 'secret');
    server.say(10, student, 'What?', { quote: seq });
    expect(viewOf(first.chat, 10).items[1]).toMatchObject({ quoted: { body: { text: 'secret' } } });
    server.holdsEvents = true;
    await first.chat.recall(10, seq);
    const isClean = (tab: ChatTab): void => {
      expect(viewOf(tab.chat, 10).items).toMatchObject([
        { entry: { kind: 'recalled' } },
        { quoted: { kind: 'recalled' } },
      ]);
      expect(JSON.stringify([viewOf(tab.chat, 10), tab.chat.getSnapshot()])).not.toContain('secret');
    };
    isClean(first);
    server.deliver(0);
    isClean(first);
    isClean(await open(10));
  });

  it('says why it could not be', async () => {
    const { chat } = await open(10);
    const { seq } = server.say(10, student, 'theirs');
    await expect(chat.recall(10, seq)).rejects.toThrow(RefusedError);
  });

  it('is fetched for a quote that lies far away', async () => {
    const { seq } = server.say(10, tutor, 'long ago');
    for (let index = 1; index <= 300; index += 1) server.say(10, student, `${index}`);
    server.read(10, tutor, 301);
    const { chat } = await open(10);
    server.say(10, student, 'What?', { quote: seq });
    await wait();
    expect(viewOf(chat, 10).items.at(-1)).toMatchObject({ quoted: { body: { text: 'long ago' } } });
    server.recall(10, tutor, seq);
    expect(viewOf(chat, 10).items.at(-1)).toMatchObject({ quoted: { kind: 'recalled' } });
  });
});

it('reactions show as the service has them', async () => {
  const { chat } = await open(10);
  const { seq } = server.say(10, student, 'Hello');
  await chat.react(10, seq, '👍', true);
  server.react(10, student, seq, '👍', true);
  expect(viewOf(chat, 10).items[0]).toMatchObject({
    entry: { reactions: [{ emoji: '👍', people: [tutor, student] }] },
  });
  await chat.react(10, seq, '👍', false);
  expect(viewOf(chat, 10).items[0]).toMatchObject({ entry: { reactions: [{ emoji: '👍', people: [student] }] } });
});

it('finds conversations, which change as the list does', async () => {
  const { chat } = await open();
  await chat.look({ search: 'Conversation 2', isUnreadOnly: false });
  expect(chat.getSnapshot().found?.rows.map(({ id }) => id)).toEqual([20]);
  server.say(20, other, 'Hello');
  expect(chat.getSnapshot().found?.rows[0]?.unread).toBe(1);
  await chat.look({ search: '', isUnreadOnly: true });
  expect(chat.getSnapshot().found?.rows.map(({ id }) => id)).toEqual([20]);
  await chat.look(undefined);
  expect(chat.getSnapshot().found).toBeUndefined();
});
