import type { ChatEntry, Reactions, WireEntry } from '@tutor/rules/chat/chat-entry';
import { isOperationKind } from '@tutor/rules/chat/entry-kinds';
import { readEntry } from '@tutor/rules/chat/read-entry';
import type { EntriesAsked } from './chat-asks.ts';
import type { EntriesReply } from './chat-replies.ts';
import { type Unread, unreadOf } from './unread.ts';

/** An entry as it stands now, with what it quotes. */
export interface LogLine {
  kind: 'line';
  seq: number;
  /** Recalled where it was taken back; its reactions as they stand by all that is known. */
  entry: ChatEntry;
  /** The quoted message as it stands now; undefined where it quotes none, or one that has yet to be fetched. */
  quoted: ChatEntry | undefined;
}

/** Numbers of which nothing is known yet, both ends included. */
export interface LogHole {
  kind: 'hole';
  from: number;
  to: number;
}

/** An entry as it was read, and the number up to which operations are part of it. */
interface Reading {
  entry: ChatEntry;
  readAt: number;
}

interface Kept extends Reading {
  line: LogLine;
}

/** Numbers without a hole, both ends included; operations have no line. */
interface Range {
  from: number;
  to: number;
  kept: readonly Kept[];
}

type Operation = Extract<ChatEntry, { kind: 'recall' | 'reaction' }>;

/**
 * What is known of a conversation's log: ranges of numbers with holes between them. Everything shown is folded from it, in the
 * order of numbers, whatever the order in which it came.
 */
export interface ConversationLog {
  readonly conversationId: number;
  /** In order, without overlap, never adjacent. */
  readonly ranges: readonly Range[];
  /** The highest number that is known to exist. */
  readonly upTo: number;
  /** There is nothing to read up to this number. */
  readonly floor: number;
  /** Where the log ended when its end was first read; what is pushed is kept from then on. */
  readonly followsFrom: number | undefined;
  /** By the number of the message that they change; in order. */
  readonly operations: ReadonlyMap<number, readonly Operation[]>;
  /** Quoted messages outside of all ranges. */
  readonly quotes: ReadonlyMap<number, Reading>;
}

export function emptyLog(conversationId: number): ConversationLog {
  return {
    conversationId,
    ranges: [],
    upTo: 0,
    floor: 0,
    followsFrom: undefined,
    operations: new Map(),
    quotes: new Map(),
  };
}

/** A page that was asked for. */
export function mergePage(log: ConversationLog, asked: EntriesAsked, reply: EntriesReply): ConversationLog {
  const isAtBeginning = !reply.HasBefore && asked.After === undefined;
  const first = reply.Entries.length === 0 ? (asked.Before ?? 1) : Math.min(...reply.Entries.map(({ seq }) => seq));
  return withPage(isAtBeginning ? beginAfter(log, first - 1) : log, asked, reply);
}

function withPage(log: ConversationLog, asked: EntriesAsked, reply: EntriesReply): ConversationLog {
  const entries = ownEntries(log, reply.Entries);
  const covered = coveredBy(asked, reply, entries);
  const isAtEnd = !reply.HasAfter && asked.Before === undefined;
  const known: ConversationLog = {
    ...log,
    upTo: Math.max(log.upTo, reply.UpTo, covered?.to ?? 0),
    followsFrom: log.followsFrom ?? (isAtEnd ? covered?.to : undefined),
    quotes: withQuotes(log, reply.Quoted, reply.UpTo),
  };
  if (covered === undefined) return refolded(known);
  const readings = entries.map((entry) => ({ entry, readAt: reply.UpTo }));
  return refolded(withOperations(withRange(known, covered.from, covered.to, readings), entries));
}

/** The numbers of which a page has told everything. */
function coveredBy(
  { Before, After }: EntriesAsked,
  { HasAfter, UpTo }: EntriesReply,
  entries: readonly ChatEntry[],
): { from: number; to: number } | undefined {
  const first = entries[0]?.seq;
  const last = entries.at(-1)?.seq;
  if (first === undefined || last === undefined) {
    // Nothing was ever said to this reader: number 0, which no entry has, stands for the beginning.
    const isEmpty = Before === undefined && After === undefined && !HasAfter;
    return isEmpty ? { from: 0, to: UpTo } : undefined;
  }
  const from = After === undefined ? first : Math.min(first, After + 1);
  return { from, to: Before === undefined ? last : Math.max(last, Before - 1) };
}

