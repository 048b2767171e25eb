import type { Reactions, WireEntry } from '@tutor/rules/chat/chat-entry';
import { historyPageSize } from '@tutor/rules/chat/chat-limits';
import { and, asc, between, eq, gte, lte, sql } from 'drizzle-orm';
import { among } from '../database/among.ts';
import type { Queries } from '../database/database.ts';
import { type EntryRow, type MemberRow, wireEntry } from './append-entry.ts';
import { chatConversations, chatEntries } from './tables.ts';

/** Which entries are asked for; without any the last ones. */
export interface EntriesWanted {
  Before?: number | undefined;
  After?: number | undefined;
  Around?: number | undefined;
  From?: string | undefined;
  Count?: number | undefined;
}

export interface EntriesPage {
  Entries: WireEntry[];
  HasBefore: boolean;
  HasAfter: boolean;
  UpTo: number;
  Quoted: WireEntry[];
}

/** A page of a conversation's log as its member may see it. Numbers have no gaps, so a page is a range of them. */
export async function readEntries(queries: Queries, member: MemberRow, wanted: EntriesWanted): Promise<EntriesPage> {
  const { conversationId, fromSeq } = member;
  const [conversation] = await queries
    .select({ seq: chatConversations.seq })
    .from(chatConversations)
    .where(eq(chatConversations.id, conversationId));
  const upTo = conversation?.seq ?? 0;
  const [first, last] = await rangeOf(queries, member, upTo, wanted);
  const rows = await rowsBetween(queries, conversationId, first, last);
  const outside = new Set(
    rows.map(quoteOf).filter((seq): seq is number => seq !== undefined && seq > fromSeq && (seq < first || seq > last)),
  );
  const quoted = outside.size === 0 ? [] : await rowsOf(queries, conversationId, outside);
  const reactions = await reactionsTo(queries, conversationId, { first, last, upTo });
  return {
    Entries: rows.map((row) => wireEntry(row, reactions.get(row.seq))),
    HasBefore: first > fromSeq + 1 && rows.length > 0,
    HasAfter: last < upTo,
    UpTo: upTo,
    Quoted: quoted.map((row) => wireEntry(row)),
  };
}

async function rangeOf(
  queries: Queries,
  { conversationId, fromSeq }: MemberRow,
  upTo: number,
  { Before, After, Around, From, Count = historyPageSize }: EntriesWanted,
): Promise<[first: number, last: number]> {
  const clamped = (first: number, last: number): [number, number] => [
    Math.max(first, fromSeq + 1),
    Math.min(last, upTo),
  ];
  if (After !== undefined) {
    const first = Math.min(Math.max(After, fromSeq), upTo) + 1;
    return clamped(first, first + Count - 1);
  }
  if (Around !== undefined) {
    const first = Math.max(Math.min(Around, upTo) - Math.floor(Count / 2), fromSeq + 1);
    return clamped(first, first + Count - 1);
  }
  if (From !== undefined) {
    const [found] = await queries
      .select({ seq: chatEntries.seq })
      .from(chatEntries)
      .where(and(eq(chatEntries.conversationId, conversationId), gte(chatEntries.at, new Date(From))))
      .orderBy(asc(chatEntries.at), asc(chatEntries.seq))
      .limit(1);
    if (found !== undefined) {
      const first = Math.max(found.seq, fromSeq + 1);
      return clamped(first, first + Count - 1);
    }
  }
  const last = Math.min((Before ?? upTo + 1) - 1, upTo);
  return clamped(last - Count + 1, last);
}

function rowsBetween(queries: Queries, conversationId: number, first: number, last: number): Promise<EntryRow[]> {
  return queries
    .select()
    .from(chatEntries)
    .where(and(eq(chatEntries.conversationId, conversationId), between(chatEntries.seq, first, last)))
    .orderBy(asc(chatEntries.seq));
}

function rowsOf(queries: Queries, conversationId: number, seqs: Iterable<number>): Promise<EntryRow[]> {
  return queries
    .select()
    .from(chatEntries)
    .where(and(eq(chatEntries.conversationId, conversationId), among(chatEntries.seq, seqs)))
    .orderBy(asc(chatEntries.seq));
}

function quoteOf({ body }: EntryRow): number | undefined {
  if (typeof body !== 'object' || body === null || !('quote' in body)) return undefined;
  return typeof body.quote === 'number' ? body.quote : undefined;
}

/** Who has reacted to the messages of a range with what, as it stood at a number: of each person and emoji the last word counts. */
async function reactionsTo(
  queries: Queries,
  conversationId: number,
  { first, last, upTo }: { first: number; last: number; upTo: number },
): Promise<Map<number, Reactions>> {
  const emoji = sql<string>`${chatEntries.body}->>'emoji'`;
  const rows = await queries
    .select({ target: chatEntries.target, senderId: chatEntries.senderId, emoji, isOn: isOn() })
    .from(chatEntries)
    .where(
      and(
        eq(chatEntries.conversationId, conversationId),
        gte(chatEntries.target, first),
        lte(chatEntries.target, last),
        lte(chatEntries.seq, upTo),
        eq(chatEntries.kind, 'reaction'),
      ),
    )
    .orderBy(asc(chatEntries.seq));
  const byTarget = new Map<number, Map<string, Set<number>>>();
  for (const row of rows) {
    if (row.target === null || row.senderId === null) continue;
    const ofTarget = byTarget.get(row.target) ?? new Map<string, Set<number>>();
    const people = ofTarget.get(row.emoji) ?? new Set<number>();
    if (row.isOn) people.add(row.senderId);
    else people.delete(row.senderId);
    byTarget.set(row.target, ofTarget.set(row.emoji, people));
  }
  return new Map([...byTarget].map(([target, ofTarget]) => [target, asReactions(ofTarget)]));
}

function isOn() {
  return sql<boolean>`(${chatEntries.body}->>'isOn')::boolean`;
}

function asReactions(ofTarget: ReadonlyMap<string, ReadonlySet<number>>): Reactions {
  return [...ofTarget]
    .filter(([, people]) => people.size > 0)
    .map(([emoji, people]) => ({ emoji, people: [...people] }));
}
