import type { WireEntry } from '@tutor/rules/chat/chat-entry';
import { entriesMax, historyPageSize } from '@tutor/rules/chat/chat-limits';
import type { Conversation } from '@tutor/rules/chat/conversation';
import { isOperationKind } from '@tutor/rules/chat/entry-kinds';
import type { Timers } from '../browser/timers.ts';
import { RefusedError } from '../service/answer.ts';
import type { ChatBodies, EntriesAsked } from './chat-asks.ts';
import type { EntriesReply } from './chat-replies.ts';
import {
  beginAfter,
  type ConversationLog,
  emptyLog,
  endAt,
  findGap,
  hasNewer,
  hasOlder,
  holesOf,
  knowsSeq,
  type LogHole,
  type LogLine,
  logEnds,
  logItems,
  markRecalled,
  mergePage,
  mergePushed,
  mergeQuotes,
  missingQuotes,
} from './conversation-log.ts';
import type { OwnLine } from './own-lines.ts';
import { type Span, trimLog } from './trim-log.ts';

/** What is shown of a conversation; the same object until something of it changes. */
export interface ConversationView {
  id: number;
  status: 'loading' | 'ready' | 'failed' | 'gone';
  /** Why it failed or is gone, in words, where the service gave any. */
  problem: string | undefined;
  /** Its people and settings; undefined until they have been read. */
  details: Conversation | undefined;
  /** Lines in the order of the service, holes where some are missing, and last those that the service does not have yet. */
  items: readonly (LogLine | LogHole | OwnLine)[];
  hasOlder: boolean;
  hasNewer: boolean;
  isLoadingOlder: boolean;
  isLoadingNewer: boolean;
  /** The reader had seen everything up to here when the conversation was opened. */
  readSeqAtOpening: number;
  /** The highest number that is known to exist. */
  upTo: number;
}

export interface RoomOptions {
  id: number;
  timers: Timers;
  fetchEntries: (body: ChatBodies['entries']) => Promise<EntriesReply>;
  fetchDetails: () => Promise<Conversation>;
  /** Entries that were fetched: `show` brings them into what is shown, and nobody sees a moment between. */
  onFetched: (entries: readonly WireEntry[], show: () => void) => void;
  ownLines: () => readonly OwnLine[];
  /** Whether a fetch that failed is tried again from here; else the next connection does it. */
  isLive: () => boolean;
  onChange: () => void;
}

/** One conversation that is open, or was lately. */
export interface Room {
  getView: () => ConversationView;
  getLog: () => ConversationLog;
  /** Reads the last page, or the one around the first unread message. */
  open: (row: { readSeq: number; unread: number; seq: number } | undefined) => Promise<void>;
  takePushed: (entries: readonly WireEntry[]) => void;
  takeRead: (personId: number, readSeq: number) => void;
  takeRecall: (seq: number) => void;
  /** Joined anew, or something was missed: brings everything that is shown up to date. */
  catchUp: () => Promise<void>;
  refreshDetails: () => Promise<void>;
  /** Reads a page above what is shown, or of a hole the page at its newer edge. Tries again until it has come. */
  loadOlder: (hole?: LogHole) => Promise<void>;
  /** Reads a page below what is shown, or of a hole the page at its older edge. Tries again until it has come. */
  loadNewer: (hole?: LogHole) => Promise<void>;
  /**
   * Shows the page around a number, the page from an instant on, or the newest page. Gives the number to go to; undefined for
   * the end.
   */
  jumpTo: (target: number | Date | 'end') => Promise<number | undefined>;
  /** Numbers that a long log keeps, with those around them: of the messages in sight, and of the one that has the focus. */
  noteInView: (spans: readonly Span[]) => void;
  leave: (problem: string) => void;
  stop: () => void;
}

/** Pages that are read as one scrolls. */
type Loading = 'older' | 'newer' | 'hole';

/** A push that is followed by what it skipped within this time is not yet a gap: own replies overtake pushes. */
const gapGraceMs = 300;
const retryFirstMs = 2_000;
const retryLastMs = 30_000;
/** Pages of a catch-up; who has missed more begins anew at the end. */
const catchUpPagesMax = 10;

