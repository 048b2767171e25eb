import { and, eq, exists, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import { chatConversations, chatFiles, chatMembers, chatPeople } from '../chat/tables.ts';
import type { Queries } from '../database/database.ts';
import { type FileOwner, isOwnedBy } from './file-owner.ts';
import { files } from './tables.ts';
import type { StoredFile } from './take-file.ts';

/**
 * A file that somebody may read: an own one, one that was sent to a conversation which the reader is in and was not recalled
 * there, and the pictures of such a group and of the chat's people. Undefined for any other.
 */
export async function findReadable(
  queries: Queries,
  reader: FileOwner,
  reference: string,
): Promise<StoredFile | undefined> {
  const isReader = inArray(chatMembers.personId, personOf(queries, reader));
  const sent = queries
    .select({ one: sql`1` })
    .from(chatFiles)
    .innerJoin(chatMembers, eq(chatMembers.conversationId, chatFiles.conversationId))
    .where(
      and(
        eq(chatFiles.reference, files.reference),
        isReader,
        isNull(chatMembers.leftAt),
        lt(chatMembers.fromSeq, chatFiles.seq),
      ),
    );
  const ofGroup = queries
    .select({ one: sql`1` })
    .from(chatConversations)
    .innerJoin(chatMembers, eq(chatMembers.conversationId, chatConversations.id))
    .where(and(eq(chatConversations.avatar, files.reference), isReader, isNull(chatMembers.leftAt)));
  const ofPerson = and(
    exists(personOf(queries, reader)),
    exists(queries.select({ one: sql`1` }).from(chatPeople).where(eq(chatPeople.avatar, files.reference))),
  );
  const [file] = await queries
    .select()
    .from(files)
    .where(and(eq(files.reference, reference), or(isOwnedBy(files, reader), exists(sent), exists(ofGroup), ofPerson)));
  return file;
}

/** The reader as a person of the chat, where it may chat. */
function personOf(queries: Queries, { tuid, personId }: FileOwner) {
  return queries
    .select({ id: chatPeople.id })
    .from(chatPeople)
    .leftJoin(tutors, eq(tutors.tuid, chatPeople.tuid))
    .where(
      tuid === null ? eq(chatPeople.id, personId) : and(eq(chatPeople.tuid, tuid), eq(tutors.isChatAuthorized, true)),
    );
}
