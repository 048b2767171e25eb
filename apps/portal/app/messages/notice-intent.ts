import type { NoticeAnswer } from '@tutor/rules/messages/message-kinds';

/** The buttons of a class notice. */
export type NoticeIntent = 'accept' | 'refuse';

/** What each of them makes of the notice. */
export const answerOf: Readonly<Record<NoticeIntent, NoticeAnswer>> = { accept: 'accepted', refuse: 'refused' };
