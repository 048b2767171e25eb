import { callActions } from '@tutor/rules/calls/call-message';
import { groupSettingsSchema } from '@tutor/rules/chat/conversation';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readCalls } from '../../src/calls/read-calls.ts';
import { calls, isLive } from '../../src/calls/tables.ts';
import { appendEntry, lockConversation } from '../../src/chat/append-entry.ts';
import { beginConversation } from '../../src/chat/open-conversation.ts';
import {
  makeContacts,
  type PersonRow,
  requirePerson,
  requirePersonOfTutor,
  requireStaff,
} from '../../src/chat/people.ts';
import { chatConversations, chatEntries, chatPeople } from '../../src/chat/tables.ts';
import { classes } from '../../src/classes/tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { notify } from '../../src/database/notice.ts';
import { invalid } from '../../src/http/refusal.ts';
import type { OnControl } from '../control/control-call.ts';
import { openMany, sayMany } from './bulk-chat.ts';
import type { CallAs } from './call-as.ts';
import { ConversationDraft } from './conversation-draft.ts';
import { sayFile } from './say-file.ts';
import { chatFileOf, seedFiles } from './seed-files.ts';
import { storeConversations } from './store-conversations.ts';

const id = z.int().positive();
const inConversation = { conversationId: id };
const someone = { ...inConversation, personId: id };

const groupRequest = z.object({
  name: z.string().min(1),
  owner: id.optional(),
  admins: z.array(id).default([]),
  members: z.array(id).default([]),
  settings: groupSettingsSchema.omit({ name: true }).partial().default({}),
});
const callRequest = z.object({
  ...someone,
  actionType: z.enum(callActions),
  call_type: z.int().default(2),
  call_end: z.number().optional(),
  line_busy: z.int().optional(),
});

interface ControlChatOptions {
  queries: Queries;
  callAs: CallAs;
  now: () => Date;
}

