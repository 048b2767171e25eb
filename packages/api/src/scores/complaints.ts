import { attendanceRecordKinds } from '@tutor/rules/scores/class-records';
import { complaintStates, complaintTextMax } from '@tutor/rules/scores/complaint';
import { typedText } from '@tutor/rules/shell/typed-text';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { pageBody, paged, pageQuery } from '../core/paging.ts';
import { flag, instant, optionalText, text } from '../core/wire.ts';

const id = z.coerce.number().int().positive();
const content = z.string().overwrite(typedText).min(1).max(complaintTextMax);

/** A complaint; its fields carry the names of the chat's notice of it (specification, core §3 'Chat notices'). */
const complaintSchema = z.object({
  ComId: z.int().positive(),
  ClassId: z.int().positive().nullish(),
  ClassTime: instant.nullish(),
  ClassType: optionalText,
  StuName: optionalText,
  Complainant: text,
  ComplaintType: z.string(),
  ComplaintReason: text,
  GenerationTime: instant,
  /** When it was decided; the days of an appeal count from it. */
  DecisionTime: instant.nullish(),
  State: z.enum(complaintStates),
  ReplyCount: z.int().nonnegative(),
  /** Teaching points that it took; negative. */
  Points: z.number().nullish(),
  /** The row of the points ledger that took them. */
  LedgerId: z.int().positive().nullish(),
  /** The appeal that was sent against it. */
  SentAppealId: z.int().positive().nullish(),
});
export type Complaint = z.output<typeof complaintSchema>;

const stateFilter = { state: z.enum(complaintStates).optional() };

const recitationSchema = z.object({
  Id: z.int().positive(),
  ClassId: z.int().positive(),
  ClassTime: instant,
  StuName: text,
  UnitName: text,
  /** Out of 100. */
  Score: z.int().min(0).max(100),
  Comment: text,
  ClipTitle: optionalText,
  ClipSeconds: z.int().positive().nullish(),
  IsClipViewed: flag,
  Feedback: optionalText,
});

/** Complaints and the other reports that a tutor is assessed by (specification, core §2 complaintList and §7 'Tutor data'). */
export const complaints = area('/api/tutordata', {
  received: post('/api/TutorData/GetCSComplaintsNew', {
    summary: 'Complaints about the tutor that came by customer service, newest first; by state, which is assumed.',
    query: z.object({ ...pageQuery, ...stateFilter }),
    reply: paged(complaintSchema),
  }),
  sent: post('TeachComplaint', {
    summary: 'Complaints that the tutor sent, newest first; by state, which is assumed.',
    query: z.object({ ...pageQuery, ...stateFilter }),
    reply: paged(complaintSchema),
  }),
  complaint: post('GetComplaint', {
    summary: 'One complaint of the tutor. ErrorCode 101 when there is no such one.',
    query: z.object({ comId: id }),
    reply: complaintSchema.extend({ IsSent: flag }),
    assumed: true,
  }),
  replies: post('ComplaintReply', {
    summary: 'What was replied to a complaint, oldest first.',
    query: z.object({ comId: id }),
    reply: z.array(
      z.object({ Id: z.int().positive(), IsTutor: flag, Name: z.string(), Content: z.string(), Time: instant }),
    ),
  }),
  addReply: post('AddComReply', {
    summary:
      'Replies to a complaint. Refused once it is decided (ErrorCode 104). A repeat with the same key changes nothing (key assumed).',
    query: z.object({ comId: id, content, key: z.uuid().optional() }),
    reply: z.boolean(),
  }),
  send: post('InsertTeachComplaint', {
    summary: "Sends the tutor's complaint. A repeat with the same IdempotencyKey gets the first one's ComId again.",
    body: z.object({
      ComplaintType: z.string().overwrite(typedText).min(1).max(60),
      ClassId: z.int().positive().optional(),
      Content: content,
      IdempotencyKey: z.uuid().optional(),
    }),
    reply: z.object({ ComId: z.int().positive() }),
  }),
  lateEarlyRecords: post('TeacherLateLeaveEarlyRecord', {
    summary: 'Classes that the tutor entered late or left early, newest first.',
    body: z.object({ ...pageBody, Kind: z.enum(attendanceRecordKinds).optional() }),
    reply: paged(
      z.object({
        Id: z.int().positive(),
        ClassId: z.int().positive(),
        ClassTime: instant,
        EndTime: instant,
        StuName: text,
        Kind: z.enum(attendanceRecordKinds),
        /** When the tutor came in or went out. */
        RecordTime: instant,
        Minutes: z.int().positive(),
        /** The appeal that was sent against it. */
        SentAppealId: z.int().positive().nullish(),
      }),
    ),
    timeout: 'report',
  }),
  recitationReport: post('/api/TutorData/GetRecitationClassReport', {
    summary: 'Reports of recitation classes, newest first.',
    body: z.object(pageBody),
    reply: paged(recitationSchema),
    timeout: 'twoMinutes',
  }),
  viewClip: post('SetClipVideoToView', {
    summary: 'Marks the clip of a recitation class as viewed and gives its address.',
    body: z.object({ Id: z.int().positive() }),
    reply: z.object({ Url: z.string() }),
  }),
  recitationFeedback: post('SubmitRecitationClassFeedback', {
    summary: "The tutor's own words on a report, once; the same words again change nothing.",
    body: z.object({ Id: z.int().positive(), Content: content }),
    reply: z.boolean(),
  }),
  instructionalVideos: post('GetInstructionalVideos', {
    summary: 'Short videos on how recitation classes are taught.',
    reply: z.array(
      z.object({ Id: z.int().positive(), Title: z.string(), Seconds: z.int().positive(), Url: z.string() }),
    ),
  }),
});
