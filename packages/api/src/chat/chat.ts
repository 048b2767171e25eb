import { ringSchema } from '@tutor/rules/calls/ring';
import { chatEntrySchema } from '@tutor/rules/chat/chat-entry';
import { chatProfileSchema, contactRemark, messageText } from '@tutor/rules/chat/chat-forms';
import { conversationPageSize, entriesMax, knownConversationsMax } from '@tutor/rules/chat/chat-limits';
import { chatPersonSchema } from '@tutor/rules/chat/chat-person';
import { conversationRowSchema, conversationSchema } from '@tutor/rules/chat/conversation';
import { searchMax } from '@tutor/rules/messages/search';
import { typedText } from '@tutor/rules/shell/typed-text';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { flag, ignored, instant, text, uploadOf } from '../core/wire.ts';

const id = z.int().positive();
/** Numbers of entries are kept in 32 bits. */
const seqMax = 2_147_483_647;
const seq = z.int().positive().max(seqMax);
const count = z.int().nonnegative().max(seqMax);
const inConversation = { ConversationId: id };
/** The sender's own key of a message: a repeat with the same key is the same message. */
const clientId = z.uuid();

/** Of a message: the one that it answers, and who is mentioned in it. */
const aimed = {
  Quote: seq.optional(),
  Mentions: z.array(id).max(50).optional(),
  MentionsAll: z.boolean().optional(),
};

const soughtText = z
  .string()
  .min(1)
  .max(searchMax)
  .transform(typedText)
  .refine((sought) => sought !== '', { error: 'nothing to search for' });

const rows = {
  Rows: z.array(conversationRowSchema),
  /** Unread messages of all conversations that are not muted. */
  TotalUnread: count,
};

const hit = z.object({
  Entry: chatEntrySchema,
  ConversationName: text,
  SenderName: text,
});
export type ChatHit = z.output<typeof hit>;

const contact = chatPersonSchema.extend({
  /** The conversation with them, where there is one. */
  ConversationId: id.nullish(),
  /** The caller's own remark on them. */
  Remark: text,
});
export type ChatContact = z.output<typeof contact>;

const scheduled = z.object({
  Id: id,
  ConversationId: id,
  Text: z.string(),
  Quote: seq.nullish(),
  Mentions: z.array(id).default([]),
  MentionsAll: flag,
  SendAt: instant,
  Failure: text,
});
export type ScheduledMessage = z.output<typeof scheduled>;

const replyTemplate = z.object({ Key: clientId, Text: z.string() });
export type ReplyTemplate = z.output<typeof replyTemplate>;

