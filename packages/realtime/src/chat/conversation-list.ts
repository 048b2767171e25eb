import type { ChatEntry, WireEntry } from '@tutor/rules/chat/chat-entry';
import { knownConversationsMax, unreadCountedMax } from '@tutor/rules/chat/chat-limits';
import type { ConversationRow } from '@tutor/rules/chat/conversation';
import { isMessageKind } from '@tutor/rules/chat/entry-kinds';
import { readEntry } from '@tutor/rules/chat/read-entry';
import type { KnownConversation } from './chat-asks.ts';
import { isMentionOf, nothingUnread, type Unread, unreadOf } from './unread.ts';

/** Pushed entries that are remembered of each conversation, so that a row that was read before them is brought up to date. */
const heardMax = 60;

/** A conversation of the list, with what was heard of it lately. */
interface KnownRow {
  row: ConversationRow;
  /** Up to here the service itself has counted; what follows was counted from what was heard. */
  countedTo: number;
  /** In order, each number once; those up to the row's own number are part of it. */
  heard: readonly WireEntry[];
  /** How many are left after what was seen is not known; the service's word is needed once it has the read mark. */
  isCountOpen: boolean;
  /** Only the service can say how the row stands. */
  isStale: boolean;
}

/** What is known of one person's conversations. Everything is derived from the service's rows and what the hub pushed since. */
export interface ConversationList {
  readonly personId: number;
  readonly rows: ReadonlyMap<number, KnownRow>;
  /** Unread messages in conversations that are not loaded. */
  readonly unreadElsewhere: number;
  /** Up to where the reader has seen each, as far as this browser knows. */
  readonly seen: ReadonlyMap<number, number>;
  /** How often each was said to have changed, without a word of how: an answer to an earlier question may not have it. */
  readonly changes: ReadonlyMap<number, number>;
  /** What was heard of conversations that are not loaded. */
  readonly unknown: ReadonlyMap<number, readonly WireEntry[]>;
  /** Names of people who spoke, as the service last told them: an entry that is pushed has its sender's number alone. */
  readonly names: ReadonlyMap<number, string>;
}

/** Rows as the service had them at one moment, with the unread messages of all conversations that are not muted. */
export interface RowsReply {
  Rows: readonly ConversationRow[];
  TotalUnread: number;
}

/**
 * Unread messages of others after a number up to the conversation's last one, where the log knows all of them.
 */
export type CountUnread = (conversationId: number, after: number, upTo: number) => Unread | undefined;

export function emptyList(personId: number): ConversationList {
  return {
    personId,
    rows: new Map(),
    unreadElsewhere: 0,
    unknown: new Map(),
    seen: new Map(),
    changes: new Map(),
    names: new Map(),
  };
}

/** The conversations in the order in which they are shown: pinned first, then by when something was last said. */
export function sortedRows(list: ConversationList): ConversationRow[] {
  return [...list.rows.values()]
    .map(({ row }) => row)
    .sort(
      (a, b) =>
        Number(b.isPinned) - Number(a.isPinned) || Date.parse(b.activeAt) - Date.parse(a.activeAt) || b.id - a.id,
    );
}

/** Unread messages of all conversations that are not muted. */
export function totalUnread(list: ConversationList): number {
  return sumUnread([...list.rows.values()].map(({ row }) => row)) + list.unreadElsewhere;
}

/** What the service is asked about: as many as fit into a call, in the order in which they were loaded. */
export function knownConversations(list: ConversationList): KnownConversation[] {
  const rows = [...list.rows.values()].slice(0, knownConversationsMax);
  return rows.map(({ row: { id, seq, version } }) => [id, seq, version]);
}

/** Whether only the service can say how the list stands. */
export function isListStale(list: ConversationList): boolean {
  return list.unknown.size > 0 || [...list.rows.values()].some(needsService);
}

/** Rows that were asked for when the list stood as `asked`. */
export function mergeRows(known: ConversationList, asked: ConversationList, reply: RowsReply): ConversationList {
  const list = withSenders(known, reply.Rows);
  const rows = new Map(list.rows);
  const unknown = new Map(list.unknown);
  for (const row of reply.Rows) {
    rows.set(row.id, mergedRow(list, asked, row));
    unknown.delete(row.id);
  }
  // As of the service's moment: what was pushed since is not part of its total.
  const then = new Map([...asked.rows].map(([id, { row }]) => [id, row]));
  for (const row of reply.Rows) then.set(row.id, row);
  return { ...list, rows, unknown, unreadElsewhere: Math.max(0, reply.TotalUnread - sumUnread([...then.values()])) };
}

