import { minutes, seconds } from '@tutor/rules/time/durations';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChatBrowser, shownTexts } from '../../testing/chat-tab.ts';
import { FakeChatServer } from '../../testing/fake-chat-server.ts';

const me = 1;
const student = 2;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 26, 8) });
});
afterEach(() => vi.useRealTimers());

/** Anything that may come over a line, with the words of the protocol in it. */
const words = fc.constantFrom(
  '__proto__',
  'constructor',
  'conversationId',
  'entries',
  'Entries',
  'Rows',
  'seq',
  'kind',
  'recall',
  'text',
  '<img src=x onerror=alert(1)>',
  '\u202e',
);
const leaf = fc.oneof(
  fc.anything({ maxDepth: 1 }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 0.5, 2 ** 60, 10, '10', null, undefined, true, ''),
  words,
);
const anything = fc.letrec((tie) => ({
  value: fc.oneof(leaf, fc.array(tie('value'), { maxLength: 3 }), fc.dictionary(words, tie('value'), { maxKeys: 4 })),
})).value;

const eventName = fc.oneof(
  fc.constantFrom('ChatEntries', 'ChatEntries', 'ChatRead', 'ChatTyping', 'ChatChanged', 'JoinedChat', 'ChatGap'),
  fc.constantFrom('toString', '__proto__', 'GetTutorSysMsg', ''),
);

/** Replaces one member of what was said in truth, at any depth. */
function spoil(value: unknown, path: readonly number[], other: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined || typeof value !== 'object' || value === null) return other;
  if (Array.isArray(value))
    return value.map((one, index) => (index === first % value.length ? spoil(one, rest, other) : one));
  const keys = Object.keys(value);
  const key = keys[first % Math.max(1, keys.length)];
  return key === undefined ? other : { ...value, [key]: spoil(Reflect.get(value, key), rest, other) };
}

it('5,000 events that are not as they should be hurt nobody', async () => {
  const server = new FakeChatServer();
  server.addConversation(10, [me, student]);
  server.say(10, student, 'one');
  const { chat } = new ChatBrowser(server, me).openTab();
  await vi.advanceTimersByTimeAsync(1);
  await chat.openConversation(10);
  const entry = {
    conversationId: 10,
    seq: 2,
    at: '2026-11-26T08:00:00Z',
    sender: 2,
    kind: 'text',
    body: { text: 'x' },
  };
  const path = fc.array(fc.nat(9), { minLength: 1, maxLength: 5 });
  // Of a right form and of no truth: what they claim is asked after, and forgotten.
  const lies = fc.record({ seq: fc.integer({ min: 3, max: 2 ** 40 }), conversationId: fc.constantFrom(10, 11) });
  await fc.assert(
    fc.asyncProperty(eventName, anything, path, lies, fc.nat(2), async (name, value, where, lie, kind) => {
      const payload =
        kind === 0
          ? value
          : kind === 1
            ? spoil({ conversationId: 10, personId: student, readSeq: 0, entries: [entry] }, where, value)
            : { conversationId: lie.conversationId, entries: [{ ...entry, ...lie }] };
      if (!isJoinOfAnother(name, payload)) server.tell(me, name, payload);
      await vi.advanceTimersByTimeAsync(1);
    }),
    { numRuns: 5_000 },
  );
  server.drop();
  await vi.advanceTimersByTimeAsync(minutes(2));
  server.say(10, student, 'two');
  expect(shownTexts(chat, 10)).toEqual(['one', 'two']);
  expect(chat.getSnapshot()).toMatchObject({ connection: { status: 'live' }, totalUnread: 2 });
  expect(chat.getSnapshot().rows.map(({ id, unread }) => [id, unread])).toEqual([[10, 2]]);
  expect(Object.getPrototypeOf({})).toBe(Object.prototype);
}, 60_000);

/** A hub that says in good form that somebody else has joined ends the session, as it should. */
function isJoinOfAnother(name: string, payload: unknown): boolean {
  return name === 'JoinedChat' && Number.isInteger((payload as { personId?: unknown } | null)?.personId);
}

/** An empty page is what a log with nothing in it sends: no reader can tell that it is not true. */
function isOfRightForm(reply: unknown): boolean {
  const { Entries } = (reply ?? {}) as { Entries?: unknown };
  return Array.isArray(Entries) && Entries.length === 0;
}

it('replies that are not as they should be hurt nobody, and are asked for again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.array(fc.nat(9), { maxLength: 4 }), anything), { minLength: 1, maxLength: 12 }),
      async (spoils) => {
        vi.clearAllTimers();
        const server = new FakeChatServer();
        for (const id of [10, 20, 30, 40, 50, 60]) server.addConversation(id, [me, student]);
        for (const text of ['one', 'two']) server.say(10, student, text);
        let next = 0;
        server.garble = (reply) => {
          const [where, value] = spoils[next] ?? [];
          next += 1;
          if (where === undefined) return reply;
          const spoiled = spoil(reply, where, typeof value === 'object' ? value : { value });
          return isOfRightForm(spoiled) ? {} : spoiled;
        };
        const { chat } = new ChatBrowser(server, me).openTab();
        await vi.advanceTimersByTimeAsync(1);
        void chat.openConversation(10).catch(() => {});
        void chat.send(10, 'mine').catch(() => {});
        chat.markSeen(10, 1);
        void chat.loadOlder(10).catch(() => {});
        await vi.advanceTimersByTimeAsync(seconds(20));
        next = spoils.length;
        server.drop();
        await vi.advanceTimersByTimeAsync(minutes(2));
        await chat.openConversation(10);
        // A body that could not be read stays so until the conversation is read anew.
        expect(shownTexts(chat, 10)).toHaveLength(3);
        expect(['mine', '[unknown]']).toContain(shownTexts(chat, 10).at(-1));
        await chat.openConversation(20);
        for (const id of [30, 40, 50, 60]) await chat.openConversation(id);
        await chat.openConversation(10);
        expect(shownTexts(chat, 10)).toEqual(['one', 'two', 'mine']);
        expect(chat.getSnapshot().totalUnread).toBe(server.totalUnread(me));
        chat.stop();
      },
    ),
    { numRuns: 400 },
  );
}, 120_000);
