import { chat as contract } from '@tutor/api/chat/chat';
import { implement } from '@tutor/api/core/implement';
import { readRings } from '../calls/read-calls.ts';
import type { CallContext } from '../http/call-context.ts';
import { invalid } from '../http/refusal.ts';
import { paced } from '../http/take-pace.ts';
import { wireEntry } from './append-entry.ts';
import { chatPaces } from './chat-paces.ts';
import { forwardMessage } from './forward-message.ts';
import { imTokenLifetimeMs, signImToken } from './im-token.ts';
import { openConversation } from './open-conversation.ts';
import { mark, markRead, requireMember } from './own-marks.ts';
import {
  findPersonOfClass,
  type PersonOf,
  requireOwnName,
  requirePerson,
  unknownPerson,
  updatePerson,
  wirePerson,
} from './people.ts';
import { reactToMessage } from './react-to-message.ts';
import { readContacts, requireKnown, saveRemark } from './read-contacts.ts';
import { readConversation } from './read-conversation.ts';
import { readChanges, readConversations, totalUnread } from './read-conversations.ts';
import { readEntries } from './read-entries.ts';
import { recallMessage } from './recall-message.ts';
import { readTemplates, removeTemplate, saveTemplate } from './reply-templates.ts';
import { readScheduled, schedule, unschedule } from './scheduled-messages.ts';
import { searchMessages } from './search-messages.ts';
import { sendFile } from './send-file.ts';
import { sendText } from './send-message.ts';

/** Path of the chat's hub on this backend. */
export const chatHubPath = '/hubs/chat';

export interface ChatOptions {
  /** Who calls; throws for whoever may not chat. */
  personOf: PersonOf;
  /** By which tokens of the hub are signed. */
  hubKey: Buffer;
}

