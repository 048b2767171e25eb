import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterBulkReads,
  isCompulsory,
  isCoveredBy,
  mayMarkUnread,
  mergeBulkReads,
  type Readable,
  waitsForAnswer,
} from './bulk-read.ts';
import type { BulkRead } from './message.ts';
import { messageKinds, messageSources } from './message-kinds.ts';

const unread: Readable = { kind: 'notice', source: 'system', remind: false, isRead: false, seq: 5 };
const bulk = (seq: number, upTo: number, change: Partial<BulkRead> = {}): BulkRead => ({
  seq,
  upTo,
  kind: null,
  source: null,
  undoneSeq: null,
  ...change,
});

describe('a message that waits for its own answer', () => {
  it.each([
    { change: {}, waits: false },
    { change: { remind: true }, waits: false },
    { change: { kind: 'warning' as const }, waits: false },
    { change: { kind: 'warning' as const, remind: true }, waits: true },
    { change: { source: 'class' as const }, waits: true },
    { change: { source: 'absence' as const }, waits: true },
    { change: { source: 'moodle' as const }, waits: false },
    { change: { source: 'paypal' as const, remind: true }, waits: false },
  ])('$change: $waits', ({ change, waits }) => {
    const message = { ...unread, ...change };
    expect(waitsForAnswer(message)).toBe(waits);
    expect(isCoveredBy(message, { upTo: 9, kind: null, source: null })).toBe(!waits);
    const read = { ...message, isRead: true };
    expect(waitsForAnswer(read)).toBe(false);
    expect(mayMarkUnread(read)).toBe(!waits);
    expect(mayMarkUnread(message)).toBe(false);
  });

  it('is compulsory only as a warning that reminds', () => {
    for (const kind of messageKinds) {
      for (const remind of [true, false]) {
        expect(isCompulsory({ kind, remind })).toBe(kind === 'warning' && remind);
      }
    }
  });
});

describe('marking all as read', () => {
  it.each([
    { upTo: 4, isRead: false },
    { upTo: 5, isRead: true },
    { upTo: 6, isRead: true },
  ])('with the watermark $upTo leaves a message of 5 read: $isRead', ({ upTo, isRead }) => {
    expect(afterBulkReads(unread, [bulk(7, upTo)])).toEqual(isRead ? { ...unread, isRead: true, seq: 7 } : unread);
  });

  it('of one kind or source leaves the others', () => {
    expect(afterBulkReads(unread, [bulk(7, 6, { kind: 'remind' }), bulk(8, 7, { source: 'moodle' })])).toBe(unread);
    expect(afterBulkReads(unread, [bulk(7, 6, { kind: 'notice' })]).isRead).toBe(true);
    expect(afterBulkReads(unread, [bulk(7, 6, { source: 'system' })]).isRead).toBe(true);
  });

  it('leaves a message that was marked as unread since', () => {
    expect(afterBulkReads({ ...unread, seq: 8 }, [bulk(7, 6)]).isRead).toBe(false);
  });

  it('taken back, only what it made read is unread again', () => {
    const undone = [bulk(7, 6, { undoneSeq: 9 })];
    expect(afterBulkReads(unread, undone)).toEqual({ ...unread, seq: 9 });
    expect(afterBulkReads({ ...unread, isRead: true, seq: 6 }, undone).isRead).toBe(true);
    expect(afterBulkReads({ ...unread, isRead: true, seq: 8 }, undone).isRead).toBe(true);
  });

  it('arrives merged by number, and one that was taken back stays so', () => {
    const first = mergeBulkReads([bulk(9, 8)], [bulk(7, 6, { undoneSeq: 10 })]);
    expect(first.map(({ seq }) => seq)).toEqual([7, 9]);
    expect(mergeBulkReads(first, [bulk(7, 6)])).toEqual(first);
  });
});

type Change =
  | { do: 'send' | 'read' | 'unread'; at: number }
  | { do: 'bulk'; age: number; kind: BulkRead['kind']; source: BulkRead['source'] }
  | { do: 'undo'; at: number };

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ do: fc.constantFrom('send' as const, 'read' as const, 'unread' as const), at: fc.nat(6) }),
  fc.record({
    do: fc.constant('bulk' as const),
    age: fc.nat(4),
    kind: fc.constantFrom(null, ...messageKinds),
    source: fc.constantFrom(null, ...messageSources),
  }),
  fc.record({ do: fc.constant('undo' as const), at: fc.nat(3) }),
);

/** The service: each message with its state, its own last change and the last mark that made it read. */
function play(changes: readonly Change[]) {
  const rows: (Readable & { own: Readable; shown: Readable[] })[] = [];
  const bulks: BulkRead[] = [];
  let seq = 0;
  for (const step of changes) {
    seq += 1;
    if (step.do === 'send') {
      const own: Readable = {
        kind: messageKinds[step.at % 4] ?? 'notice',
        source: messageSources[step.at % 7] ?? 'system',
        remind: step.at % 2 === 0,
        isRead: false,
        seq,
      };
      rows.push({ ...own, own, shown: [] });
    } else if (step.do === 'bulk') {
      const mark = bulk(seq, Math.max(0, seq - 1 - step.age), { kind: step.kind, source: step.source });
      bulks.push(mark);
      for (const row of rows) if (isCoveredBy(row, mark)) Object.assign(row, { isRead: true, seq });
    } else if (step.do === 'undo') {
      const mark = bulks[step.at];
      if (mark === undefined || mark.undoneSeq !== null) continue;
      mark.undoneSeq = seq;
      for (const row of rows) if (row.isRead && row.seq === mark.seq) Object.assign(row, { isRead: false, seq });
    } else {
      const row = rows[step.at];
      const isRead = step.do === 'read';
      if (row === undefined || row.isRead === isRead) continue;
      Object.assign(row, { isRead, seq });
      row.own = state(row);
      // What was fetched before is replaced by the pushed change.
      row.shown = [];
    }
    for (const row of rows) row.shown.push(state(row));
  }
  return { rows, bulks };
}

const state = ({ kind, source, remind, isRead, seq }: Readable): Readable => ({ kind, source, remind, isRead, seq });

describe('whenever a message was fetched', () => {
  it('the marks bring it to what the service has', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const { rows, bulks } = play(changes);
        for (const row of rows) {
          for (const version of [row.own, ...row.shown]) {
            expect(afterBulkReads(version, bulks)).toEqual(state(row));
          }
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('playing the marks again changes nothing', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const { rows, bulks } = play(changes);
        for (const { own } of rows) {
          const once = afterBulkReads(own, bulks);
          expect(afterBulkReads(once, bulks)).toEqual(once);
        }
      }),
    );
  });
});
