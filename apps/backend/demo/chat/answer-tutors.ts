import { minutes, seconds } from '@tutor/rules/time/durations';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { markRead } from '../../src/chat/own-marks.ts';
import type { PersonRow } from '../../src/chat/people.ts';
import { sendText } from '../../src/chat/send-message.ts';
import { chatConversations, chatMembers, chatPeople, messageKindList } from '../../src/chat/tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { notify } from '../../src/database/notice.ts';
import { Refusal } from '../../src/http/refusal.ts';
import { randomOf } from '../seeding/random.ts';
import { answers, partings } from './dialogues.ts';
import { keyOf } from './key-of.ts';
import { isOfSeededTutors } from './of-seeded-tutors.ts';
import { presentPeople } from './presence.ts';
import { sayFile } from './say-file.ts';
import { somePicture } from './seed-files.ts';

/** A tutor's message is answered within so long, or not at all. */
const answeredWithinMs = minutes(10);
const typingForMs = seconds(8);

/** The last message of a conversation, where a tutor said it. */
interface Asked {
  conversationId: number;
  seq: number;
  at: Date;
}

/**
 * Students answer what seeded tutors wrote last: they read it, type, and answer after some seconds, some with a picture; others are away
 * and answer later. All of it follows from the message itself, so the same message has the same answer, once.
 */
export async function answerTutors(queries: Queries, now: Date): Promise<void> {
  const asked = await lastWords(queries, now);
  if (asked.length === 0) return;
  const present = await presentPeople(queries, now);
  for (const message of asked) {
    const student = await answererOf(queries, message);
    if (student !== undefined && !present.has(student.id)) await react(queries, message, student, now);
  }
}

async function lastWords(queries: Queries, now: Date): Promise<Asked[]> {
  const since = new Date(now.getTime() - answeredWithinMs).toISOString();
  const { rows } = (await queries.execute(sql`
    select last.conversation_id, last.seq, last.at from ${chatConversations}
    join lateral (
      select conversation_id, seq, at, sender_id from chat_entries entry
      where entry.conversation_id = ${chatConversations.id} and entry.kind in (${sql.raw(messageKindList)})
      order by entry.seq desc limit 1) last on true
    join ${chatPeople} sender on sender.id = last.sender_id and sender.kind = 'tutor'
    where ${chatConversations.lastAt} > ${since}::timestamptz and last.at > ${since}::timestamptz
      and ${isOfSeededTutors(chatConversations.id)}`)) as {
    rows: { conversation_id: number | string; seq: number; at: string | Date }[];
  };
  return rows.map((row) => ({ conversationId: Number(row.conversation_id), seq: row.seq, at: new Date(row.at) }));
}

/** The student who answers; in a group one of them, and often nobody. */
async function answererOf(queries: Queries, { conversationId, seq }: Asked): Promise<PersonRow | undefined> {
  const members = await queries
    .select({ person: chatPeople, kind: chatConversations.kind })
    .from(chatMembers)
    .innerJoin(chatPeople, eq(chatPeople.id, chatMembers.personId))
    .innerJoin(chatConversations, eq(chatConversations.id, chatMembers.conversationId))
    .where(
      and(eq(chatMembers.conversationId, conversationId), eq(chatPeople.kind, 'student'), isNull(chatMembers.leftAt)),
    )
    .orderBy(chatPeople.id);
  if (members.length === 0) return undefined;
  const random = randomOf(`${conversationId} ${seq} who`);
  const { person, kind } = random.pick(members);
  return kind === 'group' && random.chance(0.4) ? undefined : person;
}

async function react(queries: Queries, message: Asked, student: PersonRow, now: Date): Promise<void> {
  const { conversationId, seq, at } = message;
  const random = randomOf(`${conversationId} ${seq}`);
  const elapsedMs = now.getTime() - at.getTime();
  const isAway = random.chance(0.2);
  const answersAfterMs = isAway ? minutes(random.between(3, 6)) : seconds(random.between(10, 40));
  const typesAfterMs = answersAfterMs - typingForMs;
  if (elapsedMs < (isAway ? typesAfterMs : seconds(3))) return;
  await markRead(queries, { conversationId, personId: student.id }, seq);
  if (elapsedMs < typesAfterMs) return;
  if (elapsedMs < answersAfterMs) {
    return notify(queries, { kind: 'chatTyping', conversationId, personId: student.id });
  }
  const clientId = keyOf(`${conversationId} ${seq} answer`);
  const answer = { conversationId, senderId: student.id, clientId };
  if (!isAway && random.chance(0.12)) return say(() => sayFile(queries, { ...answer, file: somePicture(random) }, now));
  const text = random.pick(isAway ? partings : answers);
  await say(() => sendText(queries, { ...answer, text }, now));
}

/** A group may have closed meanwhile, or have taken the student out. */
async function say(send: () => Promise<unknown>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
