import { randomUUID } from 'node:crypto';
import { minutes } from '@tutor/rules/time/durations';
import { newGroupNumber } from '../../src/chat/open-group.ts';
import type { PersonRow } from '../../src/chat/people.ts';
import { chatConversations, chatEntries, chatFiles, chatMembers } from '../../src/chat/tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { insertRows } from '../../src/database/insert-rows.ts';
import type { ConversationDraft } from './conversation-draft.ts';

/** Somebody in a conversation that is not stored yet. */
interface Member {
  person: PersonRow;
  role?: 'owner' | 'admin' | 'member';
  /** Messages at the end that were not seen yet. */
  unseen?: number;
  isPinned?: boolean;
  isMuted?: boolean;
}

/** A conversation with its log and its people; the first one began it. */
export interface NewConversation {
  draft: ConversationDraft;
  members: Member[];
  /** Of a group. */
  settings?: Partial<typeof chatConversations.$inferInsert> & { name: string };
}

/** Stores conversations with all that was said in them, in a few statements, and returns their ids. */
export async function storeConversations(tx: Queries, given: readonly NewConversation[]): Promise<number[]> {
  const ids = await tx
    .insert(chatConversations)
    .values(given.map(conversationRow))
    .returning({ id: chatConversations.id });
  const withIds = given.map((conversation, index) => ({ ...conversation, conversationId: ids[index]?.id ?? 0 }));
  await insertRows(
    tx,
    chatMembers,
    withIds.flatMap(({ conversationId, draft, members }) =>
      members.map(({ person, role = 'member', unseen = 0, isPinned = false, isMuted = false }) => ({
        conversationId,
        personId: person.id,
        personKind: person.kind,
        role,
        fromSeq: 0,
        readSeq: draft.seq - unseen,
        isPinned,
        isMuted,
      })),
    ),
  );
  const entries = withIds.flatMap(({ conversationId, draft }) =>
    draft.entries.map((entry) => ({ ...entry, conversationId })),
  );
  await insertRows(tx, chatEntries, entries);
  await insertRows(
    tx,
    chatFiles,
    entries.flatMap(({ conversationId, seq, body }) => {
      const reference = referenceIn(body);
      return reference === undefined ? [] : [{ conversationId, seq, reference }];
    }),
  );
  return ids.map(({ id }) => id);
}

function referenceIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('file' in body)) return undefined;
  const { file } = body;
  if (typeof file !== 'object' || file === null || !('path' in file)) return undefined;
  return typeof file.path === 'string' ? file.path : undefined;
}

function conversationRow({ draft, members, settings }: NewConversation): typeof chatConversations.$inferInsert {
  const createdAt = draft.entries[0]?.at ?? new Date(0);
  const lastAt = draft.entries.at(-1)?.at ?? createdAt;
  const ids = members.map(({ person }) => person.id);
  const common = {
    seq: draft.seq,
    createdAt: new Date(createdAt.getTime() - minutes(1)),
    lastAt,
    creatorId: ids[0] ?? 0,
  };
  return settings === undefined
    ? { ...common, kind: 'single', lowPersonId: Math.min(...ids), highPersonId: Math.max(...ids) }
    : { ...common, kind: 'group', clientId: randomUUID(), groupNumber: newGroupNumber(), ...settings };
}
