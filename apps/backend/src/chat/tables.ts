import { groupRoles, personKinds } from '@tutor/rules/chat/chat-person';
import { groupAudiences, groupJoinings } from '@tutor/rules/chat/conversation';
import { messageKinds } from '@tutor/rules/chat/entry-kinds';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { tutors } from '../account/tables.ts';
import { students } from '../classes/course-tables.ts';
import { id, instant, rowId } from '../database/columns.ts';

/** People of the chat. Tutors and students have one row each, made when it is first needed; staff is seeded. */
export const chatPeople = pgTable(
  'chat_people',
  {
    id: rowId(),
    kind: text({ enum: personKinds }).notNull(),
    tuid: id().references(() => tutors.tuid),
    stuUid: id('stu_uid').references(() => students.stuUid),
    /** Which account of the company it is: 'adviser' or 'support'. */
    staffKey: text('staff_key'),
    /** The company's code; some of them have their names masked (specification, growth §6). */
    userType: integer('user_type').notNull().default(0),
    name: text().notNull(),
    /** Shown in place of the name; empty where the person chose none. */
    nickname: text().notNull().default(''),
    /** Nickname or name as others see it, by `shownName`: what is searched and what leaves the service. */
    shownName: text('shown_name').notNull(),
    email: text().notNull().default(''),
    zone: text(),
    avatar: text(),
    /** No call rings. */
    isDoNotDisturb: boolean('is_do_not_disturb').notNull().default(false),
  },
  (table) => [
    uniqueIndex('chat_people_tuid_unique').on(table.tuid),
    uniqueIndex('chat_people_stu_uid_unique').on(table.stuUid),
    uniqueIndex('chat_people_staff_key_unique').on(table.staffKey),
    index('chat_people_avatar').on(table.avatar).where(sql`avatar is not null`),
    // Referenced with the kind by `chat_members`.
    unique('chat_people_id_kind_unique').on(table.id, table.kind),
    check(
      'chat_people_kind',
      sql`case ${table.kind}
        when 'tutor' then ${table.tuid} is not null and num_nonnulls(${table.stuUid}, ${table.staffKey}) = 0
        when 'student' then ${table.stuUid} is not null and num_nonnulls(${table.tuid}, ${table.staffKey}) = 0
        when 'staff' then ${table.staffKey} is not null and num_nonnulls(${table.tuid}, ${table.stuUid}) = 0
        else false end`,
    ),
  ],
);

const ofPerson = (name: string) => id(name).references(() => chatPeople.id);

/**
 * Conversations. `seq` is the number of the last entry. Whoever writes an entry raises it first, and by that holds the row until
 * the transaction ends: entries of a conversation become visible in the order of their numbers, without gaps.
 */
export const chatConversations = pgTable(
  'chat_conversations',
  {
    id: rowId(10_001),
    kind: text({ enum: ['single', 'group'] }).notNull(),
    seq: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** Time of the last entry: the times of a conversation never go back, whichever process writes them. */
    lastAt: instant('last_at').notNull(),
    /** The two of a single one, the lower id first. */
    lowPersonId: ofPerson('low_person_id'),
    highPersonId: ofPerson('high_person_id'),
    creatorId: ofPerson('creator_id').notNull(),
    /** The creator's key of a group: a repeat with it is the same group. */
    clientId: uuid('client_id'),
    /** Of a group, by which one asks to join it: random, since ids can be counted. */
    groupNumber: text('group_number'),
    joining: text({ enum: groupJoinings }).notNull().default('asked'),
    name: text().notNull().default(''),
    announcement: text().notNull().default(''),
    introduction: text().notNull().default(''),
    question: text().notNull().default(''),
    whoSpeaks: text('who_speaks', { enum: groupAudiences }).notNull().default('all'),
    whoMentionsAll: text('who_mentions_all', { enum: groupAudiences }).notNull().default('admins'),
    whoSendsFiles: text('who_sends_files', { enum: groupAudiences }).notNull().default('all'),
    /** Reference of a group's picture. */
    avatar: text(),
  },
  (table) => [
    uniqueIndex('chat_conversations_pair_unique').on(table.lowPersonId, table.highPersonId),
    index('chat_conversations_avatar').on(table.avatar).where(sql`avatar is not null`),
    uniqueIndex('chat_conversations_group_number_unique').on(table.groupNumber),
    uniqueIndex('chat_conversations_client_id_unique').on(table.creatorId, table.clientId),
    check('chat_conversations_seq_not_negative', sql`${table.seq} >= 0`),
    check(
      'chat_conversations_kind',
      sql`case ${table.kind}
        when 'single' then ${table.lowPersonId} < ${table.highPersonId} and num_nonnulls(${table.clientId}, ${table.groupNumber}) = 0
        when 'group' then num_nonnulls(${table.lowPersonId}, ${table.highPersonId}) = 0 and ${table.clientId} is not null
          and ${table.groupNumber} is not null and ${table.name} <> '' and octet_length(${table.name}) <= 30
        else false end is true`,
    ),
  ],
);

const ofConversation = () =>
  id('conversation_id')
    .notNull()
    .references(() => chatConversations.id);

