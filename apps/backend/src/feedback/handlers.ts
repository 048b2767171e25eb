import { implement } from '@tutor/api/core/implement';
import { feedback as contract } from '@tutor/api/feedback/feedback';
import {
  appealTypes,
  canEditFeedback,
  canReplyToFeedback,
  isAppealType,
  statesOfView,
} from '@tutor/rules/feedback/feedback-rules';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { files } from '../files/tables.ts';
import type { CallContext } from '../http/call-context.ts';
import { classOfSubject, readSubject, wireSubject } from './appeal-subject.ts';
import { addReply, editFeedback, readRemaining, sendFeedback, unknownFeedback } from './send-feedback.ts';
import { feedbackReplies, feedbacks } from './tables.ts';
import { feedbackTypeName, feedbackTypes } from './types.ts';

// Columns are written out: in a query of one table they come without the table's name.
const replyCount = sql<number>`(select count(*)::int from "feedback_replies" r where r."feedback_id" = "feedbacks"."id")`;

/** Feedback and appeals of the signed-in tutor. */
export const feedbackEndpoints = implement<typeof contract, CallContext>(contract, {
  types: () => ({ body: feedbackTypes.map(({ id, name }) => ({ ID: id, Name: name })) }),

  rightRemaining: async ({ queries, now, requireSession }) => ({
    body: await readRemaining(queries, requireSession().tuid, now),
  }),

  add: async ({ body, queries, now, requireSession }) => {
    const ID = await sendFeedback(queries, requireSession().tuid, body, now);
    const isAppeal = isAppealType(body.Type);
    return { body: { ID }, message: isAppeal ? 'Your appeal was sent.' : 'Your feedback was sent. Thank you.' };
  },

  edit: async ({ body, queries, now, requireSession }) => {
    await editFeedback(queries, requireSession().tuid, body, now);
    return { body: { ID: body.ID }, message: 'Your changes were saved.' };
  },

  list: async ({ body: { PageIndex, PageSize, View }, queries, requireSession }) => {
    const states = statesOfView(View);
    const shown = and(
      eq(feedbacks.tuid, requireSession().tuid),
      states === undefined ? undefined : inArray(feedbacks.state, [...states]),
      View === 'appeals' ? inArray(feedbacks.type, [...appealTypes]) : undefined,
    );
    const [total] = await queries.select({ count: count() }).from(feedbacks).where(shown);
    const rows = await queries
      .select({ row: feedbacks, replies: replyCount })
      .from(feedbacks)
      .where(shown)
      .orderBy(desc(feedbacks.at), desc(feedbacks.id))
      .limit(PageSize)
      .offset((PageIndex - 1) * PageSize);
    return { body: { Total: total?.count ?? 0, Items: rows.map(({ row, replies }) => wireItem(row, replies)) } };
  },

  get: async ({ query, queries, requireSession }) => {
    const { tuid } = requireSession();
    const [found] = await queries
      .select({ row: feedbacks, replies: replyCount, lesson: classes })
      .from(feedbacks)
      .leftJoin(classes, eq(classes.clid, feedbacks.clid))
      .where(and(eq(feedbacks.id, query.id), eq(feedbacks.tuid, tuid)));
    if (found === undefined) throw unknownFeedback();
    const { row, replies, lesson } = found;
    if (row.hasNews) await markRead(queries, tuid, row.id);
    return {
      body: {
        ...wireItem(row, replies),
        Respondents: row.respondents,
        FileUrl: row.files.join(','),
        Files: await readFiles(queries, row.files),
        EditTime: row.editedAt?.toISOString() ?? null,
        ClassTime: lesson?.startsAt.toISOString() ?? null,
        StuName: lesson?.studentName,
        LedgerId: row.ledgerId,
        ComplaintId: row.complaintId,
        IsClassFixed: (await classOfSubject(queries, row)) !== null,
        CanEdit: canEditFeedback({ state: row.state, replies }),
        CanReply: canReplyToFeedback(row.state),
      },
    };
  },

  replyAdd: async ({ query: { FeedBackId, Remark, Key }, queries, now, requireSession }) => {
    const { tuid } = requireSession();
    const [tutor] = await queries
      .select({ firstName: tutors.firstName, lastName: tutors.lastName })
      .from(tutors)
      .where(eq(tutors.tuid, tuid));
    const name = `${tutor?.firstName ?? ''} ${tutor?.lastName ?? ''}`.trim();
    const ID = await addReply(queries, tuid, { feedbackId: FeedBackId, remark: Remark, key: Key, name }, now);
    return { body: { ID }, message: 'Your reply was sent.' };
  },

  replyList: async ({ query, queries, requireSession }) => {
    const rows = await queries
      .select({ reply: feedbackReplies })
      .from(feedbackReplies)
      .innerJoin(feedbacks, eq(feedbacks.id, feedbackReplies.feedbackId))
      .where(and(eq(feedbacks.id, query.FeedBackId), eq(feedbacks.tuid, requireSession().tuid)))
      .orderBy(asc(feedbackReplies.at), asc(feedbackReplies.id));
    return {
      body: rows.map(({ reply }) => ({
        ID: reply.id,
        IsTutor: reply.isTutor,
        Name: reply.name,
        Remark: reply.remark,
        Time: reply.at.toISOString(),
      })),
    };
  },

  appealSubject: async ({ body, queries, requireSession }) => ({
    body: await wireSubject(queries, await readSubject(queries, requireSession().tuid, body)),
  }),
});

/** Uploaded files in the order of their references. */
async function readFiles(queries: Queries, references: readonly string[]) {
  if (references.length === 0) return [];
  const rows = await queries
    .select({ reference: files.reference, fileName: files.fileName, byteSize: files.byteSize })
    .from(files)
    .where(inArray(files.reference, [...references]));
  return references.flatMap((reference) => {
    const file = rows.find((row) => row.reference === reference);
    return file === undefined ? [] : [{ FilePath: reference, FileName: file.fileName, FileSize: file.byteSize }];
  });
}

/** Its replies are read; the dot stays while there are others. */
async function markRead(queries: Queries, tuid: number, id: number): Promise<void> {
  await queries.transaction(async (tx) => {
    await tx.select({ tuid: tutors.tuid }).from(tutors).where(eq(tutors.tuid, tuid)).for('no key update');
    await tx.update(feedbacks).set({ hasNews: false }).where(eq(feedbacks.id, id));
    const [other] = await tx
      .select({ id: feedbacks.id })
      .from(feedbacks)
      .where(and(eq(feedbacks.tuid, tuid), eq(feedbacks.hasNews, true)))
      .limit(1);
    await tx
      .update(tutors)
      .set({ feedBackMsg: other !== undefined })
      .where(eq(tutors.tuid, tuid));
  });
}

function wireItem(row: typeof feedbacks.$inferSelect, replies: number) {
  return {
    ID: row.id,
    Type: row.type,
    TypeName: feedbackTypeName(row.type) ?? `Type ${row.type}`,
    Clid: row.clid,
    Remark: row.remark,
    Time: row.at.toISOString(),
    State: row.state,
    IsAppeal: isAppealType(row.type),
    ReplyCount: replies,
    HasNews: row.hasNews,
  };
}
