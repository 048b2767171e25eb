import { callStates, participantStates, type SetDevices } from '@tutor/rules/calls/call';
import { signalLengthMax } from '@tutor/rules/calls/call-limits';
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { chatConversations, chatEntries, chatPeople } from '../chat/tables.ts';
import { id, instant, rowId } from '../database/columns.ts';

/**
 * Calls, one record each. The database holds to it that a conversation has one live call at most and that an ended call has exactly
 * one end, with its entry in the log. A trigger of the migration refuses every change of an ended call.
 */
export const calls = pgTable(
  'calls',
  {
    id: rowId(),
    /** Rises with each change of the call or of its people. */
    version: integer().notNull().default(1),
    conversationId: id('conversation_id')
      .notNull()
      .references(() => chatConversations.id),
    callerId: id('caller_id')
      .notNull()
      .references(() => chatPeople.id),
    /** 1 is audio, 2 is video. */
    callType: integer('call_type').notNull(),
    state: text({ enum: callStates }).notNull(),
    startedAt: instant('started_at').notNull(),
    ringsUntil: instant('rings_until').notNull(),
    answeredAt: instant('answered_at'),
    endedAt: instant('ended_at'),
    endAction: integer('end_action'),
    lineBusy: integer('line_busy'),
    seconds: integer(),
    /** Number of the entry that says how the call ended. */
    endSeq: integer('end_seq'),
  },
  (table) => [
    uniqueIndex('calls_live_unique').on(table.conversationId).where(sql`state <> 'ended'`),
    // How fast somebody calls.
    index('calls_caller_started_at').on(table.callerId, table.startedAt),
    foreignKey({
      name: 'calls_end_entry',
      columns: [table.conversationId, table.endSeq],
      foreignColumns: [chatEntries.conversationId, chatEntries.seq],
    }),
    check('calls_type_known', sql`${table.callType} in (1, 2)`),
    check(
      'calls_state',
      sql`case ${table.state}
        when 'ringing' then num_nonnulls(${table.answeredAt}, ${table.endedAt}, ${table.endAction}, ${table.lineBusy}, ${table.seconds}, ${table.endSeq}) = 0
        when 'active' then ${table.answeredAt} is not null
          and num_nonnulls(${table.endedAt}, ${table.endAction}, ${table.lineBusy}, ${table.seconds}, ${table.endSeq}) = 0
        when 'ended' then num_nulls(${table.endedAt}, ${table.endAction}, ${table.endSeq}) = 0
          and ${table.endAction} between 3 and 7
          and (${table.endAction} = 5) = (${table.answeredAt} is not null)
          and (${table.seconds} is null or ${table.endAction} = 5)
          and (${table.endAction} = 6) = (${table.lineBusy} is not null)
        else false end`,
    ),
  ],
);

/** Written out, so that it is the condition of the index. */
export const isLive = sql`${calls.state} <> 'ended'`;

/** What each person is in a call. Nobody is joined in two calls at once. */
export const callPeople = pgTable(
  'call_people',
  {
    callId: id('call_id')
      .notNull()
      .references(() => calls.id),
    personId: id('person_id')
      .notNull()
      .references(() => chatPeople.id),
    state: text({ enum: participantStates }).notNull(),
    /** The page in which the person is joined. */
    peerId: uuid('peer_id'),
    heardAt: instant('heard_at'),
    isHeard: boolean('is_heard').notNull().default(true),
    /** When that page said that it goes, until another page of the person takes its place. */
    wentAt: instant('went_at'),
    /** Whether a page of the person has ever been connected to another one; null where no page has said anything. */
    hasConnected: boolean('has_connected'),
    /** Microphone and camera as the person set them; null before the page's first word. */
    devices: jsonb().$type<SetDevices>(),
    /** The session of that page, which the person leaves the call with. Sessions are pruned: no reference. */
    sessionId: id('session_id'),
    /** The person's key of the invitation by which it came in: a repeat with it is the same call. */
    clientId: uuid('client_id'),
    /** Number of the last signal to that page. */
    signalSeq: integer('signal_seq').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.callId, table.personId] }),
    uniqueIndex('call_people_joined_once').on(table.personId).where(sql`state = 'joined'`),
    uniqueIndex('call_people_client_id_unique').on(table.personId, table.clientId),
    index('call_people_invited').on(table.personId).where(sql`state = 'invited'`),
    index('call_people_session').on(table.sessionId).where(sql`state = 'joined'`),
    check(
      'call_people_joined_on_a_page',
      sql`num_nonnulls(${table.peerId}, ${table.heardAt}) = case when ${table.state} = 'joined' then 2 else 0 end`,
    ),
  ],
);

/** What pages of a call tell each other, until it ends. Numbers rise by one for each page that is told; what an earlier page
 * of the same person was told is gone. */
export const callSignals = pgTable(
  'call_signals',
  {
    callId: id('call_id')
      .notNull()
      .references(() => calls.id),
    toPerson: id('to_person').notNull(),
    seq: integer().notNull(),
    toPeer: uuid('to_peer').notNull(),
    fromPerson: id('from_person').notNull(),
    fromPeer: uuid('from_peer').notNull(),
    /** Of the sending page: a repeat with it is the same signal. */
    number: integer().notNull(),
    body: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.callId, table.toPerson, table.seq] }),
    uniqueIndex('call_signals_number_unique').on(table.callId, table.fromPeer, table.number),
    check('call_signals_length', sql`length(${table.body}) <= ${sql.raw(String(signalLengthMax))}`),
  ],
);