/** What changed since the list stood as `asked`; rows that the service does not name stand as they did. */
export function mergeChanges(
  list: ConversationList,
  asked: ConversationList,
  reply: RowsReply & { Gone: readonly number[] },
): ConversationList {
  const merged = mergeRows(list, asked, reply);
  const rows = new Map(merged.rows);
  const named = new Set(reply.Rows.map(({ id }) => id));
  for (const [id, then] of asked.rows) {
    const known = rows.get(id);
    if (named.has(id) || known === undefined || !needsService(then)) continue;
    rows.set(id, { ...settled(merged, known, then), isStale: hasChangedSince(list, asked, id) });
  }
  for (const id of reply.Gone) rows.delete(id);
  // Of a conversation that the service does not know it has nothing to say: it was heard of before this was asked.
  const unknown = new Map([...merged.unknown].filter(([id, heard]) => asked.unknown.get(id) !== heard));
  return { ...merged, rows, unknown };
}

/** A conversation that was opened: its row, of which the total says nothing. */
export function mergeRow(known: ConversationList, asked: ConversationList, row: ConversationRow): ConversationList {
  const list = withSenders(known, [row]);
  const before = list.rows.get(row.id);
  const rows = new Map(list.rows).set(row.id, mergedRow(list, asked, row));
  const unknown = new Map(list.unknown);
  unknown.delete(row.id);
  // It was counted elsewhere until now.
  const elsewhere = before === undefined ? list.unreadElsewhere - sumUnread([row]) : list.unreadElsewhere;
  return { ...list, rows, unknown, unreadElsewhere: Math.max(0, elsewhere) };
}

/** People whose names the service has told. */
export function withNames(list: ConversationList, people: readonly { id: number; name: string }[]): ConversationList {
  if (people.every(({ id, name }) => list.names.get(id) === name)) return list;
  return { ...list, names: new Map([...list.names, ...people.map(({ id, name }) => [id, name] as const)]) };
}

/** Entries that the hub pushed. */
export function applyEntries(
  list: ConversationList,
  conversationId: number,
  entries: readonly WireEntry[],
): ConversationList {
  const known = list.rows.get(conversationId);
  if (known === undefined) return withUnknown(list, conversationId, entries);
  const own = entries.filter((entry) => entry.conversationId === conversationId);
  const heard = withHeard(known.heard, own);
  const row = replayed(list, { ...known, heard });
  return withRow(list, { ...known, row, heard: heard.slice(-heardMax) });
}

/** The reader has seen everything up to a number, here or in another place. */
export function applyRead(
  list: ConversationList,
  conversationId: number,
  readSeq: number,
  countUnread: CountUnread,
): ConversationList {
  if (readSeq <= (list.seen.get(conversationId) ?? 0)) return list;
  const next = { ...list, seen: new Map(list.seen).set(conversationId, readSeq) };
  const known = list.rows.get(conversationId);
  if (known === undefined || readSeq <= known.row.readSeq) return next;
  const counted = countUnread(conversationId, readSeq, known.row.seq);
  const { row, isExact } = withSeen(list.personId, known, readSeq, counted);
  return withRow(next, { ...known, row, isCountOpen: !isExact, isStale: known.isStale || !isExact });
}

/** The service has taken a read mark: it can say now how many are left. */
export function confirmRead(list: ConversationList, conversationId: number): ConversationList {
  return list.rows.get(conversationId)?.isCountOpen ? markStale(list, conversationId) : list;
}

/** A mark that readers put on a conversation for themselves. */
export type OwnMark = { isMuted: boolean } | { isPinned: boolean } | { isMarkedUnread: boolean };

/** The service has taken a mark of the reader. */
export function applyMark(list: ConversationList, conversationId: number, change: OwnMark): ConversationList {
  const known = list.rows.get(conversationId);
  if (known === undefined) return list;
  // An answer that is on its way may be older than the mark: the next one is not. The row may be newer than the mark, whose own
  // answer was slow: as of no version, it is served anew in any case.
  const row = { ...known.row, ...change, version: 0 };
  // It counts as one more.
  const unread = Math.max(0, row.unread + Number(row.isMarkedUnread) - Number(known.row.isMarkedUnread));
  return markStale(withRow(list, { ...known, row: { ...row, unread } }), conversationId);
}

