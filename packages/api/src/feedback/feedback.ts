import {
  complaintNameMax,
  feedbackContentMax,
  feedbackStates,
  feedbackViews,
} from '@tutor/rules/feedback/feedback-rules';
import { typedText } from '@tutor/rules/shell/typed-text';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { pageBody, paged } from '../core/paging.ts';
import { flag, instant, optionalText, text } from '../core/wire.ts';

const id = z.coerce.number().int().positive();
const remark = z.string().overwrite(typedText).min(1).max(feedbackContentMax, `Max ${feedbackContentMax} characters`);
/** Names a submission, so that sent again it is known; the specification does not have it. */
const key = z.string().min(8).max(64).optional();

/** What a feedback says (specification, core §3 'Feedback / appeal'). */
const content = {
  Type: z.int().positive(),
  Clid: z.int().positive().optional(),
  /** The complaint name. */
  Respondents: z.string().overwrite(typedText).max(complaintNameMax).optional(),
  Remark: remark,
  /** References of uploaded files, joined by commas. */
  File: z.string().max(400).optional(),
};

/** One line of the list. */
const item = {
  ID: z.int().positive(),
  Type: z.int().positive(),
  TypeName: z.string(),
  Clid: z.int().positive().nullish(),
  Remark: text,
  Time: instant,
  State: z.enum(feedbackStates),
  IsAppeal: flag,
  ReplyCount: z.int().nonnegative(),
  /** A reply of the company is not read yet. */
  HasNews: flag,
};

/** Feedback and appeals (specification, core §7 'Feedback'). */
export const feedback = area('/api/FeedBack', {
  types: post('GetFeeBackType', {
    summary: 'Types of feedback, in their order.',
    reply: z.array(z.object({ ID: z.int().positive(), Name: z.string() })),
  }),
  rightRemaining: post('FeedBackRightRemaining', {
    summary: 'How much quick feedback the tutor may still send this month.',
    reply: z.int().nonnegative(),
  }),
  add: post('Add', {
    summary: 'Sends feedback or an appeal. One appeal for each deduction or complaint; a repeated Key has one effect.',
    body: z.object({
      ...content,
      /** Row of the points ledger or complaint that is appealed against. */
      LedgerId: z.int().positive().optional(),
      ComplaintId: z.int().positive().optional(),
      /** True for an appeal that begins with a class. */
      IsAppeal: z.boolean().optional(),
      Key: key,
    }),
    reply: z.object({ ID: z.int().positive() }),
  }),
  edit: post('Edit', {
    summary: 'Changes feedback that the company has not begun with.',
    body: z.object({ ID: z.int().positive(), ...content }),
    reply: z.object({ ID: z.int().positive() }),
  }),
  list: post('List', {
    summary: "One page of the tutor's feedback, newest first.",
    body: z.object({ ...pageBody, View: z.enum(feedbackViews).default('all') }),
    reply: paged(z.object(item)),
  }),
  get: post('Get', {
    summary: 'One feedback; its replies count as read from now on.',
    query: z.object({ id }),
    reply: z.object({
      ...item,
      Respondents: optionalText,
      /** References of its files, joined by commas. */
      FileUrl: optionalText,
      /** The same files with their names; assumed. */
      Files: z
        .array(z.object({ FilePath: z.string(), FileName: z.string(), FileSize: z.int().nonnegative() }))
        .nullish(),
      EditTime: instant.nullish(),
      ClassTime: instant.nullish(),
      StuName: optionalText,
      LedgerId: z.int().positive().nullish(),
      ComplaintId: z.int().positive().nullish(),
      /** What the appeal is against names its class: the class stays when it is edited. */
      IsClassFixed: flag,
      CanEdit: flag,
      CanReply: flag,
    }),
  }),
  replyAdd: post('ReplyAdd', {
    summary: 'Replies to the company. A repeated Key has one effect.',
    query: z.object({ FeedBackId: id, Remark: remark, Key: key }),
    reply: z.object({ ID: z.int().positive() }),
  }),
  replyList: post('GetReplyList', {
    summary: 'What was said to a feedback, oldest first.',
    query: z.object({ FeedBackId: id }),
    reply: z.array(z.object({ ID: z.int().positive(), IsTutor: flag, Name: z.string(), Remark: text, Time: instant })),
  }),
  appealSubject: post('GetAppealSubject', {
    summary: 'What an appeal would be against: exactly one of LedgerId, ComplaintId and Clid.',
    body: z.object({
      LedgerId: z.int().positive().optional(),
      ComplaintId: z.int().positive().optional(),
      Clid: z.int().positive().optional(),
    }),
    reply: z.object({
      Title: z.string(),
      /** Points that were taken, negative; tenths are decimals. */
      Points: z.number().nullish(),
      FeeCentavos: z.int().nonnegative().nullish(),
      Clid: z.int().positive().nullish(),
      StuName: optionalText,
      ClassTime: instant.nullish(),
      Time: instant,
      /** Last instant of an appeal. */
      Deadline: instant,
      /** Types that the appeal can have, the likeliest first. */
      Types: z.array(z.object({ ID: z.int().positive(), Name: z.string() })),
      /** The appeal that was sent already. */
      SentId: z.int().positive().nullish(),
      /** An answer to the class's confirmation that came too late, as it was kept. */
      LateAnswer: z.object({ IsICan: flag, TappedAt: instant.nullish(), Time: instant }).nullish(),
    }),
    assumed: true,
  }),
});
