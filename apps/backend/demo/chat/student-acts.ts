import { callTypes } from '@tutor/rules/calls/call-types';
import { inviteToCall } from '../../src/calls/invite-to-call.ts';
import { readBusy } from '../../src/calls/line-busy.ts';
import { appendEntry, lockConversation } from '../../src/chat/append-entry.ts';
import { beginConversation } from '../../src/chat/open-conversation.ts';
import { type PersonRow, requirePersonOfTutor, requireStaff } from '../../src/chat/people.ts';
import { readConversations, totalUnread } from '../../src/chat/read-conversations.ts';
import { sendText } from '../../src/chat/send-message.ts';
import type { Queries } from '../../src/database/database.ts';
import { Refusal } from '../../src/http/refusal.ts';
import type { Random } from '../seeding/random.ts';
import { openings } from './dialogues.ts';
import { keyOf } from './key-of.ts';
import { presentPeople } from './presence.ts';
import { sayFile } from './say-file.ts';
import { somePicture } from './seed-files.ts';

/** Nobody goes on writing to a tutor who does not read. */
const unreadMax = 12;

interface Act {
  tuid: number;
  random: Random;
  now: Date;
}

/** A student writes to the tutor out of nothing, now and then with a picture. */
export async function studentWrites(tx: Queries, { tuid, random, now }: Act): Promise<void> {
  const tutor = await findChatting(tx, tuid);
  if (tutor === undefined || (await totalUnread(tx, tutor.id)) >= unreadMax) return;
  const present = await presentPeople(tx, now);
  const rows = (await readConversations(tx, tutor.id, { limit: 30 })).filter(
    ({ kind, personKind, personId, unread }) =>
      kind === 'single' && personKind === 'student' && unread < 2 && !present.has(personId ?? 0),
  );
  if (rows.length === 0) return;
  const { id: conversationId, personId, seq } = random.pick(rows);
  const message = { conversationId, senderId: personId ?? 0, clientId: keyOf(`${conversationId} ${seq} opening`) };
  if (random.chance(0.15)) await sayFile(tx, { ...message, file: somePicture(random) }, now);
  else await sendText(tx, { ...message, text: random.pick(openings) }, now);
}

/** A student calls the tutor, who is free. Whether anybody answers is up to the tutor: `goOnWithCalls` is the student meanwhile. */
export async function studentRings(tx: Queries, { tuid, random, now }: Act): Promise<void> {
  const tutor = await findChatting(tx, tuid);
  if (tutor === undefined || (await totalUnread(tx, tutor.id)) >= unreadMax) return;
  const present = await presentPeople(tx, now);
  const rows = (await readConversations(tx, tutor.id, { limit: 30 })).filter(
    ({ kind, personKind, personId, unread }) =>
      kind === 'single' && personKind === 'student' && unread === 0 && !present.has(personId ?? 0),
  );
  if (rows.length === 0) return;
  const { id: conversationId, personId, seq } = random.pick(rows);
  const callType = random.between(callTypes.audio, callTypes.video);
  if (personId === null || (await readBusy(tx, [tutor.id, personId], now)).size > 0) return;
  const key = keyOf(`${conversationId} ${seq} call`);
  await inviteToCall(tx, { conversationId, personId, callType, clientId: key, peerId: key, sessionId: null }, now);
}

/** Tutor Support says something of a class that is near. */
export async function supportNotifies(
  tx: Queries,
  { tuid, now, lesson }: Act & { lesson: { clid: number; startsAt: Date } },
): Promise<void> {
  const tutor = await findChatting(tx, tuid);
  if (tutor === undefined || (await totalUnread(tx, tutor.id)) >= unreadMax) return;
  const support = await requireStaff(tx, 'support');
  const conversationId = await beginConversation(tx, tutor, support, now);
  await lockConversation(tx, conversationId);
  const fields = { classId: lesson.clid, classTime: lesson.startsAt.toISOString(), classType: 'Normal' };
  const body = { type: 'ClassReminder', fields };
  await appendEntry(tx, { conversationId, senderId: support.id, kind: 'notice', body }, now);
}

/** The tutor in the chat; undefined where it may not chat. */
async function findChatting(tx: Queries, tuid: number): Promise<PersonRow | undefined> {
  try {
    return await requirePersonOfTutor(tx, tuid);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
