/** Children of /message: the kinds a message is filed under (specification, core §2). Apart from the schemas, which browsers need not load. */
export const messageKinds = ['remind', 'warning', 'notice', 'levelUp'] as const;
export type MessageKind = (typeof messageKinds)[number];

/**
 * Where a message comes from (specification, core §3 and §7): the company's system, a class (to be accepted or refused),
 * the training site, the salary account, a confirmation of attendance, the self-schedule reminder, a remark that is due.
 */
export const messageSources = [
  'system',
  'class',
  'moodle',
  'paypal',
  'absence',
  'selfSchedule',
  'classRemark',
] as const;
export type MessageSource = (typeof messageSources)[number];

/** What a tutor answered to a class message. */
export const noticeAnswers = ['accepted', 'refused'] as const;
export type NoticeAnswer = (typeof noticeAnswers)[number];
