import type { WireEntry } from '@tutor/rules/chat/chat-entry';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type ConversationLog,
  emptyLog,
  holesOf,
  logItems,
  mergePage,
  mergePushed,
  missingQuotes,
  unreadIn,
} from './conversation-log.ts';

const people = [1, 2, 3] as const;
const emojis = ['👍', '🎉'] as const;

type Said =
  | { kind: 'text'; sender: number; quote: number | undefined }
  | { kind: 'people'; sender: number }
  | { kind: 'recall'; sender: number; target: number }
  | { kind: 'reaction'; sender: number; target: number; emoji: string; isOn: boolean };

/** A log as the service keeps it, with each number as it stood when a number was the last one. */
class Service {
  readonly entries: Said[] = [];

  add(said: Said): void {
    this.entries.push(said);
  }

  private recalledAt(seq: number, upTo: number): boolean {
    return this.entries.slice(0, upTo).some((said) => said.kind === 'recall' && said.target === seq);
  }

  entry(seq: number, upTo: number): WireEntry {
    const said = this.entries[seq - 1];
    if (said === undefined) throw new Error('there is no such entry');
    const isRecalled = this.recalledAt(seq, upTo);
    return {
      conversationId: 10,
      seq,
      at: new Date(Date.UTC(2026, 10, 26) + seq * 1_000).toISOString(),
      sender: said.sender,
      clientId: `key ${seq}`,
      kind: isRecalled ? 'recalled' : said.kind,
      body: isRecalled ? null : bodyOf(said, seq),
      reactions: isRecalled ? [] : this.reactions(seq, upTo),
    };
  }

  reactions(seq: number, upTo: number) {
    const now = new Map<string, number[]>();
    for (const said of this.entries.slice(0, upTo)) {
      if (said.kind !== 'reaction' || said.target !== seq) continue;
      const others = (now.get(said.emoji) ?? []).filter((person) => person !== said.sender);
      now.set(said.emoji, said.isOn ? [...others, said.sender] : others);
    }
    return [...now].filter(([, who]) => who.length > 0).map(([emoji, who]) => ({ emoji, people: who }));
  }

  page(from: number, to: number, upTo: number) {
    const seqs = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
    const quoted = seqs.flatMap((seq) => quoteOf(this.entries[seq - 1]) ?? []).filter((seq) => seq < from || seq > to);
    return {
      Entries: seqs.map((seq) => this.entry(seq, upTo)),
      HasBefore: from > 1,
      HasAfter: to < upTo,
      UpTo: upTo,
      Quoted: [...new Set(quoted)].map((seq) => this.entry(seq, upTo)),
    };
  }
}

function quoteOf(said: Said | undefined): number | undefined {
  return said?.kind === 'text' ? said.quote : undefined;
}

function bodyOf(said: Said, seq: number): unknown {
  switch (said.kind) {
    case 'text':
      return { text: `text ${seq}`, quote: said.quote ?? null, mentions: [], mentionsAll: false };
    case 'people':
      return { action: 'joined', people: [{ id: said.sender, name: 'Somebody' }] };
    case 'recall':
      return { target: said.target };
    case 'reaction':
      return { target: said.target, emoji: said.emoji, isOn: said.isOn };
  }
}

const saying = fc.record({
  kind: fc.constantFrom('text', 'text', 'text', 'people', 'recall', 'reaction', 'reaction' as const),
  sender: fc.constantFrom(...people),
  at: fc.nat(100),
});

function say(service: Service, { kind, sender, at }: { kind: string; sender: number; at: number }): void {
  const texts = service.entries.flatMap((said, index) => (said.kind === 'text' ? [index + 1] : []));
  const target = texts[at % Math.max(1, texts.length)];
  if (kind === 'people') service.add({ kind, sender });
  else if (kind === 'text' || target === undefined)
    service.add({ kind: 'text', sender, quote: at % 3 === 0 ? target : undefined });
  else if (kind === 'recall') service.add({ kind, sender, target });
  else service.add({ kind: 'reaction', sender, target, emoji: emojis[at % 2] ?? '👍', isOn: at % 3 > 0 });
}

/** What is known by pages and pushes in whatever order, against a fold of the service's log. */
it('shows each line as a fold of the log by number, in whatever order pages and pushes come', () => {
  fc.assert(
    fc.property(
      fc.array(saying, { minLength: 1, maxLength: 40 }),
      fc.array(fc.tuple(fc.constantFrom('push', 'page', 'before', 'after'), fc.nat(60), fc.nat(60), fc.nat(60))),
      (sayings, steps) => {
        const service = new Service();
        for (const one of sayings) say(service, one);
        const last = service.entries.length;
        let log: ConversationLog = mergePage(emptyLog(10), {}, service.page(last, last, last));
        // Answers that were read when less had been said come late.
        for (const [kind, a, b, c] of steps) {
          const upTo = (c % last) + 1;
          const from = (a % upTo) + 1;
          const to = Math.min(upTo, from + (b % 10));
          if (kind === 'push') log = mergePushed(log, service.page(from, to, to).Entries);
          if (kind === 'page') log = mergePage(log, { Around: from }, service.page(from, to, upTo));
          if (kind === 'before') log = mergePage(log, { Before: to + 1 }, service.page(from, to, upTo));
          if (kind === 'after') log = mergePage(log, { After: from - 1 }, service.page(from, to, upTo));
        }
        // At last all holes are read as of now.
        while (holesOf(log).length > 0 || (log.ranges[0]?.from ?? 0) > 1) {
          const [hole] = holesOf(log);
          const to = hole?.to ?? (log.ranges[0]?.from ?? 1) - 1;
          const from = hole?.from ?? 1;
          log = mergePage(log, { After: from - 1 }, service.page(from, to, last));
        }
        const expected = service.entries
          .map((_, index) => service.entry(index + 1, last))
          .filter(({ kind }) => kind !== 'recall' && kind !== 'reaction');
        const shown = logItems(log);
        expect(shown.map((item) => (item.kind === 'line' ? known(item.entry) : item))).toEqual(expected.map(known));
        for (const item of shown) {
          if (item.kind !== 'line') continue;
          const quote = item.entry.kind === 'text' ? item.entry.body.quote : undefined;
          expect(item.quoted?.kind).toBe(quote == null ? undefined : service.entry(quote, last).kind);
        }
        expect(missingQuotes(log)).toEqual([]);
        const unread = expected.filter(({ seq, kind, sender }) => seq > 3 && kind === 'text' && sender !== 1).length;
        if (last > 3) expect(unreadIn(log, 3, last, 1)?.unread).toBe(unread);
      },
    ),
    { numRuns: 1_000 },
  );
});

function known({ seq, kind, reactions }: Pick<WireEntry, 'seq' | 'kind' | 'reactions'>): unknown {
  const sorted = reactions.map(({ emoji, people: who }) => `${emoji} ${[...who].sort((a, b) => a - b)}`).sort();
  return { seq, kind, reactions: kind === 'recalled' ? [] : sorted };
}

it('keeps each line that has not changed, so that a screen draws no line twice', () => {
  const service = new Service();
  for (let index = 0; index < 5; index += 1) service.add({ kind: 'text', sender: 2, quote: undefined });
  const before = mergePage(emptyLog(10), {}, service.page(1, 5, 5));
  service.add({ kind: 'reaction', sender: 3, target: 2, emoji: '👍', isOn: true });
  const after = mergePushed(before, service.page(6, 6, 6).Entries);
  const isSame = logItems(before).map((line, index) => line === logItems(after)[index]);
  expect(isSame).toEqual([true, false, true, true, true]);
});
