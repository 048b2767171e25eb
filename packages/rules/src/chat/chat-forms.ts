import { z } from 'zod';
import { typedText } from '../shell/typed-text.ts';
import {
  announcementMax,
  contactRemarkMax,
  groupNameBytesMax,
  groupPeopleMax,
  introductionBytesMax,
  inviteNoteMax,
  joinAnswerMax,
  joinQuestionBytesMax,
  messageTextMax,
  nicknameMax,
} from './chat-limits.ts';
import { emptyMessage } from './chat-words.ts';
import { groupAudiences, groupJoinings } from './conversation.ts';
import { groupNumberDigits, readGroupNumber } from './group-number.ts';
import { byteLength, signCount, signUnitsMax } from './text-size.ts';

/** A text of at most so many UTF-16 units as it comes: a longer one is refused before anything looks at it. */
function typed(unitsMax: number, error: string) {
  return z.string().max(unitsMax, { error, abort: true }).transform(typedText);
}

function signs(max: number, name: string) {
  const error = `${name}: at most ${max} characters`;
  return typed(max * signUnitsMax, error).refine((text) => signCount(text, max) <= max, { error });
}

function bytes(max: number, name: string) {
  const error = `${name}: at most ${max} bytes`;
  // No unit takes less than a byte; the rest is room for blanks that are dropped.
  return typed(max * 4, error).refine((text) => byteLength(text) <= max, { error });
}

/** Text of a message: not empty, and at most 2000 signs. Nothing is cut. */
export const messageText = signs(messageTextMax, 'Message').refine((text) => text !== '', { error: emptyMessage });

export const groupName = bytes(groupNameBytesMax, 'Group name').refine((text) => text !== '', {
  error: 'Group name must not be empty',
});
export const announcement = signs(announcementMax, 'Announcement');
export const introduction = bytes(introductionBytesMax, 'Introduction');
export const joinQuestion = bytes(joinQuestionBytesMax, 'Question');
export const joinAnswer = signs(joinAnswerMax, 'Answer');
export const inviteNote = signs(inviteNoteMax, 'Note');
export const contactRemark = signs(contactRemarkMax, 'Remark');

/** What an administrator may change of a group; what is left out stays. */
export const groupChangeSchema = z.object({
  name: groupName.optional(),
  announcement: announcement.optional(),
  introduction: introduction.optional(),
  joining: z.enum(groupJoinings).optional(),
  question: joinQuestion.optional(),
  whoSpeaks: z.enum(groupAudiences).optional(),
  whoMentionsAll: z.enum(groupAudiences).optional(),
  whoSendsFiles: z.enum(groupAudiences).optional(),
});

/** People who are brought into a group, and a word to them. */
export const invitationSchema = z.object({
  people: z.array(z.int().positive()).min(1, { error: 'Choose at least one person.' }).max(groupPeopleMax),
  note: inviteNote,
});
export const newGroupSchema = invitationSchema.extend({ name: groupName });

const wrongGroupNumber = `A group's number has ${groupNumberDigits} digits. Please check yours.`;

/** A reply that a tutor keeps at hand. */
export const replyTemplateSchema = z.object({
  text: signs(messageTextMax, 'Reply').refine((text) => text !== '', { error: 'Write a text first.' }),
});

/** Number of a group, with whatever spaces it is typed. */
export const groupNumber = typed(200, wrongGroupNumber).transform((text, context) => {
  const number = readGroupNumber(text);
  if (number !== undefined) return number;
  context.addIssue({ code: 'custom', message: wrongGroupNumber });
  return z.NEVER;
});
export const groupNumberSchema = z.object({ number: groupNumber });
export const joinAnswerSchema = z.object({ answer: joinAnswer });
export const contactRemarkSchema = z.object({ remark: contactRemark });

const emailMax = 254;

/** The tutor's own entry in the chat. */
export const chatProfileSchema = z.object({
  nickname: signs(nicknameMax, 'Nickname').refine((text) => text !== '', { error: 'Nickname must not be empty' }),
  email: typed(emailMax, 'The e-mail format is not right').pipe(
    z.union([z.literal(''), z.email({ error: 'The e-mail format is not right' })], {
      error: 'The e-mail format is not right',
    }),
  ),
});