/** Chatting (specification, growth §7 'Chat'). GetAimDomain, LoginInfo and GetImToken are its; all shapes are assumed. */
export const chat = area('/api/IM', {
  domain: post('GetAimDomain', {
    summary: "Address of the chat's hub: a path of the service or a whole address.",
    reply: z.object({ Domain: z.string() }),
  }),
  loginInfo: post('LoginInfo', {
    summary:
      "The caller as a person of the chat. 'Your account is not authorized to use IM chat' where it is none (101).",
    reply: chatPersonSchema.extend({ nickname: text, email: text, TotalUnread: count }),
  }),
  token: post('GetImToken', {
    summary: "A token for the chat's hub; it ends with the session.",
    reply: z.object({ Token: z.string(), ExpiresTime: instant }),
  }),
  conversations: post('GetConversations', {
    summary: 'The conversations of the caller: pinned ones first, then those where something was said last.',
    body: z.object({
      /** Where the page before ended: isPinned, activeAt and id of its last row. */
      After: z.object({ isPinned: z.boolean(), activeAt: z.iso.datetime().max(40), id }).optional(),
      Count: z.int().min(1).max(100).default(conversationPageSize),
      Search: z.string().max(searchMax).optional(),
      UnreadOnly: z.boolean().optional(),
    }),
    reply: z.object({ ...rows, HasMore: flag }),
    assumed: true,
  }),
  changes: post('GetConversationChanges', {
    summary:
      'Of the known conversations [id, seq, version] those that moved on, those that are new, and those that are gone.',
    body: z.object({ Known: z.array(z.tuple([id, count, count])).max(knownConversationsMax) }),
    reply: z.object({ ...rows, Gone: z.array(id) }),
    assumed: true,
  }),
  unread: post('GetUnreadCount', {
    summary: 'Unread messages of all conversations that are not muted, and calls that ring for the caller now.',
    reply: z.object({ TotalUnread: count, Rings: z.array(ringSchema).default([]) }),
    assumed: true,
  }),
  conversation: post('GetConversation', {
    summary: 'A conversation with its people and settings.',
    body: z.object(inConversation),
    reply: conversationSchema,
    assumed: true,
  }),
  entries: post('GetEntries', {
    summary:
      'Entries in order of their numbers: the last ones, those before or after a number, around one, or from an instant on. UpTo is the last number at that moment.',
    body: z.object({
      ...inConversation,
      Before: seq.optional(),
      After: count.optional(),
      Around: seq.optional(),
      From: z.iso.datetime({ offset: true }).max(40).optional(),
      Count: z.int().min(1).max(entriesMax).optional(),
    }),
    reply: z.object({
      Entries: z.array(chatEntrySchema),
      HasBefore: flag,
      HasAfter: flag,
      UpTo: count,
      /** Messages that are quoted by these and lie outside of them. */
      Quoted: z.array(chatEntrySchema).default([]),
    }),
    assumed: true,
  }),
  send: post('SendMessage', {
    summary:
      'Says something: a text, an uploaded file, or a message of another conversation once more. A repeat with the same ClientId answers with the same entry.',
    body: z.object({
      ...inConversation,
      ClientId: clientId,
      Text: messageText.optional(),
      FilePath: uploadOf('Attachment').optional(),
      /** A text or file that the caller can read and that was not recalled. Its file is from then on readable here, too. */
      Forward: z.object({ ...inConversation, Seq: seq }).optional(),
      ...aimed,
    }),
    reply: z.object({ Entry: chatEntrySchema }),
    assumed: true,
  }),
  recall: post('RecallMessage', {
    summary: 'Takes an own message back within two minutes. A second time changes nothing.',
    body: z.object({ ...inConversation, Seq: seq }),
    reply: ignored,
    assumed: true,
  }),
  react: post('ReactToMessage', {
    summary: 'Puts an emoji to a message, or takes it away. What is so already stays.',
    body: z.object({ ...inConversation, Seq: seq, Emoji: z.string().min(1).max(40), IsOn: z.boolean() }),
    reply: ignored,
    assumed: true,
  }),
  read: post('ReadConversation', {
    summary: 'Everything up to a number was seen. A lower one than before changes nothing.',
    body: z.object({ ...inConversation, UpTo: count }),
    reply: z.object({ Unread: count, TotalUnread: count, Version: count }),
    assumed: true,
  }),
  mark: post('MarkConversation', {
    summary: 'Mutes a conversation, pins it or marks it as unread, or ends it. One that is opened is unread no more.',
    body: z.object({
      ...inConversation,
      IsMuted: z.boolean().optional(),
      IsPinned: z.boolean().optional(),
      IsUnread: z.boolean().optional(),
    }),
    reply: z.object({ Version: count, TotalUnread: count }),
    assumed: true,
  }),
  search: post('SearchMessages', {
    summary: 'Messages with all the words, newest first: in one conversation or in all of the caller.',
    body: z.object({
      Text: soughtText,
      ConversationId: id.optional(),
      /** Where the page before ended: instant, conversation and number of its last hit. */
      Before: z.object({ at: z.iso.datetime().max(40), conversationId: id, seq }).optional(),
    }),
    reply: z.object({ Hits: z.array(hit), HasMore: flag }),
    assumed: true,
  }),
  contacts: post('GetContacts', {
    summary: 'People whom the caller may write to: students of the own classes, and staff.',
    body: z.object({ Search: z.string().max(searchMax).optional(), PageIndex: z.int().min(1).max(1_000).default(1) }),
    reply: z.object({ People: z.array(contact), HasMore: flag }),
    assumed: true,
  }),
  open: post('OpenConversation', {
    summary:
      'The conversation with a person, which begins where there was none: by person, or the student of an own class.',
    body: z.object({ PersonId: id.optional(), ClassId: id.optional() }),
    reply: z.object({ ConversationId: id }),
    assumed: true,
  }),
  remark: post('SaveContactRemark', {
    summary: "The caller's own remark on a person; an empty one takes it away.",
    body: z.object({ PersonId: id, Remark: contactRemark }),
    reply: ignored,
    assumed: true,
  }),
  profile: post('SaveChatProfile', {
    summary: 'Nickname and e-mail of the caller in the chat.',
    body: z.object({ Nickname: chatProfileSchema.shape.nickname, Email: chatProfileSchema.shape.email }),
    reply: ignored,
    assumed: true,
  }),
  scheduled: post('GetScheduledMessages', {
    summary: 'What the caller has left with the service to be sent later in a conversation.',
    body: z.object(inConversation),
    reply: z.array(scheduled),
    assumed: true,
  }),
  schedule: post('ScheduleMessage', {
    summary:
      'Leaves a text with the service to be sent at an instant. A repeat with the same ClientId changes nothing.',
    body: z.object({
      ...inConversation,
      ClientId: clientId,
      Text: messageText,
      ...aimed,
      SendAt: z.iso.datetime({ offset: true }).max(40),
    }),
    reply: scheduled,
    assumed: true,
  }),
  unschedule: post('CancelScheduledMessage', {
    summary: 'Takes back what was to be sent later. 103 where it was sent already.',
    body: z.object({ Id: id }),
    reply: ignored,
    assumed: true,
  }),
  templates: post('GetReplyTemplates', {
    summary: "The caller's own texts at hand for messages, the oldest first.",
    reply: z.array(replyTemplate),
    assumed: true,
  }),
  saveTemplate: post('SaveReplyTemplate', {
    summary: "Keeps one of the caller's own texts, or changes it: the key says which.",
    body: z.object({ Key: clientId, Text: messageText }),
    reply: ignored,
    assumed: true,
  }),
  removeTemplate: post('RemoveReplyTemplate', {
    summary: "Takes one of the caller's own texts away. A second time changes nothing.",
    body: z.object({ Key: clientId }),
    reply: ignored,
    assumed: true,
  }),
});
