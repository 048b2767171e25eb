import { implement } from '@tutor/api/core/implement';
import { complaints as contract } from '@tutor/api/scores/complaints';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { CallContext } from '../http/call-context.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { attendanceRecordPage } from './attendance-records.ts';
import { replyToComplaint } from './complaint-replies.ts';
import { complaintCount, complaintRows, wireComplaint } from './complaint-rows.ts';
import { complaintReplies, complaints, instructionalVideos } from './complaint-tables.ts';
import { keepRecitationFeedback, markClipViewed, recitationReportPage } from './recitation-reports.ts';
import { sendComplaint } from './send-complaint.ts';

const companyName = 'Customer service';

/** Complaints about and by the signed-in tutor, and the reports beside them. */
export function complaintEndpoints({ publicUrl }: { publicUrl: () => string }) {
  const clipUrl = (path: string): string => `${publicUrl()}/clips/${path}`;
  return implement<typeof contract, CallContext>(contract, {
    received: (context) => list('received', context),

    sent: (context) => list('sent', context),

    complaint: async ({ query, queries, requireSession }) => {
      const [row] = await complaintRows(
        queries,
        and(eq(complaints.id, query.comId), eq(complaints.tuid, requireSession().tuid)),
      ).limit(1);
      if (row === undefined) throw unknownComplaint();
      return { body: { ...wireComplaint(row), IsSent: row.complaint.direction === 'sent' } };
    },

    replies: async ({ query, queries, requireSession }) => {
      const { tuid } = requireSession();
      const own = and(eq(complaints.id, query.comId), eq(complaints.tuid, tuid));
      const [complaint] = await queries.select({ id: complaints.id }).from(complaints).where(own);
      if (complaint === undefined) throw unknownComplaint();
      const rows = await queries
        .select()
        .from(complaintReplies)
        .where(eq(complaintReplies.complaintId, complaint.id))
        .orderBy(asc(complaintReplies.at), asc(complaintReplies.id));
      return {
        body: rows.map(({ id, isTutor, content, at }) => ({
          Id: id,
          IsTutor: isTutor,
          Name: isTutor ? 'You' : companyName,
          Content: content,
          Time: at.toISOString(),
        })),
      };
    },

    addReply: async ({ query, queries, now, requireSession }) => {
      const { comId, content, key } = query;
      await replyToComplaint(queries, { tuid: requireSession().tuid, comId, content, key, now });
      return { body: true, message: 'Your reply was sent.' };
    },

    send: async ({ body, queries, now, requireSession }) => {
      const comId = await sendComplaint(queries, {
        tuid: requireSession().tuid,
        clid: body.ClassId ?? null,
        type: body.ComplaintType,
        reason: body.Content,
        key: body.IdempotencyKey ?? null,
        now,
      });
      return { body: { ComId: comId }, message: 'Your complaint was sent.' };
    },

    lateEarlyRecords: async ({ body, queries, requireSession }) => ({
      body: await attendanceRecordPage(queries, { ...body, tuid: requireSession().tuid }),
    }),

    recitationReport: async ({ body, queries, requireSession }) => ({
      body: await recitationReportPage(queries, { ...body, tuid: requireSession().tuid }),
    }),

    viewClip: async ({ body, queries, now, requireSession }) => {
      await markClipViewed(queries, { tuid: requireSession().tuid, id: body.Id, now });
      return { body: { Url: clipUrl(`report/${body.Id}`) } };
    },

    recitationFeedback: async ({ body, queries, now, requireSession }) => {
      await keepRecitationFeedback(queries, { tuid: requireSession().tuid, id: body.Id, words: body.Content, now });
      return { body: true, message: 'Your feedback was sent.' };
    },

    instructionalVideos: async ({ queries }) => {
      const rows = await queries.select().from(instructionalVideos).orderBy(instructionalVideos.id);
      return {
        body: rows.map(({ id, title, seconds }) => ({
          Id: id,
          Title: title,
          Seconds: seconds,
          Url: clipUrl(`video/${id}`),
        })),
      };
    },
  });
}

type ListQuery = Parameters<typeof complaintCount>[1];

async function list(
  direction: ListQuery['direction'],
  {
    query,
    queries,
    requireSession,
  }: Pick<CallContext, 'queries' | 'requireSession'> & {
    query: { pageIndex: number; pageSize: number; state?: ListQuery['state'] };
  },
) {
  const { pageIndex, pageSize, state } = query;
  const wanted = { tuid: requireSession().tuid, direction, state };
  const { where, total } = await complaintCount(queries, wanted);
  const rows = await complaintRows(queries, where)
    .orderBy(desc(complaints.at), desc(complaints.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return { body: { Total: total, Items: rows.map(wireComplaint) } };
}

function unknownComplaint(): Refusal {
  return new Refusal(refusalCodes.unknown, 'This complaint does not exist.');
}