/** The hub said that a conversation changed, and not how. */
export function markStale(list: ConversationList, conversationId: number): ConversationList {
  const count = (list.changes.get(conversationId) ?? 0) + 1;
  const next = { ...list, changes: new Map(list.changes).set(conversationId, count) };
  const known = list.rows.get(conversationId);
  return known === undefined ? withUnknown(next, conversationId, []) : withRow(next, { ...known, isStale: true });
}

/** A message was taken back; its recall entry may still be on its way. */
export function markLastRecalled(list: ConversationList, conversationId: number, seq: number): ConversationList {
  const known = list.rows.get(conversationId);
  if (known?.row.last?.seq !== seq) return list;
  return withRow(list, { ...known, row: withLastRecalled(known.row, seq) });
}

function withUnknown(list: ConversationList, id: number, entries: readonly WireEntry[]): ConversationList {
  const heard = withHeard(list.unknown.get(id) ?? [], entries).slice(-heardMax);
  return { ...list, unknown: new Map(list.unknown).set(id, heard) };
}

function withRow(list: ConversationList, known: KnownRow): ConversationList {
  return { ...list, rows: new Map(list.rows).set(known.row.id, known) };
}

/** Whether the row cannot be brought up to date from what was heard. */
function needsService({ row, heard, isStale }: KnownRow): boolean {
  return isStale || (heard.at(-1)?.seq ?? 0) > row.seq;
}

function sumUnread(rows: readonly ConversationRow[]): number {
  return rows.reduce((sum, { isMuted, unread }) => (isMuted ? sum : sum + unread), 0);
}

/** The service's row, with what was heard after it. */
function mergedRow(list: ConversationList, askedList: ConversationList, row: ConversationRow): KnownRow {
  const { personId } = list;
  const known = list.rows.get(row.id) ?? newRow(row, list.unknown.get(row.id));
  const asked = askedList.rows.get(row.id) ?? newRow(row, askedList.unknown.get(row.id));
  const seen = list.seen.get(row.id) ?? 0;
  const heard = known.heard.filter((entry) => isTrusted(entry, row.seq, asked));
  const { row: next, isExact } = withSeen(personId, { row, heard }, seen);
  const current = replayed(list, { row: next, countedTo: row.seq, heard });
  // An older row than ours, and what was heard between the two is forgotten: the next answer brings a newer one.
  const isOlder = current.seq < known.row.seq && known.row.seq !== asked.row.seq;
  if (isOlder) return { ...known, isStale: true };
  // Read in another place after this was asked: the service has the mark by now.
  const isReadSince = !isExact && (askedList.seen.get(row.id) ?? 0) !== seen;
  const isStale = isReadSince || hasChangedSince(list, askedList, row.id);
  return { row: current, countedTo: row.seq, heard, isCountOpen: !isExact, isStale };
}

function hasChangedSince(list: ConversationList, asked: ConversationList, id: number): boolean {
  return list.changes.get(id) !== asked.changes.get(id);
}

function newRow(row: ConversationRow, heard: readonly WireEntry[] = []): KnownRow {
  return { row, countedTo: row.seq, heard, isCountOpen: false, isStale: false };
}

/** A row that the service did not name: it stands as it did when this was asked. */
function settled(list: ConversationList, known: KnownRow, asked: KnownRow): KnownRow {
  const heard = known.heard.filter((entry) => isTrusted(entry, asked.row.seq, asked));
  const row = replayed(list, { ...known, heard });
  return { ...known, row, heard };
}

/** Not one that was heard before the question and of which the answer knows nothing: no such entry exists. */
function isTrusted(entry: WireEntry, seq: number, asked: KnownRow): boolean {
  return entry.seq <= seq || asked.heard.every((one) => one.seq !== entry.seq);
}

