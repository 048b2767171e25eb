import { historyPageSize } from '@tutor/rules/chat/chat-limits';
import { type ConversationLog, findGap, knowsSeq, quoteOf } from './conversation-log.ts';

/** Numbers of entries, both ends included. */
export interface Span {
  from: number;
  to: number;
}

/** Numbers of lines. */
interface TrimSizes {
  /** A log is trimmed that has more. */
  max: number;
  /** Stay on either side of each span. */
  around: number;
  /** Stay at the end, where it is followed. */
  tail: number;
}

export const trimSizes: TrimSizes = { max: 3_000, around: 400, tail: historyPageSize };

/** Places of lines in a log, both ends included. */
interface Part {
  first: number;
  last: number;
}

/**
 * Forgets lines far from all spans once there are many. Holes take their place and fill when they are scrolled to. The newest
 * page stays where the end is followed.
 */
export function trimLog(log: ConversationLog, spans: readonly Span[], sizes = trimSizes): ConversationLog {
  const count = log.ranges.reduce((sum, { kept }) => sum + kept.length, 0);
  // A gap that pushed entries have left is filled first: it would look like any other hole.
  if (count <= sizes.max || findGap(log) !== undefined) return log;
  const seqs = log.ranges.flatMap(({ kept }) => kept.map(({ entry }) => entry.seq));
  const parts = spans.map((span) => partAround(seqs, span, sizes.around));
  const isFollowed = log.followsFrom !== undefined;
  if (isFollowed) parts.push({ first: Math.max(0, count - sizes.tail), last: count - 1 });
  const wanted = joined(parts).map(({ first, last }) => ({
    // Operations and the beginning before the first line, and operations after the last one, have no line of their own.
    from: first === 0 ? 0 : (seqs[first] ?? 0),
    to: last === count - 1 ? log.upTo : (seqs[last] ?? 0),
  }));
  const ranges = log.ranges.flatMap((range) => wanted.flatMap((span) => within(range, span)));
  return withoutUnused({ ...log, ranges, followsFrom: isFollowed ? log.upTo : undefined }, log);
}

/** The lines of a span with those around it. */
function partAround(seqs: readonly number[], { from, to }: Span, around: number): Part {
  const at = (seq: number): number => {
    const index = seqs.findIndex((one) => one >= seq);
    return index === -1 ? seqs.length - 1 : index;
  };
  return {
    first: Math.max(0, at(from) - around),
    last: Math.min(seqs.length - 1, at(to) + around),
  };
}

/** In order, each apart from the next by a line at least. */
function joined(parts: readonly Part[]): Part[] {
  const apart: Part[] = [];
  for (const part of [...parts].sort((a, b) => a.first - b.first)) {
    const before = apart.at(-1);
    if (before === undefined || part.first > before.last + 1) apart.push({ ...part });
    else before.last = Math.max(before.last, part.last);
  }
  return apart;
}

function within(range: ConversationLog['ranges'][number], span: Span): ConversationLog['ranges'] {
  const from = Math.max(range.from, span.from);
  const to = Math.min(range.to, span.to);
  if (from > to) return [];
  return [{ from, to, kept: range.kept.filter(({ entry }) => entry.seq >= from && entry.seq <= to) }];
}

/** Forgets quotes that no line needs, and operations that come again with the numbers of which nothing is known any more. */
function withoutUnused(log: ConversationLog, before: ConversationLog): ConversationLog {
  const quoted = new Set(log.ranges.flatMap(({ kept }) => kept.map(({ entry }) => quoteOf(entry) ?? 0)));
  const quotes = new Map([...before.quotes].filter(([seq]) => quoted.has(seq)));
  for (const { kept } of before.ranges) {
    for (const { entry, readAt } of kept) {
      if (quoted.has(entry.seq) && !knowsSeq(log, entry.seq)) quotes.set(entry.seq, { entry, readAt });
    }
  }
  const isUsed = (target: number): boolean => quoted.has(target) || knowsSeq(log, target);
  const operations = new Map(
    [...before.operations].filter(([target, list]) => isUsed(target) || list.some(({ seq }) => knowsSeq(log, seq))),
  );
  return { ...log, quotes, operations };
}
