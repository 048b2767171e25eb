import { minutes, seconds } from '../time/durations.ts';

/** Longest text of a message, in signs as a reader sees them (specification, growth §5 and §9). */
export const messageTextMax = 2_000;
/** Longest note of an invitation into a group, and longest remark on a contact (specification, growth §9), in signs. */
export const inviteNoteMax = 150;
export const contactRemarkMax = 50;
/** Longest announcement of a group, in signs. */
export const announcementMax = 300;
/** In bytes of UTF-8 (specification, growth §5). */
export const groupNameBytesMax = 30;
export const introductionBytesMax = 240;
export const joinQuestionBytesMax = 200;
/** Longest answer to a group's question, in signs. */
export const joinAnswerMax = 150;
/** Longest nickname, in signs. */
export const nicknameMax = 30;
/** Smallest width and height of a group's picture, in pixels. */
export const groupPictureMin = 300;
/** A message can be recalled for so long after the service has taken it, by the service's clock. */
export const recallMs = minutes(2);
/** People of a group, its owner included. */
export const groupPeopleMax = 200;
/** Names that a line about people shows before it counts the rest (specification, growth §5). */
export const tipNamesMax = 10;
/** A person may send this many messages in `sendPaceMs`; further ones wait. */
export const sendPaceMax = 20;
export const sendPaceMs = seconds(10);
/** Different emoji on one message; more people may join each. */
export const emojiPerMessageMax = 20;
/** Messages that may wait to be sent later in one conversation, and how far ahead. */
export const scheduledMax = 20;
export const scheduledDaysMax = 30;
/** Own texts at hand that a person keeps. */
export const replyTemplatesMax = 30;
/** Messages in one page of history, and conversations in one page of the list. */
export const historyPageSize = 60;
export const conversationPageSize = 50;
/** Most conversations that a client names when it asks what became of them: all that fits into one call. */
export const knownConversationsMax = 2_000;
/** Most entries in one answer. A full answer means that there may be more. */
export const entriesMax = 200;
/** Unread messages are counted up to here. */
export const unreadCountedMax = 1_000;
/** 'Is typing' is said at most this often, and holds this long. */
export const typingEveryMs = seconds(3);
export const typingHoldsMs = seconds(6);
