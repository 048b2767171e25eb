import { days } from '@tutor/rules/time/durations';
import { eq, sql } from 'drizzle-orm';
import { lockConversation } from '../../src/chat/append-entry.ts';
import type { PersonRow } from '../../src/chat/people.ts';
import { chatConversations, chatEntries, chatMembers, chatPeople } from '../../src/chat/tables.ts';
import { students } from '../../src/classes/course-tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { insertRows } from '../../src/database/insert-rows.ts';
import { notify } from '../../src/database/notice.ts';
import { people } from '../classes/student-people.ts';
import { ConversationDraft } from './conversation-draft.ts';
import { storeConversations } from './store-conversations.ts';

/** An empty conversation becomes this old, so that its messages have days. */
const historyMs = days(60);

/** Says so many texts in a conversation at once, in turn by all who are in it: 'Message 17: …'. Everybody has seen all but the last `unread`. */
export async function sayMany(
  tx: Queries,
  { conversationId, count, unread }: { conversationId: number; count: number; unread: number },
  now: Date,
): Promise<number> {
  const conversation = await lockConversation(tx, conversationId);
  if (conversation === undefined) throw new Error(`there is no conversation ${conversationId}`);
  const { seq, lastAt } = conversation;
  const from = seq === 0 ? new Date(now.getTime() - historyMs) : lastAt;
  const words = JSON.stringify([
    'Hello!',
    'Please read page twelve again.',
    'I see, thank you.',
    'A longer one, so that lines are not all alike: we talked about the weather, the seasons, and what one wears in each of them.',
    'Yes 😊',
  ]);
  await tx.execute(sql`
    insert into ${chatEntries} (conversation_id, seq, at, sender_id, client_id, kind, body, search_text)
    select ${conversationId}, ${seq}::int + number, ${from.toISOString()}::timestamptz
        + (${now.toISOString()}::timestamptz - ${from.toISOString()}::timestamptz) * number / ${count}::int,
      senders[1 + number % array_length(senders, 1)], gen_random_uuid(), 'text',
      jsonb_build_object('text', said, 'quote', null, 'mentions', '[]'::jsonb, 'mentionsAll', false), lower(said)
    from generate_series(1, ${count}::int) number,
      (select array_agg(person_id order by person_id) as senders from ${chatMembers}
        where conversation_id = ${conversationId} and left_at is null) members,
      lateral (select 'Message ' || number || ': ' || (${words}::jsonb ->> (number % 5)) as said) words`);
  const last = seq + count;
  await tx
    .update(chatConversations)
    .set({ seq: last, lastAt: now, ...(seq === 0 ? { createdAt: from } : {}) })
    .where(eq(chatConversations.id, conversationId));
  await tx
    .update(chatMembers)
    .set({ readSeq: sql`greatest(${chatMembers.readSeq}, ${last - unread}::int)` })
    .where(eq(chatMembers.conversationId, conversationId));
  await notify(tx, { kind: 'chat', conversationId, seq: last });
  return last;
}

/** Conversations of a tutor with so many students that are made for it, each with a few words. Every tenth has something unread. */
export async function openMany(tx: Queries, tutor: PersonRow, count: number, now: Date): Promise<number[]> {
  const made = await insertRows(
    tx,
    students,
    Array.from({ length: count }, (_, index) => studentRow(index)),
  ).returning();
  const rows = made.map(({ stuUid, name, ucid }) => ({
    kind: 'student' as const,
    stuUid,
    name,
    userType: ucid,
    shownName: name,
  }));
  const persons = await insertRows(tx, chatPeople, rows).returning();
  return storeConversations(
    tx,
    persons.map((person, index) => {
      const draft = new ConversationDraft(now);
      draft.say({ by: tutor.id, minutesAgo: index + 2 }, 'Thank you for today!');
      draft.say({ by: person.id, minutesAgo: index + 1 }, `Thank you, teacher! (${index + 1})`);
      return { draft, members: [{ person: tutor, unseen: index % 10 === 0 ? 1 : 0 }, { person }] };
    }),
  );
}

function studentRow(index: number): typeof students.$inferInsert {
  const like = people[index % people.length];
  if (like === undefined) throw new Error('there are no people');
  const { birthday, country, level, goal } = like;
  const name = `${like.name.replace(/ \(.*\)$/, '')} ${index + 1}`;
  return { name, birthday, country, level, ucid: 1, learningSince: '2024-09-01', goal, interests: [], requests: [] };
}
