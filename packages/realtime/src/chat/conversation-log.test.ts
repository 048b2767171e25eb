import type { WireEntry } from '@tutor/rules/chat/chat-entry';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type ConversationLog,
  emptyLog,
  findGap,
  holesOf,
  logItems,
  mergePage,
  mergePushed,
  mergeQuotes,
  missingQuotes,
  unreadIn,
} from './conversation-log.ts';
import { trimLog } from './trim-log.ts';

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

const sizes = { max: 8, around: 2, tail: 3 };

/** Numbers of the lines that are shown. */
function seqsOf(log: ConversationLog): number[] {
  return logItems(log).flatMap((item) => (item.kind === 'line' ? [item.seq] : []));
}

/** Trims, and checks that nothing went that is in view, near it, or at the end. */
function trimmed(log: ConversationLog, span: { from: number; to: number }): ConversationLog {
  const after = trimLog(log, [span], sizes);
  const before = seqsOf(log);
  const inView = before.filter((seq) => span.from <= seq && seq <= span.to);
  expect(seqsOf(after)).toEqual(expect.arrayContaining(inView));
  // What was there of quotes still is, when lines are folded anew.
  const missing = missingQuotes(mergeQuotes(after, [], 0));
  expect(missingQuotes(mergeQuotes(log, [], 0))).toEqual(expect.arrayContaining(missing));
  if (log.followsFrom !== undefined) {
    expect(seqsOf(after).slice(-sizes.tail)).toEqual(before.slice(-sizes.tail));
    expect(findGap(after)).toEqual(findGap(log));
  }
  if (before.length > sizes.max && findGap(log) === undefined) {
    expect(seqsOf(after).length).toBeLessThanOrEqual(inView.length + 2 * sizes.around + sizes.tail + 1);
  }
  return after;
}

/** What is known by pages and pushes in whatever order, against a fold of the service's log. */
it('shows each line as a fold of the log by number, in whatever order pages and pushes come and it is trimmed', () => {
  fc.assert(
    fc.property(
      fc.array(saying, { minLength: 1, maxLength: 40 }),
      fc.array(
        fc.tuple(fc.constantFrom('push', 'page', 'before', 'after', 'trim'), fc.nat(60), fc.nat(60), fc.nat(60)),
      ),
      (sayings, steps) => {
        const service = new Service();
        for (const one of sayings) say(service, one);
        const last = service.entries.length;
        const middle = Math.ceil(last / 2);
        let log: ConversationLog = mergePage(emptyLog(10), {}, service.page(middle, middle, middle));
        // Answers that were read when less had been said come late.
        for (const [kind, a, b, c] of steps) {
          const upTo = (c % last) + 1;
          const from = (a % upTo) + 1;
          const to = Math.min(upTo, from + (b % 10));
          if (kind === 'push') log = mergePushed(log, service.page(from, to, to).Entries);
          if (kind === 'page') log = mergePage(log, { Around: from }, service.page(from, to, upTo));
          if (kind === 'before') log = mergePage(log, { Before: to + 1 }, service.page(from, to, upTo));
          if (kind === 'trim') log = trimmed(log, { from, to });
          if (kind === 'after') log = mergePage(log, { After: from - 1 }, service.page(from, to, upTo));
        }
        log = mergePushed(log, service.page(last, last, last).Entries);
        // At last all holes are read as of now, by pages from either side.
        for (let page = 0; holesOf(log).length > 0 || (log.ranges[0]?.from ?? 0) > 1; page += 1) {
          const [hole] = holesOf(log);
          const to = hole?.to ?? (log.ranges[0]?.from ?? 1) - 1;
          const from = hole?.from ?? 1;
          log =
            page % 2 === 0
              ? mergePage(log, { Before: to + 1 }, service.page(Math.max(from, to - 4), to, last))
              : mergePage(log, { After: from - 1 }, service.page(from, Math.min(to, from + 4), last));
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

it('is trimmed as it is followed, and is whole again where its holes fill', () => {
  fc.assert(
    fc.property(
      fc.array(saying, { minLength: 20, maxLength: 60 }),
      fc.array(fc.nat(60), { minLength: 1 }),
      (sayings, views) => {
        const service = new Service();
        for (const one of sayings) say(service, one);
        const last = service.entries.length;
        let log: ConversationLog = mergePage(emptyLog(10), {}, service.page(1, 10, 10));
        for (let seq = 11; seq <= last; seq += 1) {
          log = mergePushed(log, [service.entry(seq, seq)]);
          const from = ((views[seq % views.length] ?? 0) % seq) + 1;
          log = trimmed(log, { from, to: from + 2 });
          const shown = new Set(seqsOf(log));
          const changes = [...log.operations].filter(([target]) => !shown.has(target));
          expect(changes.length, 'changes of messages that are forgotten').toBeLessThan(sizes.max + 2 * sizes.tail);
        }
        for (let hole = holesOf(log)[0]; hole !== undefined; [hole] = holesOf(log)) {
          const to = Math.min(hole.to, hole.from + 4);
          log = mergePage(log, { After: hole.from - 1 }, service.page(hole.from, to, last));
        }
        const { from = 1 } = log.ranges[0] ?? {};
        expect(logItems(log).map((item) => (item.kind === 'line' ? known(item.entry) : item))).toEqual(
          service.entries
            .map((_, index) => service.entry(index + 1, last))
            .filter(({ seq, kind }) => seq >= from && kind !== 'recall' && kind !== 'reaction')
            .map(known),
        );
      },
    ),
    { numRuns: 300 },
  );
});

it('changes a message by what is known, though its page was read before and it was trimmed meanwhile', () => {
  const service = new Service();
  for (let seq = 1; seq <= 20; seq += 1) service.add({ kind: 'text', sender: 2, quote: undefined });
  const whole = mergePage(emptyLog(10), {}, service.page(1, 20, 20));
  const underway = service.page(1, 15, 20);
  service.add({ kind: 'reaction', sender: 3, target: 3, emoji: '👍', isOn: true });
  const log = trimLog(mergePushed(whole, [service.entry(21, 21)]), [{ from: 19, to: 20 }], sizes);
  expect(seqsOf(log)[0]).toBe(17);
  const [, , third] = logItems(mergePage(log, { Before: 16 }, underway));
  expect(third).toMatchObject({ seq: 3, entry: { reactions: [{ emoji: '👍', people: [3] }] } });
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
