import { chatEntrySchema } from '@tutor/rules/chat/chat-entry';
import { conversationRowSchema, conversationSchema } from '@tutor/rules/chat/conversation';
import { z } from 'zod';

const count = z.int().nonnegative();
const rows = { Rows: z.array(conversationRowSchema), TotalUnread: count };

/** Replies of the chat's calls, as far as the client reads them. */
export const conversationsReply = z.object({ ...rows, HasMore: z.boolean() });
export type ConversationsReply = z.output<typeof conversationsReply>;

export const changesReply = z.object({ ...rows, Gone: z.array(z.int()) });
export type ChangesReply = z.output<typeof changesReply>;

export const conversationReply = conversationSchema;

export const entriesReply = z.object({
  Entries: z.array(chatEntrySchema),
  HasBefore: z.boolean(),
  HasAfter: z.boolean(),
  UpTo: count,
  Quoted: z.array(chatEntrySchema).default([]),
});
export type EntriesReply = z.output<typeof entriesReply>;

export const sendReply = z.object({ Entry: chatEntrySchema });
