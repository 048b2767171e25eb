import {
  bulkChangeSchema,
  messageChangeSchema,
  messageUpdatesSchema,
  readFilterSchema,
  systemMessageSchema,
  unreadCountSchema,
} from '@tutor/rules/messages/message';
import { messageKinds, messageSources } from '@tutor/rules/messages/message-kinds';
import { searchMax } from '@tutor/rules/messages/search';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { flag } from '../core/wire.ts';

const messageId = z.coerce.number().int().positive();

/** The service may say what changed; one that says nothing, or something else, is understood too. */
const maybeChange = messageChangeSchema.optional().catch(undefined);

/** The tutor's messages and unread counts (specification, core §7 'Tutor communication' and 'Messages'). */
export const messages = area('/api/Message', {
  systemMessages: post('/api/tutorcomm/TutorSysMsg', {
    summary: 'System messages that are still to be read; those that open by themselves first, then newest first.',
    reply: z.array(systemMessageSchema),
  }),
  readSystemMessage: post('/api/tutorcomm/ReadSysMsg', {
    summary: 'Marks a message as read, or a compulsory warning as agreed to. Reading twice changes nothing.',
    query: z.object({ Mid: messageId }),
    reply: maybeChange,
  }),
  unreadMessage: post('UnreadMessage', {
    summary: 'Marks a message as unread again. What was answered stays answered (ErrorCode 103).',
    query: z.object({ Mid: messageId }),
    reply: maybeChange,
    assumed: true,
  }),
  readAll: post('ReadAllMessages', {
    summary: 'Marks all messages of a filter as read whose seq is at most UpTo, but for those that wait for an answer.',
    body: readFilterSchema.extend({ UpTo: z.int().nonnegative() }),
    reply: bulkChangeSchema,
    assumed: true,
  }),
  undoReadAll: post('UndoReadAllMessages', {
    summary: 'Takes a ReadAllMessages back, by its seq. A second time changes nothing.',
    body: z.object({ Seq: z.int().positive() }),
    reply: bulkChangeSchema,
    assumed: true,
  }),
  list: post('GetMessageList', {
    summary: 'Messages newest first, of one kind or source, unread ones only, or by words; older than one of them.',
    query: z.object({
      kind: z.enum(messageKinds).optional(),
      source: z.enum(messageSources).optional(),
      unread: z.stringbool().optional(),
      search: z.string().max(searchMax).optional(),
      /** Where the page before ended: sentTime and mid of its last message. */
      beforeTime: z.iso.datetime().max(40).optional(),
      beforeMid: messageId.optional(),
      pageSize: z.coerce.number().int().min(1).max(100),
    }),
    /** `total` counts the filter's messages in all; `hasOlder` says whether some are older than these. */
    reply: z
      .object({ total: z.int().nonnegative().nullish(), items: z.array(systemMessageSchema), hasOlder: flag })
      .transform((page) => ({ ...page, total: page.total ?? page.items.length })),
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
