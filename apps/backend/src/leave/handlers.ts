import { implement } from '@tutor/api/core/implement';
import { leave as contract } from '@tutor/api/leave/leave';
import { leaveStatuses } from '@tutor/rules/leave/leave-status';
import { slotMs } from '@tutor/rules/schedule/slot-grid';
import { count, desc, eq, sum } from 'drizzle-orm';
import { tableRange } from '../classes/table-range.ts';
import type { Queries } from '../database/database.ts';
import type { CallContext } from '../http/call-context.ts';
import { invalid } from '../http/refusal.ts';
import { bookedBetween, classAt, slotsBetween } from '../schedule/read-schedule.ts';
import { trainingsBetween } from '../training/read-lessons.ts';
import { approvedLeavesIn, impactOf, type LeaveRow, leavesIn, requireLeave, spanOf } from './read-leave.ts';
import { leaveClasses, leaveRequests } from './tables.ts';
import { addLeave, askedAtOf, editLeave, lapse, statusOf, undoLeave } from './write-leave.ts';

/** Leave of the signed-in tutor. */
export const leaveEndpoints = implement<typeof contract, CallContext>(contract, {
  leaveList: async ({ body: { pageIndex, pageSize }, queries, now, requireSession }) => {
    const { tuid } = requireSession();
    await lapse(queries, now, tuid);
    const own = eq(leaveRequests.tuid, tuid);
    const [total] = await queries.select({ count: count() }).from(leaveRequests).where(own);
    const rows = await queries
      .select()
      .from(leaveRequests)
      .where(own)
      .orderBy(desc(leaveRequests.startsAt), desc(leaveRequests.id))
      .limit(pageSize)
      .offset((pageIndex - 1) * pageSize);
    const items = [];
    for (const row of rows) items.push(await wireLeave(queries, row, now));
    return { body: { Total: total?.count ?? 0, Items: items } };
  },

  leaveTable: async ({ body, queries, requireSession }) => {
    const rows = await approvedLeavesIn(queries, requireSession().tuid, tableRange(body));
    return {
      body: rows.map(({ id, type, startsAt, endsAt }) => ({
        ID: id,
        LeaveType: type,
        StartTime: startsAt.toISOString(),
        EndTime: endsAt.toISOString(),
      })),
    };
  },

  leave: async ({ body, queries, now, requireSession }) => {
    const { tuid } = requireSession();
    await lapse(queries, now, tuid);
    return { body: await wireLeave(queries, await requireLeave(queries, { tuid, id: body.ID }), now) };
  },

  leaveImpact: async ({ body, queries, now, requireSession }) => {
    const { tuid } = requireSession();
    const span = { start: new Date(body.StartTime), end: new Date(body.EndTime) };
    if (span.end <= span.start) throw invalid('EndTime', 'The end must be after the start.');
    const edited = body.ID === undefined ? undefined : await requireLeave(queries, { tuid, id: body.ID });
    const askedAt = edited === undefined ? now : askedAtOf(edited, span, now);
    const { classes, feeCentavos, points } = await impactOf(queries, { tuid, span, askedAt, now });
    const statuses = [leaveStatuses.pending, leaveStatuses.approved];
    const overlap = (await leavesIn(queries, { tuid, span, statuses })).find(({ id }) => id !== body.ID);
    const trainings = await trainingsBetween(queries, tuid, span);
    const booked = await bookedBetween(queries, tuid, span);
    const from = new Date(span.start.getTime() - slotMs + 1);
    const open = (await slotsBetween(queries, tuid, { start: from, end: span.end })).filter(
      ({ status, startsAt }) =>
        status === 'Waited' && startsAt > now && classAt(booked, startsAt.getTime()) === undefined,
    );
    return {
      body: {
        Classes: classes.map(({ clid, startsAt, endsAt, studentName, penalty, feeCentavos: fee }) => ({
          CLID: clid,
          StartTime: startsAt.toISOString(),
          EndTime: endsAt.toISOString(),
          StuName: studentName,
          FeePercent: penalty.feePercent,
          FeeCentavos: fee,
          Points: penalty.points,
        })),
        FeeCentavos: feeCentavos,
        Points: points,
        OpenSlots: open.length,
        TrainingLessons: trainings.filter(({ startsAt }) => startsAt > now).length,
        Overlap:
          overlap === undefined
            ? null
            : {
                ID: overlap.id,
                StartTime: overlap.startsAt.toISOString(),
                EndTime: overlap.endsAt.toISOString(),
                Status: statusOf(overlap),
              },
      },
    };
  },

  addLeave: async ({ body, queries, now, requireSession }) => ({
    body: { ID: await addLeave(queries, requireSession().tuid, body, now) },
    message: 'Your leave request was sent.',
  }),

  editLeave: async ({ body, queries, now, requireSession }) => {
    await editLeave(queries, requireSession().tuid, body, now);
    return { body: true, message: 'Your leave request was changed.' };
  },

  undoLeave: async ({ body, queries, now, requireSession }) => {
    await undoLeave(queries, requireSession().tuid, body.ID, now);
    return { body: true, message: 'Your leave was undone.' };
  },
});

async function wireLeave(queries: Queries, row: LeaveRow, now: Date) {
  const cost = await costOf(queries, row, now);
  return {
    ID: row.id,
    LeaveType: row.type,
    StartTime: row.startsAt.toISOString(),
    EndTime: row.endsAt.toISOString(),
    Reason: row.reason,
    Attachment: row.attachment ?? undefined,
    Status: statusOf(row),
    AskedTime: row.askedAt.toISOString(),
    Remark: row.remark ?? undefined,
    ...cost,
  };
}

async function costOf(queries: Queries, row: LeaveRow, now: Date) {
  if (row.status === leaveStatuses.pending) {
    const { tuid, askedAt } = row;
    const { classes, feeCentavos, points } = await impactOf(queries, { tuid, span: spanOf(row), askedAt, now });
    return { Classes: classes.length, FeeCentavos: feeCentavos, Points: points };
  }
  const [taken] = await queries
    .select({ count: count(), fee: sum(leaveClasses.feeCentavos), points: sum(leaveClasses.points) })
    .from(leaveClasses)
    .where(eq(leaveClasses.leaveId, row.id));
  return { Classes: taken?.count ?? 0, FeeCentavos: Number(taken?.fee ?? 0), Points: Number(taken?.points ?? 0) };
}