/** The chat of whoever `personOf` says the caller is. */
export function chatEndpoints({ personOf, hubKey }: ChatOptions) {
  const endpoints = implement<typeof contract, CallContext>(contract, {
    domain: async (context) => {
      await personOf(context);
      return { body: { Domain: chatHubPath } };
    },

    loginInfo: async (context) => {
      const person = await personOf(context);
      const TotalUnread = await totalUnread(context.queries, person.id);
      const { nickname, email } = person;
      return { body: { ...wirePerson(person), nickname, email, TotalUnread } };
    },

    token: async (context) => {
      const { id: personId } = await personOf(context);
      const { session, now } = context;
      const expiresAt = session?.expiresAt ?? new Date(now.getTime() + imTokenLifetimeMs);
      const Token = signImToken({ personId, sessionId: session?.id ?? null, expiresAt }, hubKey);
      return { body: { Token, ExpiresTime: expiresAt.toISOString() } };
    },

    conversations: async (context) => {
      const { id } = await personOf(context);
      const { queries, body } = context;
      const rows = await readConversations(queries, id, {
        after: body.After,
        search: body.Search,
        isUnreadOnly: body.UnreadOnly,
        limit: body.Count + 1,
      });
      return {
        body: {
          Rows: rows.slice(0, body.Count),
          HasMore: rows.length > body.Count,
          TotalUnread: await totalUnread(queries, id),
        },
      };
    },

    changes: async (context) => {
      const { id } = await personOf(context);
      const changes = await readChanges(context.queries, id, context.body.Known);
      return { body: { ...changes, TotalUnread: await totalUnread(context.queries, id) } };
    },

    unread: async (context) => {
      const { id } = await personOf(context);
      const { queries, now } = context;
      const rings = await readRings(queries, [id], now);
      return { body: { TotalUnread: await totalUnread(queries, id), Rings: rings.get(id) ?? [] } };
    },

    conversation: async (context) => {
      const person = await personOf(context);
      return { body: await readConversation(context.queries, person, context.body.ConversationId, context.now) };
    },

    entries: async (context) => {
      const { id } = await personOf(context);
      const { ConversationId, ...wanted } = context.body;
      const member = await requireMember(context.queries, ConversationId, id);
      return { body: await readEntries(context.queries, member, wanted) };
    },

    send: async (context) => {
      const person = await personOf(context);
      const { queries, now, body } = context;
      const { Text: text, FilePath: path, Forward: forward } = body;
      const message = {
        conversationId: body.ConversationId,
        senderId: person.id,
        clientId: body.ClientId,
        quote: body.Quote,
      };
      if ([text, path, forward].filter((said) => said !== undefined).length !== 1) {
        throw invalid('Text', 'one of a text, a file and a message to be forwarded is sent');
      }
      if (forward !== undefined) {
        const source = { conversationId: forward.ConversationId, seq: forward.Seq };
        return { body: { Entry: wireEntry(await forwardMessage(queries, { ...message, source }, now)) } };
      }
      const entry =
        path === undefined
          ? await sendText(
              queries,
              { ...message, text: text ?? '', mentions: body.Mentions, mentionsAll: body.MentionsAll },
              now,
            )
          : await sendFile(queries, person, { ...message, path }, now);
      return { body: { Entry: wireEntry(entry) } };
    },

    recall: async (context) => {
      const { id: personId } = await personOf(context);
      const { queries, now, body } = context;
      await recallMessage(queries, { conversationId: body.ConversationId, personId, seq: body.Seq }, now);
      return { body: true };
    },

    react: async (context) => {
      const { id: personId } = await personOf(context);
      const { queries, now, body } = context;
      const { ConversationId: conversationId, Seq: seq, Emoji: emoji, IsOn: isOn } = body;
      await reactToMessage(queries, { conversationId, personId, seq, emoji, isOn }, now);
      return { body: true };
    },

    read: async (context) => {
      const { id: personId } = await personOf(context);
      const { queries, body } = context;
      const membership = { conversationId: body.ConversationId, personId };
      const { unread, version } = await markRead(queries, membership, body.UpTo);
      return { body: { Unread: unread, Version: version, TotalUnread: await totalUnread(queries, personId) } };
    },

    mark: async (context) => {
      const { id: personId } = await personOf(context);
      const { queries, body } = context;
      const { ConversationId: conversationId, IsMuted: isMuted, IsPinned: isPinned, IsUnread: isMarkedUnread } = body;
      const Version = await mark(queries, { conversationId, personId }, { isMuted, isPinned, isMarkedUnread });
      return { body: { Version, TotalUnread: await totalUnread(queries, personId) } };
    },

    search: async (context) => {
      const { id } = await personOf(context);
      return { body: await searchMessages(context.queries, id, context.body) };
    },

    contacts: async (context) => {
      const person = await personOf(context);
      const { Search: search, PageIndex: pageIndex } = context.body;
      return { body: await readContacts(context.queries, person, { search, pageIndex }) };
    },

    open: async (context) => {
      const person = await personOf(context);
      const { queries, now, body } = context;
      if ((body.PersonId === undefined) === (body.ClassId === undefined)) {
        throw invalid('PersonId', 'a person or a class is asked for, not both');
      }
      const other =
        body.PersonId === undefined
          ? await findPersonOfClass(queries, person, body.ClassId ?? 0)
          : await requirePerson(queries, body.PersonId);
      if (other === undefined) throw unknownPerson();
      return { body: { ConversationId: await openConversation(queries, person, other, now) } };
    },

    remark: async (context) => {
      const person = await personOf(context);
      const { queries, body } = context;
      const { id: aboutId } = await requireKnown(queries, person, body.PersonId);
      await saveRemark(queries, { personId: person.id, aboutId, remark: body.Remark });
      return { body: true };
    },

    profile: async (context) => {
      const person = await personOf(context);
      const { Nickname: nickname, Email: email } = context.body;
      await requireOwnName(context.queries, person, nickname);
      await updatePerson(context.queries, person, { nickname, email });
      return { body: true };
    },

    scheduled: async (context) => {
      const { id } = await personOf(context);
      return { body: await readScheduled(context.queries, id, context.body.ConversationId) };
    },

    schedule: async (context) => {
      const { id: senderId } = await personOf(context);
      const { queries, now, body } = context;
      const { ConversationId: conversationId, ClientId: clientId, Text: text } = body;
      const { Quote: quote, Mentions: mentions, MentionsAll: mentionsAll } = body;
      const said = { conversationId, senderId, clientId, text, quote, mentions, mentionsAll };
      return { body: await schedule(queries, { ...said, sendAt: new Date(body.SendAt) }, now) };
    },

    unschedule: async (context) => {
      const { id } = await personOf(context);
      await unschedule(context.queries, id, context.body.Id);
      return { body: true };
    },

    templates: async (context) => {
      const { id } = await personOf(context);
      return { body: await readTemplates(context.queries, id) };
    },

    saveTemplate: async (context) => {
      const { id: personId } = await personOf(context);
      const { Key: key, Text: text } = context.body;
      await saveTemplate(context.queries, { personId, key, text }, context.now);
      return { body: true };
    },

    removeTemplate: async (context) => {
      const { id } = await personOf(context);
      await removeTemplate(context.queries, id, context.body.Key);
      return { body: true };
    },
  });
  return paced(endpoints, contract, chatPaces, async (context) => (await personOf(context)).id);
}
