import { minutes } from '@tutor/rules/time/durations';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChatBrowser, type ChatTab } from '../../testing/chat-tab.ts';
import { FakeChatServer } from '../../testing/fake-chat-server.ts';
import type { ChatClient } from './chat-client.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 26, 8) });
});
afterEach(() => {
  vi.useRealTimers();
});

const me = 1;
const others = [2, 3] as const;
const conversations = [10, 20, 30] as const;
const emojis = ['👍', '🎉'] as const;

/** What happens: `at` picks the tab, the conversation, the message or the event; `ms` how long something takes. */
const step = fc.record({
  do: fc.constantFrom(
    'send',
    'send',
    'sendQuote',
    'recall',
    'react',
    'see',
    'see',
    'open',
    'close',
    'older',
    'newer',
    'jump',
    'mute',
    'discard',
    'theySay',
    'theySay',
    'theySay',
    'theyMention',
    'theyQuote',
    'theyRecall',
    'theyReact',
    'theyRead',
    'readElsewhere',
    'pinElsewhere',
    'leave',
    'join',
    'deliver',
    'deliver',
    'deliver',
    'deliver',
    'duplicate',
    'lose',
    'drop',
    'refuse',
    'accept',
    'failCalls',
    'loseReplies',
    'tooFast',
    'healCalls',
    'slowCalls',
    'gap',
    'reload',
    'clock',
    'visible',
    'wait',
  ),
  at: fc.nat(60),
  ms: fc.nat(6_000),
});

/** What may never be on any screen, whatever comes. */
function whatIsWrong(chat: ChatClient): string[] {
  const wrong: string[] = [];
  const { rows, totalUnread } = chat.getSnapshot();
  if (totalUnread < 0 || rows.some(({ unread }) => unread < 0)) wrong.push('a count below zero');
  for (const id of conversations) {
    const items = chat.getConversation(id)?.items ?? [];
    const keys = items.flatMap((item) =>
      item.kind === 'line' ? (item.entry.clientId ?? []) : item.kind === 'own' ? item.key : [],
    );
    if (new Set(keys).size !== keys.length) wrong.push('a line twice');
    let last = 0;
    for (const item of items) {
      if (item.kind === 'own') last = Number.POSITIVE_INFINITY;
      else {
        const [from, to] = item.kind === 'line' ? [item.seq, item.seq] : [item.from, item.to];
        if (from <= last || to < from) wrong.push('a line out of order');
        last = to;
      }
    }
  }
  return wrong;
}

// The same scripts at each run; MODEL_RUNS asks for so many others.
const runs = process.env.MODEL_RUNS;
const given = runs === undefined ? { numRuns: 500, seed: 26 } : { numRuns: Number(runs) };

