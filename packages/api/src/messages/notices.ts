import { didiEndings, didiPoints } from '@tutor/rules/messages/didi';
import { systemMessageSchema } from '@tutor/rules/messages/message';
import { noticeSettingSchema } from '@tutor/rules/messages/notice-setting';
import { refuseReasonSchema } from '@tutor/rules/messages/refuse-notice';
import { z } from 'zod';
import { area, get, post } from '../core/endpoint.ts';
import { ignored, instant } from '../core/wire.ts';

const messageId = z.coerce.number().int().positive();

/** A request that the tutor may grab (specification, core §3: id, classID, dialog, isPopUpPoint; the rest is assumed). */
const didiMessageSchema = z.object({
  id: z.int().positive(),
  classID: z.int().positive(),
  /** HTML of the dialog. */
  dialog: z.string(),
  /** It was counted as shown in its dialog already. */
  isPopUpPoint: z.boolean(),
  /** When it is no longer there to be grabbed. */
  endTime: instant.nullish(),
});
export type DidiMessage = z.output<typeof didiMessageSchema>;

const bulletins = z.array(
  z.object({
    Id: z.int().positive(),
    Title: z.string(),
    /** HTML. */
    Content: z.string(),
    PublishTime: instant,
    IsTop: z.boolean(),
  }),
);

/** What asks for an answer or is announced, each in its own way (specification, core §3, §4 and §7). */
export const notices = area('/api/Message', {
  classMessages: post('/api/tutorcomm/TutorClassMsgList', {
    summary: 'Class messages that are neither accepted nor refused yet, oldest first.',
    reply: z.array(systemMessageSchema),
  }),
  acceptClassMessage: post('/api/tutorcomm/ReadClassMsg', {
    summary: 'Accepts a class message. A second time changes nothing; after a refusal: ErrorCode 103.',
    query: z.object({ Mid: messageId }),
    reply: ignored,
  }),
  refuseClassMessage: post('/api/tutorcomm/NoticeSendRefuse', {
    summary:
      'Refuses a class message with a reason. The same again changes nothing; after an acceptance: ErrorCode 103.',
    query: z.object({ mid: messageId, reason: refuseReasonSchema }),
    reply: ignored,
  }),
  moodleMessages: post('GetMoodleMessageList', {
    summary: 'The newest messages of the training site, and how many are unread. Asked for every 30 s.',
    reply: z.object({ unread: z.int().nonnegative().default(0), items: z.array(systemMessageSchema) }),
    assumed: true,
  }),
  paypalMessages: post('GetPaypalMessageList', {
    summary: 'Unread messages on the salary account.',
    reply: z.array(systemMessageSchema),
    assumed: true,
  }),
  didiMessages: post('GetDidiMessage', {
    summary: 'Requests that the tutor may grab now, oldest first.',
    reply: z.array(didiMessageSchema),
    assumed: true,
  }),
  addDidiPoint: post('AddDidiPoint', {
    summary: 'Counts that a request was shown in its dialog (PointType 2). Once; again changes nothing.',
    body: z.object({ ID: z.int().positive(), ClassID: z.int().positive(), PointType: z.literal(didiPoints.shown) }),
    reply: ignored,
    assumed: true,
  }),
  readDidiPoint: post('ReadDidiPoint', {
    summary: 'Marks a request as read: PointType 3 grabbed, 4 closed. The other one afterwards: ErrorCode 103.',
    body: z.object({ ID: z.int().positive(), ClassID: z.int().positive(), PointType: z.literal([...didiEndings]) }),
    reply: ignored,
    assumed: true,
  }),
  bulletinBoard: post('BulletinBoard', {
    summary: 'What the company announces on the dashboard, pinned ones first, then newest first.',
    reply: bulletins,
  }),
  // The specification shows it once with and once without a method (growth §7).
  bulletinBoardByGet: get('BulletinBoard', { summary: 'The same by GET.', reply: bulletins }),
  setting: post('/api/Account/GetNoticeSetting', {
    summary: 'How the tutor wants to be told of news.',
    reply: noticeSettingSchema,
    assumed: true,
  }),
  saveSetting: post('/api/Account/SaveNoticeSetting', {
    summary: 'Saves how the tutor wants to be told of news; what is not given stays.',
    body: noticeSettingSchema.partial(),
    reply: ignored,
    assumed: true,
  }),
});
