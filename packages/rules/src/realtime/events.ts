import { z } from 'zod';
import { systemMessageSchema, unreadCountSchema } from '../messages/message.ts';

/** Name of the hub method by which a client joins as a tutor; its argument is the teacher id (specification, core §3). */
export const joinMethod = 'JoinUser';

const seq = z.int().nonnegative();
/** An event whose only effect is that its area fetches again; further fields pass. */
const changed = z.looseObject({ seq });

/**
 * Every real-time event by its wire name, misspellings included, with the schema of its one argument
 * (specification, core §3). `seq` is the tutor's cursor after the event.
 */
export const hubEventSchemas = {
  JoinTeacherNotify: z.looseObject({ seq, tuid: z.int().positive() }),
  GetTutorMoodleMsgList: changed,
  GetTutorClassMsgList: changed,
  GetTutorClassRemarkRemind: changed,
  GetTutorSysMsg: z.object({ seq, items: z.array(systemMessageSchema) }),
  TeacheIsPaypalModify: changed,
  GetTutorNotReadMsgCount: unreadCountSchema.extend({ seq }),
  AutoEndClassNotice: changed,
  GetTutorSelfScheduleRemind: changed,
  GetTeacheDidiMessage: changed,
} as const;

export type HubEventName = keyof typeof hubEventSchemas;
export type HubEventPayload<Name extends HubEventName> = z.infer<(typeof hubEventSchemas)[Name]>;
export const hubEventNames = Object.keys(hubEventSchemas).filter(
  (name): name is HubEventName => name in hubEventSchemas,
);
