import type { MessageSource } from '@tutor/rules/messages/message-kinds';
import type { HubEventName } from '@tutor/rules/realtime/events';

/** The real-time event that brings the messages of a source (specification, core §3 'Real-time events'). */
export const eventOfSource = {
  system: 'GetTutorSysMsg',
  class: 'GetTutorClassMsgList',
  moodle: 'GetTutorMoodleMsgList',
  paypal: 'TeacheIsPaypalModify',
  absence: 'GetTutorClassMsgList',
  selfSchedule: 'GetTutorSelfScheduleRemind',
  classRemark: 'GetTutorClassRemarkRemind',
} as const satisfies Record<MessageSource, HubEventName>;