function withHeard(heard: readonly WireEntry[], entries: readonly WireEntry[]): WireEntry[] {
  const last = heard.at(-1)?.seq ?? 0;
  if (entries.every(({ seq }, index) => seq > (entries[index - 1]?.seq ?? last))) return [...heard, ...entries];
  const bySeq = new Map([...entries, ...heard].map((entry) => [entry.seq, entry]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

function withSenders(list: ConversationList, rows: readonly ConversationRow[]): ConversationList {
  const senders = rows.flatMap(({ last, lastSenderName: name }) =>
    last?.sender == null || name === null ? [] : [{ id: last.sender, name }],
  );
  return withNames(list, senders);
}

type Heard = Pick<KnownRow, 'row' | 'heard' | 'countedTo'>;
/** Whose list it is, and the names that are known. */
type Reader = Pick<ConversationList, 'personId' | 'names'>;

/** The row with the entries that follow it without a gap. */
function replayed(reader: Reader, { row, heard, countedTo }: Heard): ConversationRow {
  let current = row;
  for (const wire of heard) {
    if (wire.seq !== current.seq + 1) continue;
    const next = withEntry(reader, current, wire, { heard, countedTo });
    if (next === undefined) return withoutRecalled(current, heard);
    current = next;
  }
  return current;
}

/** The row after one more entry; undefined where only the service can say how it stands. */
function withEntry(
  reader: Reader,
  row: ConversationRow,
  wire: WireEntry,
  counted: Pick<Heard, 'heard' | 'countedTo'>,
): ConversationRow | undefined {
  const { personId } = reader;
  const entry = readEntry(wire);
  const { seq } = entry;
  if (entry.kind === 'recall') return withRecall(personId, row, entry, counted);
  if (!isMessageKind(wire.kind)) return { ...row, seq };
  const lastSenderName = findSenderName(reader, row, entry);
  if (lastSenderName === undefined) return undefined;
  const isUnread = entry.sender !== personId && seq > row.readSeq;
  return {
    ...row,
    seq,
    unread: isUnread ? Math.min(unreadCountedMax, row.unread + 1) : row.unread,
    isMentioned: row.isMentioned || (isUnread && isMentionOf(entry, personId)),
    last: wire,
    lastSenderName,
    activeAt: entry.at,
  };
}

function withRecall(
  personId: number,
  row: ConversationRow,
  { seq, sender, body: { target } }: Extract<ChatEntry, { kind: 'recall' }>,
  { heard, countedTo }: Pick<Heard, 'heard' | 'countedTo'>,
): ConversationRow | undefined {
  // Only the service knows which message is the last one now.
  if (row.last?.seq === target) return undefined;
  const recalled = { ...row, seq };
  // The hub reads what it pushes: a message may come as recalled before its recall does.
  const isCounted = target <= countedTo || heard.find((entry) => entry.seq === target)?.kind !== 'recalled';
  if (sender === personId || target <= row.readSeq || row.unread === 0 || !isCounted) return recalled;
  // The count stops at its limit, and which message mentions the reader is not kept.
  const isKnown = row.unread < unreadCountedMax && (!row.isMentioned || row.unread === 1);
  if (!isKnown) return undefined;
  return { ...recalled, unread: row.unread - 1, isMentioned: false };
}

/** Until the service has said which message is the last one now, the words of a recalled one are not shown. */
function withoutRecalled(row: ConversationRow, heard: readonly WireEntry[]): ConversationRow {
  const last = row.last?.seq;
  const isRecalled = heard.map(readEntry).some((entry) => entry.kind === 'recall' && entry.body.target === last);
  return last !== undefined && isRecalled ? withLastRecalled(row, last) : row;
}

function withLastRecalled(row: ConversationRow, target: number): ConversationRow {
  if (row.last?.seq !== target) return row;
  return { ...row, last: { ...row.last, kind: 'recalled', body: null, reactions: [] } };
}

/** Null where none is shown: one's own, and what the service says. Undefined where only the service knows it. */
function findSenderName(
  { personId, names }: Reader,
  row: ConversationRow,
  { sender }: ChatEntry,
): string | null | undefined {
  if (sender === null || sender === personId) return null;
  return row.kind === 'single' ? row.name : names.get(sender);
}

/** The row read up to `seen`; not exact where how many are left is not known. */
function withSeen(
  personId: number,
  { row, heard }: Pick<KnownRow, 'row' | 'heard'>,
  seen: number,
  counted?: Unread | undefined,
): { row: ConversationRow; isExact: boolean } {
  if (seen <= row.readSeq) return { row, isExact: true };
  const unread = seen >= row.seq ? nothingUnread : (counted ?? countHeard(personId, row, seen, heard));
  // Read further, it is marked no more.
  return { row: { ...row, readSeq: seen, isMarkedUnread: false, ...unread }, isExact: unread !== undefined };
}

/** Unread messages after `seen`, where all entries since were heard. */
function countHeard(
  personId: number,
  row: ConversationRow,
  seen: number,
  heard: readonly WireEntry[],
): Unread | undefined {
  const since = heard.filter(({ seq }) => seq > seen && seq <= row.seq);
  if (since.length !== row.seq - seen) return undefined;
  const entries = since.map(readEntry);
  const recalled = new Set(entries.flatMap((entry) => (entry.kind === 'recall' ? [entry.body.target] : [])));
  return unreadOf(
    entries.filter(({ seq }) => !recalled.has(seq)),
    personId,
  );
}