/** Entries that the hub pushed, or that the answer to an own message brought. */
export function mergePushed(log: ConversationLog, pushed: readonly WireEntry[]): ConversationLog {
  const entries = ownEntries(log, pushed);
  const last = entries.at(-1);
  if (last === undefined) return log;
  let merged: ConversationLog = withOperations({ ...log, upTo: Math.max(log.upTo, last.seq) }, entries);
  if (log.followsFrom !== undefined) {
    for (const run of runsOf(entries)) {
      const readings = run.map((entry) => ({ entry, readAt: entry.seq }));
      merged = withRange(merged, run[0]?.seq ?? 0, run.at(-1)?.seq ?? 0, readings);
    }
  }
  // What comes late may be quoted by lines that are there already.
  if ((entries[0]?.seq ?? 0) <= (logEnds(log)?.to ?? 0)) return refolded(merged);
  const targets = entries.flatMap((entry) => (isOperation(entry) ? [entry.body.target] : []));
  return targets.length === 0 ? merged : refolded(merged, new Set(targets));
}

/** Quoted messages that were fetched for themselves. */
export function mergeQuotes(log: ConversationLog, entries: readonly WireEntry[], readAt: number): ConversationLog {
  return refolded({ ...log, quotes: withQuotes(log, entries, readAt) });
}

/** The service has taken a message back; its recall entry may still be on its way. */
export function markRecalled(log: ConversationLog, seq: number): ConversationLog {
  const recall = (reading: Reading): Reading => ({ ...reading, entry: recalled(reading.entry) });
  const reading = log.quotes.get(seq);
  const ranges = log.ranges.map((range) =>
    isWithin(range, seq)
      ? { ...range, kept: range.kept.map((kept) => (kept.line.seq === seq ? { ...kept, ...recall(kept) } : kept)) }
      : range,
  );
  const quotes = reading === undefined ? log.quotes : new Map(log.quotes).set(seq, recall(reading));
  return refolded({ ...log, ranges, quotes }, new Set([seq]));
}

/** What was said up to a number is not for this reader, who came later, or came again. */
export function beginAfter(log: ConversationLog, seq: number): ConversationLog {
  if (log.floor >= seq) return log;
  const ranges = log.ranges.flatMap((range) => {
    if (range.to < seq) return [];
    if (range.from > seq) return [range];
    // The number before the first one stays, and stands for the beginning.
    return [{ ...range, from: seq, kept: range.kept.filter(({ entry }) => entry.seq > seq) }];
  });
  const quotes = new Map([...log.quotes].filter(([quoted]) => quoted > seq));
  return refolded({ ...log, floor: seq, ranges, quotes });
}

/** The service has said that nothing lies beyond a number: what a push claimed to be there is forgotten. */
export function endAt(log: ConversationLog, seq: number): ConversationLog {
  if (log.upTo <= seq) return log;
  const ranges = log.ranges.flatMap((range) => {
    if (range.from > seq) return [];
    return range.to <= seq
      ? [range]
      : [{ ...range, to: seq, kept: range.kept.filter(({ entry }) => entry.seq <= seq) }];
  });
  const operations = new Map(
    [...log.operations].map(([target, list]) => [target, list.filter((operation) => operation.seq <= seq)]),
  );
  const followsFrom = log.followsFrom === undefined ? undefined : Math.min(log.followsFrom, seq);
  return refolded({ ...log, ranges, operations, upTo: seq, followsFrom });
}

/** Numbers between what is known, and after it where the end is followed. In order. */
export function holesOf(log: ConversationLog): LogHole[] {
  const holes: LogHole[] = [];
  log.ranges.forEach((range, index) => {
    const next = log.ranges[index + 1];
    const to = next === undefined ? log.upTo : next.from - 1;
    if (to > range.to) holes.push({ kind: 'hole', from: range.to + 1, to });
  });
  return holes;
}

/** The first hole of those that pushed entries have left: what is missing there was said since the end was read. */
export function findGap(log: ConversationLog): LogHole | undefined {
  const { followsFrom } = log;
  return followsFrom === undefined ? undefined : holesOf(log).find(({ from }) => from > followsFrom);
}

/** Lines and holes in the order of numbers. What lies before the first or, unread, after the last range is no hole. */
export function logItems(log: ConversationLog): (LogLine | LogHole)[] {
  const holes = holesOf(log);
  return log.ranges.flatMap<LogLine | LogHole>((range, index) => {
    const lines = range.kept.map(({ line }) => line);
    const hole = holes.find(({ from }) => from === range.to + 1);
    const isShown = hole !== undefined && (index < log.ranges.length - 1 || log.followsFrom !== undefined);
    return isShown ? [...lines, hole] : lines;
  });
}

/** The first and last number that is shown; undefined where nothing is. */
export function logEnds(log: ConversationLog): { from: number; to: number } | undefined {
  const [first] = log.ranges;
  const last = log.ranges.at(-1);
  return first === undefined || last === undefined ? undefined : { from: first.from, to: last.to };
}

