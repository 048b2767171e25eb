import { z } from 'zod';
import { ringSchema } from '../calls/ring.ts';
import { systemMessageSchema, unreadCountSchema } from '../messages/message.ts';
import { drawableText } from '../shell/drawable-text.ts';

/** Name of the hub method by which a client joins as a tutor; its argument is the teacher id (specification, core §3). */
export const joinMethod = 'JoinUser';

const seq = z.int().nonnegative();
/**
 * Numbers of all the changes that one event stands for, its own included. A hub that leaves them out costs its listeners
 * a fetch where they cannot tell whether something is missing.
 */
const seqs = z.array(z.int().positive()).optional();
/** An event whose effect is that its area fetches again; it may carry the messages that belong to it. Further fields pass. */
const changed = z.looseObject({ seq, seqs, items: z.array(systemMessageSchema).optional() });

/**
 * Every real-time event by its wire name, misspellings included, with the schema of its one argument
 * (specification, core §3). `seq` is the tutor's cursor after the event.
 */
export const hubEventSchemas = {
  JoinTeacherNotify: z.looseObject({ seq, tuid: z.int().positive() }),
  GetTutorMoodleMsgList: changed,
  GetTutorClassMsgList: changed,
  GetTutorClassRemarkRemind: changed,
  GetTutorSysMsg: z.object({ seq, seqs, items: z.array(systemMessageSchema) }),
  TeacheIsPaypalModify: changed,
  GetTutorNotReadMsgCount: unreadCountSchema.extend({ seq }),
  AutoEndClassNotice: changed,
  GetTutorSelfScheduleRemind: changed,
  GetTeacheDidiMessage: changed,
} as const;

/**
 * The tutor's chat moved, or a call rings or stopped: how much is unread now, and the newest message where there is a new one. Ours, and beside the feed:
 * it has no number, is kept nowhere, and the latest one stands for those before it.
 */
export const chatNewsName = 'ChatNews';
export const chatNewsSchema = z.looseObject({
  totalUnread: z.int().nonnegative(),
  latest: z
    .object({
      conversationId: z.int().positive(),
      seq: z.int().positive(),
      /** Of the sender. */
      name: drawableText,
      /** Its first words. */
      text: drawableText,
      isMuted: z.boolean(),
    })
    .nullable()
    .default(null),
  /** All calls that ring for the tutor now. One that is missing here rings no more. */
  rings: z.array(ringSchema).default([]),
});
export type ChatNews = z.output<typeof chatNewsSchema>;

/** Names of the events on the wire. */
export type HubEventName = keyof typeof hubEventSchemas;
/** What an event carries. */
export type HubEventPayload<Name extends HubEventName> = z.infer<(typeof hubEventSchemas)[Name]>;
/** Every name, to listen for. */
export const hubEventNames = Object.keys(hubEventSchemas).filter(
  (name): name is HubEventName => name in hubEventSchemas,
);

/** Every name that the tutors' hub says, the chat's news included. */
export const heardEventNames = [...hubEventNames, chatNewsName] as const;
export type HeardEventName = (typeof heardEventNames)[number];