it.each([
  { tabCount: 1, share: 0.7 },
  { tabCount: 2, share: 0.3 },
])(
  'whatever is reordered, doubled, lost, late or cut off, $tabCount tab(s) end with what the service says',
  async ({ tabCount, share }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), fc.boolean(), async (script, isReadLate) => {
        vi.clearAllTimers();
        vi.setSystemTime(Date.UTC(2026, 10, 26, 8));
        const server = new FakeChatServer();
        for (const id of conversations) server.addConversation(id, [me, ...others], 'group');
        server.say(10, 2, 'before');
        server.holdsEvents = true;
        server.isReadLate = isReadLate;
        const browser = new ChatBrowser(server, me);
        const wrong: string[] = [];
        const openTab = (): ChatTab => {
          const opened = browser.openTab();
          opened.chat.subscribe(() => wrong.push(...whatIsWrong(opened.chat)));
          void opened.chat.openConversation(10).catch(() => {});
          return opened;
        };
        const tabs = Array.from({ length: tabCount }, openTab);
        /** Texts in the order in which they were written, by tab and conversation. */
        const written = new Map<string, string[]>();
        const discarded = new Set<string>();
        let texts = 0;

        for (const { do: action, at, ms } of script) {
          const index = at % tabs.length;
          const { tab, chat } = tabs[index] ?? openTab();
          const id = conversations[Math.floor(at / 2) % conversations.length] ?? 10;
          const other = others[at % others.length] ?? 2;
          const log = server.conversations.get(id)?.log ?? [];
          const seq = (at % Math.max(1, log.length)) + 1;
          const ignore = (promise: Promise<unknown>): void => void promise.catch(() => {});
          if (action === 'send' || action === 'sendQuote') {
            texts += 1;
            const text = `own ${texts}`;
            const name = `${tab.environment.tabId}:${id}`;
            written.set(name, [...(written.get(name) ?? []), text]);
            ignore(chat.send(id, text, action === 'send' ? {} : quotable(server, id, at)));
          }
          if (action === 'recall') ignore(chat.recall(id, seq));
          if (action === 'react') ignore(chat.react(id, seq, emojis[at % 2] ?? '👍', at % 3 > 0));
          if (action === 'see') chat.markSeen(id, seq);
          if (action === 'open') ignore(chat.openConversation(id));
          if (action === 'close') chat.closeConversation();
          if (action === 'older') ignore(chat.loadOlder(id));
          if (action === 'newer') ignore(chat.loadNewer(id));
          if (action === 'jump') ignore(chat.jumpTo(id, seq));
          if (action === 'mute') ignore(chat.mute(id, at % 2 === 0));
          const pending = chat.getConversation(id)?.items.find((item) => item.kind === 'own');
          if (action === 'discard' && pending?.kind === 'own') {
            discarded.add(pending.payload.text ?? '');
            ignore(chat.discard(pending.key));
          }
          if (action === 'theySay')
            for (let line = 0; line <= at % 3; line += 1) server.say(id, other, `their ${line}`);
          if (action === 'theyMention') server.say(id, other, 'you', { mentions: [me] });
          if (action === 'theyQuote') server.say(id, other, 'quote', quotable(server, id, at));
          if (action === 'theyRecall') server.recall(id, other, seq);
          if (action === 'theyReact') server.react(id, other, seq, emojis[at % 2] ?? '👍', at % 3 > 0);
          if (action === 'theyRead') server.read(id, other, seq);
          const isMember = server.conversations.get(id)?.members.has(me);
          if (action === 'readElsewhere' && isMember) server.read(id, me, seq);
          if (action === 'pinElsewhere' && isMember) server.mark(id, me, { isPinned: at % 2 === 0 });
          if (action === 'leave' && isMember && at % 4 === 0) server.leave(id, me);
          if (action === 'join') server.join(id, me);
          const held = server.pending.length === 0 ? 0 : at % server.pending.length;
          if (action === 'deliver') server.deliver(at % 5 === 0 ? held : 0);
          if (action === 'duplicate') server.pending.push(...server.pending.slice(held, held + 1));
          if (action === 'lose') server.pending.splice(held, 1);
          if (action === 'drop') server.drop();
          if (action === 'refuse') server.isRefusing = true;
          if (action === 'accept') server.isRefusing = false;
          if (action === 'failCalls') server.callFault = () => 'fail';
          if (action === 'loseReplies') server.callFault = () => 'loseReply';
          if (action === 'tooFast') server.callFault = (name) => (name === 'send' ? 'tooFast' : undefined);
          if (action === 'healCalls') server.callFault = () => undefined;
          if (action === 'slowCalls') server.delayMs = () => ms;
          if (action === 'gap') server.tell(me, 'ChatGap', {});
          if (action === 'clock') vi.setSystemTime(Date.now() + (at % 2 === 0 ? minutes(10) : -minutes(10)));
          if (action === 'visible') tab.setVisible(true);
          if (action === 'reload') {
            tab.kill();
            chat.stop();
            tabs[index] = openTab();
          }
          await vi.advanceTimersByTimeAsync(action === 'wait' ? ms : 1);
        }

        // All is well again: what is on its way arrives late, and the connection starts anew once.
        server.isRefusing = false;
        server.callFault = () => undefined;
        server.delayMs = () => 0;
        server.holdsEvents = false;
        for (const id of conversations) server.join(id, me);
        while (server.pending.length > 0) server.deliver(server.pending.length - 1);
        server.drop();
        for (const { chat } of tabs) chat.retryConnection();
        await vi.advanceTimersByTimeAsync(minutes(2));

        for (const { chat } of tabs) {
          const { rows, totalUnread, connection } = chat.getSnapshot();
          expect(connection).toEqual({ status: 'live' });
          // Of one's own message the list says 'You'.
          const asListed = ({ lastSenderName, version: _, last, ...row }: (typeof rows)[number]) => ({
            ...row,
            last: last?.seq,
            lastSenderName: last?.sender === me ? null : lastSenderName,
          });
          expect(rows.map(asListed)).toEqual(server.rows(me).map(asListed));
          expect(totalUnread).toBe(server.totalUnread(me));
          const { openId } = chat.getSnapshot();
          if (openId === undefined) continue;
          expect(chat.getConversation(openId)?.status).toBe('ready');
          await chat.jumpTo(openId, 'end');
          while (chat.getConversation(openId)?.hasNewer) await chat.loadNewer(openId);
          const items = chat.getConversation(openId)?.items ?? [];
          const { fromSeq = 0 } = server.conversations.get(openId)?.members.get(me) ?? {};
          const shown = server.shown(openId).filter(({ seq }) => seq > fromSeq);
          // Where one has jumped a hole may stay; what was missed leaves none.
          const known = items.flatMap((item) => (item.kind === 'line' ? [item] : []));
          expect(known.map(({ entry }) => asShown(entry))).toEqual(
            shown.filter(({ seq }) => known.some((line) => line.seq === seq)).map(asShown),
          );
          const lastHole = items.findLast((item) => item.kind === 'hole');
          expect(known.at(-1)?.seq ?? 0).toBe(shown.at(-1)?.seq ?? 0);
          if (!script.some(({ do: action }) => action === 'jump')) expect(lastHole).toBeUndefined();
          for (const { entry, quoted } of known) {
            const quote = entry.kind === 'text' ? entry.body.quote : undefined;
            if (quote != null) expect(quoted?.kind).toBe(shown.find(({ seq }) => seq === quote)?.kind);
          }
        }
        for (const [name, own] of written) {
          const id = Number(name.split(':')[1]);
          const stored = (server.conversations.get(id)?.log ?? []).flatMap(({ sender, clientId, body }) =>
            sender === me && clientId !== null ? [(body as { text?: string } | null)?.text ?? ''] : [],
          );
          // One that was taken back while it was on its way may arrive late.
          const mine = stored.filter((text) => own.includes(text) && !discarded.has(text));
          expect(mine, 'each once, in the order of writing').toEqual(own.filter((text) => mine.includes(text)));
        }
        expect(wrong).toEqual([]);
        for (const { chat } of tabs) chat.stop();
        await vi.advanceTimersByTimeAsync(1_000);
        expect(server.connected.size).toBe(0);
      }),
      { ...given, numRuns: share * given.numRuns },
    );
  },
  300_000,
);

/** Quotes one of the messages, where there is one. */
function quotable(server: FakeChatServer, id: number, at: number): { quote?: number } {
  const shown = server.shown(id);
  const quoted = shown[at % Math.max(1, shown.length)];
  return quoted === undefined ? {} : { quote: quoted.seq };
}

function asShown({
  seq,
  kind,
  sender,
  clientId,
  reactions,
}: {
  seq: number;
  kind: string;
  sender: number | null;
  clientId: string | null;
  reactions: readonly { emoji: string; people: readonly number[] }[];
}) {
  const byEmoji = reactions.map(({ emoji, people }) => `${emoji} ${[...people].sort((a, b) => a - b)}`).sort();
  return { seq, kind, sender, clientId, reactions: kind === 'recalled' ? [] : byEmoji };
}