export function hasOlder(log: ConversationLog): boolean {
  const ends = logEnds(log);
  return ends !== undefined && ends.from > log.floor + 1;
}

/** Whether entries exist after the last one that is shown. */
export function hasNewer(log: ConversationLog): boolean {
  const ends = logEnds(log);
  return ends !== undefined && ends.to < log.upTo;
}

/** Whether an entry's number lies in what is known. */
export function knowsSeq(log: ConversationLog, seq: number): boolean {
  return log.ranges.some((range) => isWithin(range, seq));
}

/** Quoted messages that have yet to be fetched. */
export function missingQuotes(log: ConversationLog): number[] {
  const missing = new Set<number>();
  for (const { kept } of log.ranges) {
    for (const { line } of kept) {
      const quote = quoteOf(line.entry);
      if (quote !== undefined && line.quoted === undefined) missing.add(quote);
    }
  }
  return [...missing];
}

/**
 * Messages of others after a number, up to another one that must be the end of what is known; undefined where the log does not
 * know all of them.
 */
export function unreadIn(log: ConversationLog, after: number, upTo: number, personId: number): Unread | undefined {
  const last = log.ranges.at(-1);
  if (last === undefined || last.to !== upTo || log.upTo !== upTo || last.from > after + 1) return undefined;
  const entries: ChatEntry[] = [];
  for (let index = last.kept.length - 1; index >= 0; index -= 1) {
    const entry = last.kept[index]?.line.entry;
    if (entry === undefined || entry.seq <= after) break;
    entries.push(entry);
  }
  return unreadOf(entries, personId);
}

function findKept(kept: readonly Kept[], seq: number): Kept | undefined {
  let low = 0;
  let high = kept.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((kept[middle]?.entry.seq ?? 0) < seq) low = middle + 1;
    else high = middle;
  }
  const found = kept[low];
  return found?.entry.seq === seq ? found : undefined;
}

function isWithin(range: Range, seq: number): boolean {
  return range.from <= seq && seq <= range.to;
}

/** Those of this conversation that are for this reader, each number once, in order. */
function ownEntries(log: ConversationLog, wire: readonly WireEntry[]): ChatEntry[] {
  const bySeq = new Map(
    wire
      .filter(({ conversationId, seq }) => conversationId === log.conversationId && seq > log.floor)
      .map((entry) => [entry.seq, entry]),
  );
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq).map(readEntry);
}

