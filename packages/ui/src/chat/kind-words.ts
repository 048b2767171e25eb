import type { ConversationRow } from '@tutor/rules/chat/conversation';

/** What a person of the chat is to the company, by which people of equal names are told apart. */
export const kindWords = { tutor: 'Teacher', student: 'Student', staff: 'Staff' } as const;

/** The kind of the other person of a conversation of two; undefined of a group, and where it is not known. */
export function kindOfOther({ personKind }: Pick<ConversationRow, 'personKind'>): string | undefined {
  return personKind === 'tutor' || personKind === 'student' || personKind === 'staff'
    ? kindWords[personKind]
    : undefined;
}