/** Control calls of the chat: who is there, any call of the contract as any of them, and what the service itself says. */
export function controlChat(on: OnControl, { queries, callAs, now }: ControlChatOptions): void {
  on('/chat/people', z.object({ tuid: id }), async ({ tuid }) => {
    const tutor = await requirePersonOfTutor(queries, tuid);
    await makeContacts(queries, tutor);
    const { id: personId, name, stuUid } = chatPeople;
    const students = await queries
      .select({ id: personId, name, stuUid })
      .from(chatPeople)
      .where(inArray(stuUid, queries.select({ of: classes.stuUid }).from(classes).where(eq(classes.tuid, tuid))))
      .orderBy(asc(personId));
    const [adviser, support] = [await requireStaff(queries, 'adviser'), await requireStaff(queries, 'support')];
    return { tutor: tutor.id, students, adviser: adviser.id, support: support.id };
  });

  // Says, recalls, reacts, leaves, removes: whatever the contract has.
  on('/chat/as', z.object({ personId: id, call: z.string(), body: z.unknown() }), async ({ personId, call, body }) => ({
    body: await callAs(await requirePerson(queries, personId), { name: call, body }),
  }));

  on('/chat/open', z.object({ people: z.tuple([id, id]) }), async ({ people: [one, other] }) => {
    const [person, with_] = [await requirePerson(queries, one), await requirePerson(queries, other)];
    return { conversationId: await queries.transaction((tx) => beginConversation(tx, person, with_, now())) };
  });

  on('/chat/group', groupRequest, async ({ name, owner, admins, members, settings }) => {
    const draft = new ConversationDraft(now());
    const first = owner === undefined ? await requireStaff(queries, 'adviser') : await requirePerson(queries, owner);
    const others = await Promise.all([...admins, ...members].map((personId) => requirePerson(queries, personId)));
    draft.people({ by: first.id, minutesAgo: 0 }, { action: 'created', people: others.map(named) });
    const group = {
      draft,
      settings: { name, ...settings },
      members: [
        { person: first, role: 'owner' as const },
        ...others.map((person) => ({
          person,
          role: admins.includes(person.id) ? ('admin' as const) : ('member' as const),
        })),
      ],
    };
    return queries.transaction(async (tx) => {
      const [conversationId = 0] = await storeConversations(tx, [group]);
      await notify(tx, { kind: 'chat', conversationId, seq: draft.seq });
      return { conversationId };
    });
  });

  const fileRequest = z.object({ ...someone, file: z.enum(['house', 'balloons', 'homework']), clientId: z.uuid() });
  on('/chat/file', fileRequest, async ({ personId, file, ...message }) => {
    const { seq } = await sayFile(
      queries,
      { ...message, senderId: personId, file: chatFileOf(seedFiles[file]) },
      now(),
    );
    return { seq };
  });

  on('/chat/typing', z.object(someone), async (typing) => {
    await notify(queries, { kind: 'chatTyping', ...typing });
    return {};
  });

  const notice = z.object({
    ...inConversation,
    type: z.string(),
    fields: z.record(z.string(), z.union([z.string(), z.number()])),
  });
  on('/chat/notice', notice, async ({ conversationId, ...body }) =>
    append(queries, { conversationId, senderId: null, kind: 'notice', body }, now()),
  );

  on('/chat/call-message', callRequest, async ({ conversationId, personId, ...body }) =>
    append(queries, { conversationId, senderId: personId, kind: 'call', body }, now()),
  );

  const many = z.object({ ...inConversation, count: z.int().min(1).max(200_000), unread: z.int().min(0).default(0) });
  on('/chat/messages', many, async (messages) => ({
    seq: await queries.transaction((tx) => sayMany(tx, messages, now())),
  }));

  on('/chat/conversations', z.object({ tuid: id, count: z.int().min(1).max(5_000) }), async ({ tuid, count }) => {
    const tutor = await requirePersonOfTutor(queries, tuid);
    return { conversationIds: await queries.transaction((tx) => openMany(tx, tutor, count, now())) };
  });

  on('/chat/calls', z.object(inConversation), async ({ conversationId }) => {
    const rows = await queries
      .select({ id: calls.id })
      .from(calls)
      .where(eq(calls.conversationId, conversationId))
      .orderBy(asc(calls.id));
    return {
      calls: await readCalls(
        queries,
        rows.map((row) => row.id),
      ),
    };
  });

  on('/chat/age-call', z.object({ callId: id, seconds: z.number().positive() }), async ({ callId, seconds }) => {
    const by = sql`make_interval(secs => ${seconds})`;
    const aged = await queries
      .update(calls)
      .set({
        startedAt: sql`${calls.startedAt} - ${by}`,
        ringsUntil: sql`${calls.ringsUntil} - ${by}`,
        answeredAt: sql`${calls.answeredAt} - ${by}`,
      })
      .where(and(eq(calls.id, callId), isLive))
      .returning({ id: calls.id });
    if (aged.length === 0) throw invalid('callId', 'is no call that goes on');
    return {};
  });

  // What was said before it ages with it: the times of a conversation never go back.
  on('/chat/age', z.object({ ...inConversation, seq: id, seconds: z.number().positive() }), async (request) => {
    const { conversationId, seq, seconds } = request;
    const by = sql`make_interval(secs => ${seconds})`;
    const aged = await queries
      .update(chatEntries)
      .set({ at: sql`${chatEntries.at} - ${by}` })
      .where(and(eq(chatEntries.conversationId, conversationId), lte(chatEntries.seq, seq)))
      .returning({ seq: chatEntries.seq });
    if (!aged.some((entry) => entry.seq === seq)) throw invalid('seq', 'is no entry of the conversation');
    await queries
      .update(chatConversations)
      .set({ createdAt: sql`${chatConversations.createdAt} - ${by}` })
      .where(eq(chatConversations.id, conversationId));
    return {};
  });
}

function append(queries: Queries, entry: Parameters<typeof appendEntry>[1], now: Date): Promise<{ seq: number }> {
  return queries.transaction(async (tx) => {
    if ((await lockConversation(tx, entry.conversationId)) === undefined) throw invalid('conversationId', 'is none');
    const { seq } = await appendEntry(tx, entry, now);
    return { seq };
  });
}

function named({ id: personId, shownName }: PersonRow): { id: number; name: string } {
  return { id: personId, name: shownName };
}