export function createRoom(options: RoomOptions): Room {
  const { id, timers, onChange } = options;
  let log = emptyLog(id);
  let details: Conversation | undefined;
  let status: ConversationView['status'] = 'loading';
  let problem: string | undefined;
  let readSeqAtOpening = 0;
  let isStopped = false;
  let opening: Promise<void> = Promise.resolve();
  let view: ConversationView | undefined;
  let cancelGrace: (() => void) | undefined;
  let cancelRetry: (() => void) | undefined;
  let failures = 0;
  const reads = new Map<number, number>();
  const askedQuotes = new Set<number>();
  const loading = new Map<Loading, Promise<void>>();
  const wakes = new Set<() => void>();
  let inView: readonly Span[] = [];

  function change(): void {
    view = undefined;
    if (!isStopped) onChange();
  }

  function setLog(next: ConversationLog): void {
    if (next === log) return;
    log = next;
    change();
    void fetchQuotes();
  }

  function fetchPage(asked: EntriesAsked): Promise<EntriesReply> {
    return options.fetchEntries({ ConversationId: id, ...asked });
  }

  function showPage(reply: EntriesReply, next: ConversationLog): void {
    const seqs = reply.Entries.map(({ seq }) => seq);
    const page = seqs.length === 0 ? [] : [{ from: Math.min(...seqs), to: Math.max(...seqs) }];
    options.onFetched(reply.Entries, () => setLog(trimLog(next, [...inView, ...page])));
  }

  async function fetchQuotes(): Promise<void> {
    const missing = missingQuotes(log).filter((seq) => !askedQuotes.has(seq));
    for (const seq of missing) askedQuotes.add(seq);
    for (const seq of missing) {
      try {
        const reply = await options.fetchEntries({ ConversationId: id, Around: seq, Count: 1 });
        setLog(mergeQuotes(log, reply.Entries, reply.UpTo));
      } catch {
        askedQuotes.delete(seq);
        return;
      }
    }
  }

  async function open(row: Parameters<Room['open']>[0]): Promise<void> {
    // What was read before one left may not be for one's eyes any more.
    log = emptyLog(id);
    opening = load(async () => {
      const known = row ?? (await readDetails());
      readSeqAtOpening = known.readSeq;
      // The last page holds the first unread message unless there are many.
      const isFar = known.unread > 0 && known.seq - known.readSeq > historyPageSize / 2;
      return isFar ? { Around: known.readSeq + 1 } : {};
    });
    await opening;
  }

  /** Begins anew with one page. */
  async function load(ask: () => Promise<EntriesAsked>): Promise<void> {
    status = 'loading';
    problem = undefined;
    change();
    try {
      const asked = { Count: historyPageSize, ...(await ask()) };
      // Without its people nobody in it would have a name.
      const [reply] = await Promise.all([fetchPage(asked), details ?? readDetails()]);
      status = 'ready';
      showPage(reply, mergePage(log, asked, reply));
    } catch (error) {
      fail(error);
    }
    change();
    await fillGap();
  }

  function fail(error: unknown): void {
    status = error instanceof RefusedError ? 'gone' : 'failed';
    problem = error instanceof RefusedError ? error.message : undefined;
    change();
    retryLater();
  }

  function retryLater(): void {
    cancelRetry?.();
    if (isStopped || status === 'gone' || !options.isLive()) return;
    cancelRetry = timers.after(retryWaitMs(failures), () => void catchUp());
    failures += 1;
  }

  let filling: Promise<void> | undefined;

  /** Fetches what pushed entries have skipped; with `isForced` also what may have come after the last known one. */
  async function fillGap(isForced = false): Promise<void> {
    while (filling !== undefined) await filling;
    if (isStopped || status !== 'ready') return;
    filling = fill(isForced).finally(() => {
      filling = undefined;
    });
    await filling;
  }

  async function fill(isForced: boolean): Promise<void> {
    let isAsking = isForced;
    try {
      for (let page = 0; !isStopped && (isAsking || findGap(log) !== undefined); page += 1) {
        if (page === catchUpPagesMax) return restart();
        isAsking = await fillOnce();
      }
      failures = 0;
    } catch (error) {
      if (error instanceof RefusedError) fail(error);
      else retryLater();
    }
  }

  /** Whether the service has more. */
  async function fillOnce(): Promise<boolean> {
    const before = log;
    const gap = findGap(before);
    const after = gap === undefined ? (logEnds(before)?.to ?? before.floor) : gap.from - 1;
    const asked = { After: after, Count: entriesMax };
    const reply = await fetchPage(asked);
    let next = mergePage(log, asked, reply);
    const last = Math.max(0, ...reply.Entries.map(({ seq }) => seq));
    // Beyond the service's last number there is nothing, unless it was pushed since.
    if (!reply.HasAfter && log.upTo === before.upTo) next = endAt(next, Math.max(reply.UpTo, last));
    showPage(reply, next);
    if (reply.HasAfter && last <= after) throw new Error('an answer without entries');
    return reply.HasAfter;
  }

  /** Too much was missed to read all of it: what is shown begins anew. */
  async function restart(): Promise<void> {
    const asked = { Count: historyPageSize };
    const reply = await fetchPage(asked);
    showPage(reply, mergePage(emptyLog(id), asked, reply));
  }

  async function catchUp(): Promise<void> {
    cancelRetry?.();
    wakeAll();
    await opening;
    if (isStopped) return;
    // The reader may have been taken in again.
    if (status === 'gone') return refreshDetails();
    askedQuotes.clear();
    if (status === 'failed') return open(details);
    void refreshDetails();
    if (log.followsFrom !== undefined) return fillGap(true);
    await renewWindow();
  }

  /** A window in the past: what was done to its messages meanwhile is known from reading it again. */
  async function renewWindow(): Promise<void> {
    const shown = inView[0] ?? logEnds(log);
    if (shown === undefined) return;
    const asked = { Around: Math.floor((shown.from + shown.to) / 2), Count: entriesMax };
    try {
      const reply = await fetchPage(asked);
      showPage(reply, mergePage(emptyLog(id), asked, reply));
    } catch (error) {
      if (error instanceof RefusedError) fail(error);
      else retryLater();
    }
  }

  async function readDetails(): Promise<Conversation> {
    const read = await options.fetchDetails();
    details = withReads(read);
    setLog(beginAfter(log, read.fromSeq));
    change();
    return read;
  }

  let isReadingDetails = false;
  let isAskedForDetails = false;

  async function refreshDetails(): Promise<void> {
    isAskedForDetails = true;
    if (isReadingDetails) return;
    isReadingDetails = true;
    while (isAskedForDetails && !isStopped) {
      isAskedForDetails = false;
      await readDetails().then(
        // Whoever reads them is in the conversation, again or still.
        (read) => (status === 'gone' ? open(read) : undefined),
        (error: unknown) => {
          if (error instanceof RefusedError) fail(error);
        },
      );
    }
    isReadingDetails = false;
  }

  function withReads(known: Conversation): Conversation {
    return {
      ...known,
      members: known.members.map((member) => {
        const readSeq = Math.max(member.readSeq, reads.get(member.id) ?? 0);
        return readSeq === member.readSeq ? member : { ...member, readSeq };
      }),
    };
  }

  function takePushed(entries: readonly WireEntry[]): void {
    if (status === 'gone') return void refreshDetails();
    const isWindow = log.followsFrom === undefined && log.ranges.length > 0;
    const hasMissed = isWindow && (entries[0]?.seq ?? 0) > log.upTo + 1;
    setLog(trimLog(mergePushed(log, entries), inView));
    if (entries.some(({ kind }) => kind === 'people' || kind === 'settings')) void refreshDetails();
    if (cancelGrace !== undefined || (!hasMissed && findGap(log) === undefined)) return;
    cancelGrace = timers.after(gapGraceMs, () => {
      cancelGrace = undefined;
      void (hasMissed ? renewWindow() : fillGap());
    });
  }

  function loadOlder(hole?: LogHole): Promise<void> {
    if (hole !== undefined) return loadOnce('hole', () => pageOfHole(hole, 'newer'));
    return loadOnce('older', () =>
      hasOlder(log) ? { Before: logEnds(log)?.from, Count: historyPageSize } : undefined,
    );
  }

  function loadNewer(hole?: LogHole): Promise<void> {
    if (hole !== undefined) return loadOnce('hole', () => pageOfHole(hole, 'older'));
    return loadOnce('newer', () => (hasNewer(log) ? { After: logEnds(log)?.to, Count: historyPageSize } : undefined));
  }

  /** The page at an edge of a hole, or of what is left of it. */
  function pageOfHole(hole: LogHole, edge: 'older' | 'newer'): EntriesAsked | undefined {
    const left = holesOf(log).find(({ from, to }) => from <= hole.to && to >= hole.from);
    // What was missed since the end was read is fetched without being asked for.
    if (left === undefined || left.from === findGap(log)?.from) return undefined;
    const Count = Math.min(historyPageSize, left.to - left.from + 1);
    return edge === 'newer' ? { Before: left.to + 1, Count } : { After: left.from - 1, Count };
  }

  /** Loads one page at a time of each kind; nobody needs to ask again until it has come. */
  async function loadOnce(what: Loading, findPage: () => EntriesAsked | undefined): Promise<void> {
    const running = loading.get(what);
    if (running !== undefined) return running;
    if (status !== 'ready' || findPage() === undefined) return;
    const run = loadUntilDone(findPage).finally(() => {
      loading.delete(what);
      change();
    });
    loading.set(what, run);
    change();
    await run;
  }

  async function loadUntilDone(findPage: () => EntriesAsked | undefined): Promise<void> {
    for (let tries = 0; !isStopped && status === 'ready'; tries += 1) {
      const asked = findPage();
      if (asked === undefined) return;
      try {
        return await loadPage(asked);
      } catch (error) {
        if (error instanceof RefusedError) return fail(error);
        await pause(retryWaitMs(tries));
      }
    }
  }

  /** Until a time has passed, the connection is back, or the room is left. */
  function pause(waitMs: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        cancel();
        wakes.delete(wake);
        resolve();
      };
      const cancel = timers.after(waitMs, wake);
      wakes.add(wake);
    });
  }

  function wakeAll(): void {
    for (const wake of [...wakes]) wake();
  }

  async function loadPage(asked: EntriesAsked): Promise<void> {
    const before = log;
    const reply = await fetchPage(asked);
    const hasMore = asked.Before === undefined ? reply.HasAfter : reply.HasBefore;
    if (hasMore && reply.Entries.length === 0) throw new Error('an answer without entries');
    // What was shown meanwhile may have begun anew.
    if (log.ranges.length === 0) return;
    let next = mergePage(log, asked, reply);
    if (asked.After !== undefined && !reply.HasAfter && log.upTo === before.upTo) {
      next = endAt(next, Math.max(reply.UpTo, ...reply.Entries.map(({ seq }) => seq)));
    }
    showPage(reply, next);
    await fillGap();
  }

  async function jumpTo(target: number | Date | 'end'): Promise<number | undefined> {
    // The first page would begin the log anew below what is loaded here.
    await opening;
    if (typeof target === 'number' && knowsSeq(log, target)) return target;
    if (target === 'end' && log.followsFrom !== undefined) return undefined;
    const where =
      target === 'end' ? {} : typeof target === 'number' ? { Around: target } : { From: target.toISOString() };
    const asked = { Count: historyPageSize, ...where };
    const reply = await fetchPage(asked);
    status = 'ready';
    showPage(reply, mergePage(log, asked, reply));
    change();
    await fillGap();
    return target instanceof Date ? firstFrom(reply, target) : target === 'end' ? undefined : target;
  }

  function getView(): ConversationView {
    const own = options.ownLines();
    if (view !== undefined && shownOwn === own) return view;
    shownOwn = own;
    view = {
      id,
      status,
      problem,
      details,
      items: [...logItems(log), ...own],
      hasOlder: status !== 'gone' && hasOlder(log),
      hasNewer: status !== 'gone' && log.followsFrom === undefined && hasNewer(log),
      isLoadingOlder: loading.has('older'),
      isLoadingNewer: loading.has('newer'),
      readSeqAtOpening,
      upTo: log.upTo,
    };
    return view;
  }
  let shownOwn: readonly OwnLine[] = [];

  return {
    getView,
    getLog: () => log,
    open,
    takePushed,
    takeRead(personId, readSeq) {
      if (readSeq <= (reads.get(personId) ?? 0)) return;
      reads.set(personId, readSeq);
      if (details === undefined) return;
      details = withReads(details);
      change();
    },
    takeRecall: (seq) => setLog(markRecalled(log, seq)),
    catchUp,
    refreshDetails,
    loadOlder,
    loadNewer,
    jumpTo,
    noteInView(spans) {
      inView = spans;
    },
    leave(words) {
      status = 'gone';
      problem = words;
      change();
    },
    stop() {
      isStopped = true;
      cancelGrace?.();
      cancelRetry?.();
      wakeAll();
    },
  };
}

function retryWaitMs(failuresBefore: number): number {
  return Math.min(retryLastMs, retryFirstMs * 2 ** Math.min(failuresBefore, 10));
}

/** The first message of a page at an instant or later; the last one where all are older. */
function firstFrom({ Entries }: EntriesReply, from: Date): number | undefined {
  const lines = Entries.filter(({ kind }) => !isOperationKind(kind));
  return (lines.find(({ at }) => Date.parse(at) >= from.getTime()) ?? lines.at(-1))?.seq;
}
