import { seconds } from '@tutor/rules/time/durations';
import { and, eq, inArray } from 'drizzle-orm';
import { acceptCall, declineCall } from '../../src/calls/answer-call.ts';
import { keepCall } from '../../src/calls/keep-call.ts';
import { leaveCall } from '../../src/calls/leave-call.ts';
import { callPeople, calls, isLive } from '../../src/calls/tables.ts';
import { sendText } from '../../src/chat/send-message.ts';
import { chatConversations, chatPeople } from '../../src/chat/tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { Refusal } from '../../src/http/refusal.ts';
import { randomOf } from '../seeding/random.ts';
import { silentCallWords } from './dialogues.ts';
import { keyOf } from './key-of.ts';
import { isOfSeededTutors } from './of-seeded-tutors.ts';
import { presentPeople } from './presence.ts';

/** A student in a live call, invited or joined. */
interface Part {
  call: typeof calls.$inferSelect;
  isGroup: boolean;
  personId: number;
  peerId: string | null;
}

/**
 * Students in calls with seeded tutors, where nobody is them in another window: they answer, decline or let it ring, and whoever talks hangs up soon and
 * writes why. All of it follows from the call itself, so that of several processes each does the same.
 */
export async function goOnWithCalls(queries: Queries, now: Date): Promise<void> {
  const rows = await queries
    .select({
      call: calls,
      kind: chatConversations.kind,
      personId: callPeople.personId,
      peerId: callPeople.peerId,
    })
    .from(calls)
    .innerJoin(chatConversations, eq(chatConversations.id, calls.conversationId))
    .innerJoin(callPeople, eq(callPeople.callId, calls.id))
    .innerJoin(chatPeople, eq(chatPeople.id, callPeople.personId))
    .where(
      and(
        isLive,
        eq(chatPeople.kind, 'student'),
        inArray(callPeople.state, ['invited', 'joined']),
        isOfSeededTutors(calls.conversationId),
      ),
    );
  if (rows.length === 0) return;
  const present = await presentPeople(queries, now);
  for (const { kind, ...part } of rows.filter(({ personId }) => !present.has(personId))) {
    try {
      await takePart(queries, { ...part, isGroup: kind === 'group' }, now);
    } catch (error) {
      // The call ended meanwhile, or the student is in another one.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

async function takePart(queries: Queries, { call, isGroup, personId, peerId }: Part, now: Date): Promise<void> {
  const random = randomOf(`call ${call.id} of ${personId}`);
  if (peerId === null) return answer(queries, { call, isGroup, personId }, now);
  await keepCall(queries, { callId: call.id, personId, peerId, after: 0 }, now);
  const hangsUpAfterMs = seconds(random.between(6, 10));
  if (call.answeredAt === null || now.getTime() - call.answeredAt.getTime() < hangsUpAfterMs) return;
  await leaveCall(queries, { call, personId, peerId }, now);
  if (isGroup) return;
  const message = { conversationId: call.conversationId, senderId: personId, clientId: keyOf(`${call.id} hung up`) };
  await sendText(queries, { ...message, text: random.pick(silentCallWords) }, now);
}

/** Some answer, some decline, some do not hear it. */
async function answer(queries: Queries, { call, isGroup, personId }: Omit<Part, 'peerId'>, now: Date): Promise<void> {
  const random = randomOf(`answer ${call.id} of ${personId}`);
  const answersAfterMs = seconds(random.between(4, 14));
  const hears = random.chance(0.7);
  // A group goes on talking without those who have no voice.
  const answers = !isGroup && random.chance(0.5);
  if (!hears || now.getTime() - call.startedAt.getTime() < answersAfterMs) return;
  if (!answers) return void (await declineCall(queries, { callId: call.id, personId }, now));
  const peerId = keyOf(`${call.id} ${personId} page`);
  await acceptCall(queries, call.id, { personId, peerId, sessionId: null }, now);
}
