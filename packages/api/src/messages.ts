import { messageUpdatesSchema, systemMessageSchema, unreadCountSchema } from '@tutor/rules/messages/message';
import { messageKinds } from '@tutor/rules/messages/message-kinds';
import { z } from 'zod';
import { area, post } from './core/endpoint.ts';
import { ignored } from './core/wire.ts';

const messageId = z.coerce.number().int().positive();

/** System messages and unread counts (specification, core §7 'Tutor communication' and 'Messages'). */
export const messages = area('/api/Message', {
  systemMessages: post('/api/tutorcomm/TutorSysMsg', {
    summary: 'System messages that are still to be read, newest first.',
    reply: z.array(systemMessageSchema),
  }),
  readSystemMessage: post('/api/tutorcomm/ReadSysMsg', {
    summary: 'Marks a system message as read. Reading twice changes nothing.',
    query: z.object({ Mid: messageId }),
    reply: ignored,
  }),
  list: post('GetMessageList', {
    summary: 'Messages of one kind, or of all, newest first, a page at a time.',
    query: z.object({
      kind: z.enum(messageKinds).optional(),
      pageIndex: z.coerce.number().int().min(1),
      pageSize: z.coerce.number().int().min(1).max(100),
    }),
    reply: z.object({ total: z.int().nonnegative(), items: z.array(systemMessageSchema) }),
    assumed: true,
  }),
  byId: post('GetMessageById', {
    summary: 'One message of the tutor.',
    query: z.object({ mid: messageId }),
    reply: systemMessageSchema,
    assumed: true,
  }),
  unreadCount: post('/api/Account/GetTotalUnreadMessageCount', {
    summary: 'Unread messages: total and by kind.',
    reply: unreadCountSchema,
    assumed: true,
  }),
  updates: post('GetMessagesSince', {
    summary:
      'What changed after a cursor (at most 500 messages and 500 events, oldest change first), with the cursor to go on from.',
    query: z.object({ seq: z.coerce.number().int().nonnegative() }),
    reply: messageUpdatesSchema,
    assumed: true,
  }),
});