function runsOf(entries: readonly ChatEntry[]): ChatEntry[][] {
  const runs: ChatEntry[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run?.at(-1)?.seq === entry.seq - 1) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

function isOperation(entry: ChatEntry): entry is Operation {
  return isOperationKind(entry.kind);
}

export function quoteOf(entry: ChatEntry): number | undefined {
  if (entry.kind !== 'text' && entry.kind !== 'picture' && entry.kind !== 'file') return undefined;
  return entry.body.quote ?? undefined;
}

function recalled(entry: ChatEntry): ChatEntry {
  return { ...entry, kind: 'recalled', body: null, reactions: [] };
}

/** The later reading of the two; a recall is never undone. */
function later(a: Reading, b: Reading): Reading {
  const reading = b.readAt > a.readAt ? b : a;
  return a.entry.kind === 'recalled' || b.entry.kind === 'recalled'
    ? { ...reading, entry: recalled(reading.entry) }
    : reading;
}

function withQuotes(log: ConversationLog, wire: readonly WireEntry[], readAt: number): ConversationLog['quotes'] {
  if (wire.length === 0) return log.quotes;
  const quotes = new Map(log.quotes);
  for (const entry of ownEntries(log, wire)) {
    const reading = { entry, readAt };
    const known = quotes.get(entry.seq);
    quotes.set(entry.seq, known === undefined ? reading : later(known, reading));
  }
  return quotes;
}

function withOperations(log: ConversationLog, entries: readonly ChatEntry[]): ConversationLog {
  const fresh = entries
    .filter(isOperation)
    .filter(({ seq, body }) => !log.operations.get(body.target)?.some((known) => known.seq === seq));
  if (fresh.length === 0) return log;
  const operations = new Map(log.operations);
  for (const operation of fresh) {
    const known = operations.get(operation.body.target) ?? [];
    operations.set(
      operation.body.target,
      [...known, operation].sort((a, b) => a.seq - b.seq),
    );
  }
  return { ...log, operations };
}

/** Adds a range with what was read in it, and joins it with those that it touches. */
function withRange(log: ConversationLog, from: number, to: number, readings: readonly Reading[]): ConversationLog {
  const before = log.ranges.filter((range) => range.to < from - 1);
  const after = log.ranges.filter((range) => range.from > to + 1);
  const touched = log.ranges.slice(before.length, log.ranges.length - after.length);
  const lines = readings.filter(({ entry }) => !isOperation(entry));
  const [only] = touched;
  // What is pushed follows what is known: nothing needs to be merged.
  const isAppended = touched.length === 1 && only !== undefined && only.to < from;
  const joined: Range = {
    from: Math.min(from, ...touched.map((range) => range.from)),
    to: Math.max(to, ...touched.map((range) => range.to)),
    kept: isAppended
      ? [...only.kept, ...lines.map((reading) => keep(log, reading))]
      : merged(
          log,
          touched.flatMap(({ kept }) => kept),
          lines,
        ),
  };
  return { ...log, ranges: [...before, joined, ...after] };
}

function merged(log: ConversationLog, kept: readonly Kept[], readings: readonly Reading[]): Kept[] {
  const bySeq = new Map(kept.map((one) => [one.entry.seq, one]));
  for (const reading of readings) {
    const known = bySeq.get(reading.entry.seq);
    bySeq.set(reading.entry.seq, keep(log, known === undefined ? reading : later(known, reading)));
  }
  return [...bySeq.values()].sort((a, b) => a.entry.seq - b.entry.seq);
}

function keep(log: ConversationLog, { entry, readAt }: Reading): Kept {
  return { entry, readAt, line: lineOf(log, { entry, readAt }) };
}

function lineOf(log: ConversationLog, reading: Reading): LogLine {
  const entry = folded(log, reading);
  return { kind: 'line', seq: entry.seq, entry, quoted: findQuoted(log, quoteOf(entry)) };
}

function findQuoted(log: ConversationLog, seq: number | undefined): ChatEntry | undefined {
  if (seq === undefined) return undefined;
  const range = log.ranges.find((one) => isWithin(one, seq));
  const reading = range === undefined ? undefined : findKept(range.kept, seq);
  const quote = reading ?? log.quotes.get(seq);
  return quote === undefined ? undefined : folded(log, quote);
}

/** An entry with the operations after its reading. */
function folded(log: ConversationLog, { entry, readAt }: Reading): ChatEntry {
  const operations = log.operations.get(entry.seq) ?? [];
  if (entry.kind === 'recalled' || operations.some(({ kind }) => kind === 'recall')) return recalled(entry);
  const later = operations.filter(({ seq }) => seq > readAt);
  return later.length === 0 ? entry : { ...entry, reactions: later.reduce(react, entry.reactions) };
}

function react(reactions: Reactions, { kind, sender, body }: Operation): Reactions {
  if (kind !== 'reaction' || sender === null) return reactions;
  const { emoji, isOn } = body;
  const known = reactions.find((one) => one.emoji === emoji);
  if (known === undefined) return isOn ? [...reactions, { emoji, people: [sender] }] : reactions;
  const others = known.people.filter((person) => person !== sender);
  const people = isOn ? (others.length < known.people.length ? known.people : [...others, sender]) : others;
  return reactions.flatMap((one) => (one !== known ? [one] : people.length === 0 ? [] : [{ emoji, people }]));
}

/** Folds lines anew: those of the given numbers and those that quote them, or all. Lines that stay as they were stay the same. */
function refolded(log: ConversationLog, seqs?: ReadonlySet<number>): ConversationLog {
  const isAsked = ({ entry }: Kept): boolean =>
    seqs === undefined || seqs.has(entry.seq) || seqs.has(quoteOf(entry) ?? 0);
  const ranges = log.ranges.map((range) => {
    let isChanged = false;
    const kept = range.kept.map((one) => {
      if (!isAsked(one)) return one;
      const line = lineOf(log, one);
      if (isSameLine(line, one.line)) return one;
      isChanged = true;
      return { ...one, line };
    });
    return isChanged ? { ...range, kept } : range;
  });
  return { ...log, ranges };
}

function isSameLine(a: LogLine, b: LogLine): boolean {
  return isSameEntry(a.entry, b.entry) && isSameEntry(a.quoted, b.quoted);
}

function isSameEntry(a: ChatEntry | undefined, b: ChatEntry | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined) return false;
  if (a.kind === 'recalled' && b.kind === 'recalled') return true;
  return a.kind === b.kind && a.body === b.body && isSameReactions(a.reactions, b.reactions);
}

function isSameReactions(a: Reactions, b: Reactions): boolean {
  if (a === b) return true;
  return (
    a.length === b.length &&
    a.every(({ emoji, people }, index) => {
      const other = b[index];
      return (
        other?.emoji === emoji && other.people.length === people.length && other.people.every((p, i) => p === people[i])
      );
    })
  );
}
