import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { tutors } from '../../src/account/tables.ts';
import { chatMembers, chatPeople } from '../../src/chat/tables.ts';

/**
 * Whether a conversation is the demonstration's own: seeded tutors are in it and no others. In any other nobody is spoken for, whatever
 * the settings say.
 */
export function isOfSeededTutors(conversationId: AnyColumn): SQL {
  return sql`(select coalesce(bool_and(${tutors.isSeeded}), false) from ${chatMembers}
    join ${chatPeople} as member on member.id = ${chatMembers.personId}
    join ${tutors} on ${tutors.tuid} = member.tuid
    where ${chatMembers.conversationId} = ${conversationId} and ${chatMembers.leftAt} is null)`;
}