/** Who is or was in a conversation. That a group is never without an owner is kept by a deferred trigger of the migration. */
export const chatMembers = pgTable(
  'chat_members',
  {
    conversationId: ofConversation(),
    personId: id('person_id').notNull(),
    personKind: text('person_kind', { enum: personKinds }).notNull(),
    role: text({ enum: groupRoles }).notNull().default('member'),
    /** Entries up to this number were before the person's time. */
    fromSeq: integer('from_seq').notNull(),
    readSeq: integer('read_seq').notNull(),
    /** Rises with each change of the person's own marks. */
    version: integer().notNull().default(0),
    isMuted: boolean('is_muted').notNull().default(false),
    isPinned: boolean('is_pinned').notNull().default(false),
    /** The person wants to come back to it: it counts one more unread until it is opened or read further. */
    isMarkedUnread: boolean('is_marked_unread').notNull().default(false),
    leftAt: instant('left_at'),
    /** Removed by an administrator: until one invites or accepts them, nothing lets them in. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.personId] }),
    foreignKey({
      name: 'chat_members_person',
      columns: [table.personId, table.personKind],
      foreignColumns: [chatPeople.id, chatPeople.kind],
    }),
    index('chat_members_person').on(table.personId).where(sql`left_at is null`),
    uniqueIndex('chat_members_owner_unique').on(table.conversationId).where(sql`role = 'owner' and left_at is null`),
    check('chat_members_no_teacher_owns', sql`not (${table.role} = 'owner' and ${table.personKind} = 'tutor')`),
    check('chat_members_removed_is_out', sql`${table.removedAt} is null or ${table.leftAt} is not null`),
    check('chat_members_read_within', sql`${table.fromSeq} >= 0 and ${table.readSeq} >= ${table.fromSeq}`),
  ],
);

/** For SQL whose condition has to be that of an index. */
export const messageKindList = messageKinds.map((kind) => `'${kind}'`).join(', ');

/** The log of each conversation. A recalled message keeps its number and nothing else. */
export const chatEntries = pgTable(
  'chat_entries',
  {
    conversationId: ofConversation(),
    seq: integer().notNull(),
    at: instant().notNull(),
    /** Null for what the service itself says. */
    senderId: ofPerson('sender_id'),
    /** The sender's key of a message: a repeat with it is the same message. */
    clientId: uuid('client_id'),
    kind: text().notNull(),
    body: jsonb(),
    /** The message that a recall or a reaction is about. */
    target: integer(),
    /** By `comparableText`; null for what cannot be searched for. */
    searchText: text('search_text'),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.seq] }),
    uniqueIndex('chat_entries_client_id_unique').on(table.senderId, table.clientId),
    // Unread messages, the last message.
    index('chat_entries_messages')
      .on(table.conversationId, table.seq, table.senderId)
      .where(sql.raw(`kind in (${messageKindList})`)),
    index('chat_entries_target').on(table.conversationId, table.target).where(sql`target is not null`),
    index('chat_entries_at').on(table.conversationId, table.at),
    // How fast somebody sends.
    index('chat_entries_sender_at').on(table.senderId, table.at),
    foreignKey({
      name: 'chat_entries_target_exists',
      columns: [table.conversationId, table.target],
      foreignColumns: [table.conversationId, table.seq],
    }),
    check(
      'chat_entries_recalled_is_empty',
      sql`(${table.kind} = 'recalled') = (${table.body} is null) and (${table.body} is not null or ${table.searchText} is null)`,
    ),
    check(
      'chat_entries_target_of_operation',
      sql`(${table.kind} in ('recall', 'reaction')) = (${table.target} is not null)`,
    ),
  ],
);

/** Files that were sent, by the message that gives a right to read them. */
export const chatFiles = pgTable(
  'chat_files',
  {
    conversationId: id('conversation_id').notNull(),
    seq: integer().notNull(),
    reference: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.seq] }),
    index('chat_files_reference').on(table.reference),
    foreignKey({
      name: 'chat_files_entry',
      columns: [table.conversationId, table.seq],
      foreignColumns: [chatEntries.conversationId, chatEntries.seq],
    }),
  ],
);

/** People who wait to be taken into a group. */
export const chatJoinRequests = pgTable(
  'chat_join_requests',
  {
    id: rowId(),
    conversationId: ofConversation(),
    personId: ofPerson('person_id').notNull(),
    answer: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [uniqueIndex('chat_join_requests_unique').on(table.conversationId, table.personId)],
);

/** What people keep of one another, each for itself. */
export const chatRemarks = pgTable(
  'chat_remarks',
  {
    personId: ofPerson('person_id').notNull(),
    aboutId: ofPerson('about_id').notNull(),
    remark: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.aboutId] })],
);

/** Messages that wait to be sent later. The message gets the same client id, so that it is sent once. */
export const chatScheduled = pgTable(
  'chat_scheduled',
  {
    id: rowId(),
    conversationId: ofConversation(),
    personId: ofPerson('person_id').notNull(),
    clientId: uuid('client_id').notNull(),
    text: text().notNull(),
    /** Number of the message that it answers. */
    quote: integer(),
    mentions: jsonb().$type<readonly number[]>().notNull().default([]),
    mentionsAll: boolean('mentions_all').notNull().default(false),
    sendAt: instant('send_at').notNull(),
    /** Why it could not be sent; empty where it waits still. */
    failure: text().notNull().default(''),
    sentAt: instant('sent_at'),
  },
  (table) => [
    uniqueIndex('chat_scheduled_client_id_unique').on(table.personId, table.clientId),
    index('chat_scheduled_kept').on(table.personId, table.conversationId).where(sql`sent_at is null`),
    index('chat_scheduled_due').on(table.sendAt).where(sql`sent_at is null and failure = ''`),
    check('chat_scheduled_sent_has_no_failure', sql`${table.sentAt} is null or ${table.failure} = ''`),
  ],
);

/** Texts that people keep at hand for their messages, each for itself. */
export const chatReplyTemplates = pgTable(
  'chat_reply_templates',
  {
    personId: ofPerson('person_id').notNull(),
    /** Chosen where it was made: saved twice it is one. */
    key: uuid().notNull(),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.key] }),
    check('chat_reply_templates_not_empty', sql`${table.text} <> ''`),
  ],
);
