import { entriesMax } from '@tutor/rules/chat/chat-limits';
import { and, asc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm';
import { among } from '../database/among.ts';
import { type Queries, unnamed } from '../database/database.ts';
import type { EntryRow } from './append-entry.ts';
import { chatEntries, chatMembers, chatPeople } from './tables.ts';

export interface EntriesOf {
  conversationId: number;
  rows: EntryRow[];
}

export interface MemberOf {
  personId: number;
  /** Of a tutor. */
  tuid: number | null;
  fromSeq: number;
}

/** New entries of conversations in order, and who is in them. */
export interface ChatMoves {
  entries: EntriesOf[];
  members: Map<number, MemberOf[]>;
}

/** Reads conversations after their numbers, and the members of these and of some more. */
export type ReadChatMoves = (
  moved: readonly { conversationId: number; since: number }[],
  others: readonly number[],
) => Promise<ChatMoves>;

export function chatMovesReader(queries: Queries): ReadChatMoves {
  const entriesStatement = entriesOfMany(queries);
  const membersStatement = membersOfMany(queries);
  return async (moved, others) => {
    // Members after entries: whoever was removed in between is sent none of them.
    const rows = moved.length === 0 ? [] : await entriesStatement.execute({ wanted: JSON.stringify(moved) });
    const ids = new Set([...moved.map(({ conversationId }) => conversationId), ...others]);
    const people = await membersStatement.execute({ ids: JSON.stringify([...ids]) });
    const entries = [...byConversation(rows)].map(([conversationId, of]) => ({ conversationId, rows: of }));
    return { entries, members: byConversation(people) };
  };
}

function byConversation<Row extends { conversationId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const found = new Map<number, Row[]>();
  for (const row of rows) found.set(row.conversationId, [...(found.get(row.conversationId) ?? []), row]);
  return found;
}

function entriesOfMany(queries: Queries) {
  const wanted = sql`json_to_recordset(${sql.placeholder('wanted')}::json) as wanted("conversationId" bigint, since integer)`;
  const conversationId = sql<number>`wanted."conversationId"`;
  const after = queries
    .select(getTableColumns(chatEntries))
    .from(chatEntries)
    .where(and(eq(chatEntries.conversationId, conversationId), gt(chatEntries.seq, sql<number>`wanted.since`)))
    .orderBy(asc(chatEntries.seq))
    .limit(entriesMax)
    .as('after');
  return queries
    .select(after._.selectedFields)
    .from(wanted)
    .innerJoinLateral(after, sql`true`)
    .orderBy(after.conversationId, asc(after.seq))
    .prepare(unnamed);
}

function membersOfMany(queries: Queries) {
  return queries
    .select({
      conversationId: chatMembers.conversationId,
      personId: chatMembers.personId,
      fromSeq: chatMembers.fromSeq,
      tuid: chatPeople.tuid,
    })
    .from(chatMembers)
    .innerJoin(chatPeople, eq(chatPeople.id, chatMembers.personId))
    .where(and(among(chatMembers.conversationId, sql.placeholder('ids')), isNull(chatMembers.leftAt)))
    .prepare(unnamed);
}
