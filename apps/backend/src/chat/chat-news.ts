import { isMissedCall } from '@tutor/rules/calls/call-message';
import { isMessageKind } from '@tutor/rules/chat/entry-kinds';
import { readEntry } from '@tutor/rules/chat/read-entry';
import { type ChatNews as ChatNewsPayload, chatNewsName } from '@tutor/rules/realtime/events';
import { seconds } from '@tutor/rules/time/durations';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { readRings } from '../calls/read-calls.ts';
import { among } from '../database/among.ts';
import type { Queries } from '../database/database.ts';
import { eventFrame } from '../hubs/hub-protocol.ts';
import type { Log } from '../log.ts';
import { type EntryRow, wireEntry } from './append-entry.ts';
import { previewOf } from './preview.ts';
import type { EntriesOf, MemberOf } from './read-chat-moves.ts';
import { unreadCount } from './read-conversations.ts';
import { chatEntries, chatMembers, chatPeople } from './tables.ts';

const retryMs = seconds(1);
const peopleAtOnceMax = 200;

interface MessageKey {
  conversationId: number;
  seq: number;
}

interface ChatNewsOptions {
  queries: Queries;
  /** Whether a tutor is connected to the notices' hub of this process. */
  isConnected: (tuid: number) => boolean;
  send: (tuid: number, frame: string) => void;
  now: () => Date;
  log: Log;
}

/**
 * Tells tutors on the notices' hub how much is unread in their chat and of the newest message. Read when it is told, many tutors
 * at once and one look at a time: however fast messages come, the last state is what a tutor is left with.
 */
export class ChatNews {
  readonly #options: ChatNewsOptions;
  /** People whose chat moved, with the newest message that they have not been told of. */
  readonly #moved = new Map<number, MessageKey | undefined>();
  #isRunning = false;

  constructor(options: ChatNewsOptions) {
    this.#options = options;
  }

  /** A conversation has new entries. */
  moved({ rows }: EntriesOf, members: readonly MemberOf[]): void {
    for (const { personId, tuid, fromSeq } of members) {
      if (tuid === null || !this.#options.isConnected(tuid)) continue;
      const newest = rows.findLast((row) => row.seq > fromSeq && row.senderId !== personId && isNews(row));
      this.#moved.set(personId, newest ?? this.#moved.get(personId));
    }
    this.#start();
  }

  /** A person's own marks changed: what it has read, or muted. */
  marked(personId: number): void {
    this.#moved.set(personId, this.#moved.get(personId));
    this.#start();
  }

  #start(): void {
    if (!this.#isRunning && this.#moved.size > 0) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#moved.size > 0) {
      const moved = [...this.#moved].slice(0, peopleAtOnceMax);
      for (const [personId] of moved) this.#moved.delete(personId);
      try {
        await this.#tell(moved);
      } catch (error) {
        this.#options.log.error({ err: error, people: moved.length }, 'chat news failed');
        for (const [personId, newest] of moved) this.#moved.set(personId, this.#moved.get(personId) ?? newest);
        setTimeout(() => void this.#run(), retryMs).unref();
        return;
      }
    }
    this.#isRunning = false;
  }

  async #tell(moved: readonly (readonly [personId: number, newest: MessageKey | undefined])[]): Promise<void> {
    const { queries, isConnected, send, now } = this.#options;
    const people = moved.map(([personId]) => personId);
    const totals = await readTotals(queries, people);
    const rings = await readRings(queries, people, now());
    const connected = totals.filter(({ tuid }) => tuid !== null && isConnected(tuid));
    const newestOf = new Map(moved);
    for (const { personId, tuid, totalUnread } of connected) {
      if (tuid === null) continue;
      const newest = newestOf.get(personId);
      const latest = newest === undefined ? null : await readMessage(queries, personId, newest);
      const news: ChatNewsPayload = { totalUnread, latest, rings: rings.get(personId) ?? [] };
      send(tuid, eventFrame(chatNewsName, news));
    }
  }
}

/** Whether an entry is worth a word on every page. Whoever talked, or declined, knows how the call ended. */
function isNews(row: EntryRow): boolean {
  const entry = readEntry(wireEntry(row));
  return isMessageKind(row.kind) && (entry.kind !== 'call' || isMissedCall(entry.body));
}

function readTotals(queries: Queries, people: readonly number[]) {
  const counts = queries
    .select({ personId: chatMembers.personId, unread: unreadCount.as('unread') })
    .from(chatMembers)
    .where(and(among(chatMembers.personId, people), isNull(chatMembers.leftAt), eq(chatMembers.isMuted, false)))
    .as('counts');
  return queries
    .select({
      personId: chatPeople.id,
      tuid: chatPeople.tuid,
      totalUnread: sql<number>`coalesce(sum(${counts.unread}), 0)::int`,
    })
    .from(chatPeople)
    .leftJoin(counts, eq(counts.personId, chatPeople.id))
    .where(and(among(chatPeople.id, people), isNotNull(chatPeople.tuid)))
    .groupBy(chatPeople.id);
}

/** A message as the news tell it; null where it was recalled meanwhile, or the person has left. */
async function readMessage(
  queries: Queries,
  personId: number,
  { conversationId, seq }: MessageKey,
): Promise<ChatNewsPayload['latest']> {
  const [found] = await queries
    .select({ entry: chatEntries, name: chatPeople.shownName, isMuted: chatMembers.isMuted })
    .from(chatEntries)
    .innerJoin(chatPeople, eq(chatPeople.id, chatEntries.senderId))
    .innerJoin(
      chatMembers,
      and(
        eq(chatMembers.conversationId, chatEntries.conversationId),
        eq(chatMembers.personId, personId),
        isNull(chatMembers.leftAt),
      ),
    )
    .where(and(eq(chatEntries.conversationId, conversationId), eq(chatEntries.seq, seq)));
  if (found === undefined || !isMessageKind(found.entry.kind)) return null;
  const { entry, name, isMuted } = found;
  return { conversationId, seq, name, text: previewOf(readEntry(wireEntry(entry)), name), isMuted };
}
