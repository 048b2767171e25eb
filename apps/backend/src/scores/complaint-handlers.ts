import { isDeepStrictEqual } from 'node:util';
import { complaints as contract } from '@tutor/api/complaints';
import { implement } from '@tutor/api/core/implement';
import { recordAppealType } from '@tutor/rules/feedback/appeal';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { requireClass } from '../classes/own-class.ts';
import { classes } from '../classes/tables.ts';
import { isAppealOfClass } from '../feedback/appeal-subject.ts';
import { feedbacks } from '../feedback/tables.ts';
import type { CallContext } from '../http/call-context.ts';
import { Refusal, refusalCodes, sentBefore } from '../http/refusal.ts';
import { replyToComplaint } from './complaint-replies.ts';
import { complaintCount, complaintRows, wireComplaint } from './complaint-rows.ts';
import {
  attendanceRecords,
  complaintReplies,
  complaints,
  instructionalVideos,
  recitationReports,
} from './complaint-tables.ts';

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

    send: ({ body, queries, now, requireSession }) => {
      const { tuid } = requireSession();
      return queries.transaction(async (tx) => {
        const { ClassId: clid = null, ComplaintType: type, Content: reason, IdempotencyKey: key = null } = body;
        if (clid !== null) await requireClass(tx, tuid, clid);
        const complainant = 'You';
        const [made] = await tx
          .insert(complaints)
          .values({ tuid, direction: 'sent', clid, complainant, type, reason, key, at: now })
          .onConflictDoNothing()
          .returning({ id: complaints.id });
        const comId = made?.id ?? (await sentWithKey(key));
        return { body: { ComId: comId }, message: 'Your complaint was sent.' };

        async function sentWithKey(given: string | null): Promise<number> {
          if (given === null) throw new Error('a complaint without a key met another one');
          const [known] = await tx
            .select({
              id: complaints.id,
              sent: { clid: complaints.clid, type: complaints.type, reason: complaints.reason },
            })
            .from(complaints)
            .where(and(eq(complaints.tuid, tuid), eq(complaints.key, given)));
          if (known === undefined) throw new Error('the complaint of this key is gone');
          if (!isDeepStrictEqual(known.sent, { clid, type, reason })) throw sentBefore();
          return known.id;
        }
      });
    },

    lateEarlyRecords: async ({ body, queries, requireSession }) => {
      const { PageIndex, PageSize, Kind } = body;
      const { tuid } = requireSession();
      const own = and(
        eq(attendanceRecords.tuid, tuid),
        Kind === undefined ? undefined : eq(attendanceRecords.kind, Kind),
      );
      const [all] = await queries.select({ total: count() }).from(attendanceRecords).where(own);
      const rows = await queries
        .select({ record: attendanceRecords, lesson: classes, appealId: feedbacks.id })
        .from(attendanceRecords)
        .innerJoin(classes, eq(classes.clid, attendanceRecords.clid))
        .leftJoin(feedbacks, isAppealOfClass(tuid, recordAppealType))
        .where(own)
        .orderBy(desc(attendanceRecords.at), desc(attendanceRecords.id))
        .limit(PageSize)
        .offset((PageIndex - 1) * PageSize);
      return {
        body: {
          Total: all?.total ?? 0,
          Items: rows.map(({ record, lesson, appealId }) => ({
            Id: record.id,
            ClassId: lesson.clid,
            ClassTime: lesson.startsAt.toISOString(),
            EndTime: lesson.endsAt.toISOString(),
            StuName: lesson.studentName,
            Kind: record.kind,
            RecordTime: record.at.toISOString(),
            Minutes: record.minutes,
            SentAppealId: appealId,
          })),
        },
      };
    },

    recitationReport: async ({ body, queries, requireSession }) => {
      const { PageIndex, PageSize } = body;
      const own = eq(recitationReports.tuid, requireSession().tuid);
      const [all] = await queries.select({ total: count() }).from(recitationReports).where(own);
      const rows = await queries
        .select({ report: recitationReports, lesson: classes })
        .from(recitationReports)
        .innerJoin(classes, eq(classes.clid, recitationReports.clid))
        .where(own)
        .orderBy(desc(recitationReports.at), desc(recitationReports.id))
        .limit(PageSize)
        .offset((PageIndex - 1) * PageSize);
      return {
        body: {
          Total: all?.total ?? 0,
          Items: rows.map(({ report, lesson }) => ({
            Id: report.id,
            ClassId: lesson.clid,
            ClassTime: lesson.startsAt.toISOString(),
            StuName: lesson.studentName,
            UnitName: lesson.unitName,
            Score: report.score,
            Comment: report.comment,
            ClipTitle: report.clipTitle,
            ClipSeconds: report.clipSeconds,
            IsClipViewed: report.clipViewedAt !== null,
            Feedback: report.feedback,
          })),
        },
      };
    },

    viewClip: ({ body, queries, now, requireSession }) => {
      const { tuid } = requireSession();
      return queries.transaction(async (tx) => {
        const report = await lockReport(tx, tuid, body.Id);
        if (report.clipTitle === null) throw new Refusal(refusalCodes.unknown, 'This report has no clip.');
        if (report.clipViewedAt === null) {
          await tx.update(recitationReports).set({ clipViewedAt: now }).where(eq(recitationReports.id, report.id));
        }
        return { body: { Url: clipUrl(`report/${report.id}`) } };
      });
    },

    recitationFeedback: ({ body, queries, now, requireSession }) => {
      const { tuid } = requireSession();
      return queries.transaction(async (tx) => {
        const report = await lockReport(tx, tuid, body.Id);
        if (report.feedback !== null && report.feedback !== body.Content) {
          throw new Refusal(refusalCodes.alreadyAnswered, 'Your feedback on this report was sent before.');
        }
        if (report.feedback === null) {
          await tx
            .update(recitationReports)
            .set({ feedback: body.Content, feedbackAt: now })
            .where(eq(recitationReports.id, report.id));
        }
        return { body: true, message: 'Your feedback was sent.' };
      });
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

async function lockReport(
  tx: CallContext['queries'],
  tuid: number,
  id: number,
): Promise<typeof recitationReports.$inferSelect> {
  const [report] = await tx
    .select()
    .from(recitationReports)
    .where(and(eq(recitationReports.id, id), eq(recitationReports.tuid, tuid)))
    .for('update');
  if (report === undefined) throw new Refusal(refusalCodes.unknown, 'This report does not exist.');
  return report;
}

function unknownComplaint(): Refusal {
  return new Refusal(refusalCodes.unknown, 'This complaint does not exist.');
}
