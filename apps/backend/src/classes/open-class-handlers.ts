import { openClasses as contract } from '@tutor/api/classes/open-classes';
import { implement } from '@tutor/api/core/implement';
import { ageOn } from '@tutor/rules/classes/student-age';
import { companyZone, zonedDate } from '@tutor/rules/time/zone';
import { and, asc, count, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { CallContext } from '../http/call-context.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { shellStates } from '../shell/tables.ts';
import { type ClassroomLinks, requireOpenRoom } from './classroom-link.ts';
import { students } from './course-tables.ts';
import { openClasses, openClassStudents } from './open-class-tables.ts';

/** Open classes of the tutors who give them. */
export function openClassEndpoints({ links }: { links: ClassroomLinks }) {
  return implement<typeof contract, CallContext>(contract, {
    list: async ({ body: { IsOver, PageIndex, PageSize }, queries, now, requireSession }) => {
      const { tuid } = requireSession();
      await requireTeacher(queries, tuid);
      const fitting = and(
        eq(openClasses.tuid, tuid),
        IsOver ? lte(openClasses.endsAt, now) : gt(openClasses.endsAt, now),
      );
      const [all] = await queries.select({ count: count() }).from(openClasses).where(fitting);
      const order = IsOver ? desc : asc;
      const rows = await queries
        .select()
        .from(openClasses)
        .where(fitting)
        .orderBy(order(openClasses.startsAt), order(openClasses.id))
        .limit(PageSize)
        .offset((PageIndex - 1) * PageSize);
      const seated = await studentsIn(
        queries,
        rows.map(({ id }) => id),
      );
      const today = zonedDate(now, companyZone);
      return {
        body: {
          Total: all?.count ?? 0,
          Items: rows.map((row) => ({
            OpenClassID: row.id,
            Title: row.title,
            Topic: row.topic,
            StartTime: row.startsAt.toISOString(),
            EndTime: row.endsAt.toISOString(),
            Seats: row.seats,
            IsCanceled: row.canceledAt !== null,
            Students: seated
              .filter(({ openClassId }) => openClassId === row.id)
              .map(({ student }) => ({
                StuUID: student.stuUid,
                Name: student.name,
                Age: ageOn(student.birthday, today),
                Country: student.country,
                Level: student.level,
              })),
          })),
        },
      };
    },

    join: async ({ body, queries, now, requireSession }) => {
      const { id, endsAt } = await requireOpenClass(queries, {
        tuid: requireSession().tuid,
        id: body.OpenClassID,
        now,
      });
      return { body: { Url: links.forBrowser({ kind: 'open', id, endsAt }) } };
    },

    joinClient: async ({ body, queries, now, requireSession }) => {
      const { id, endsAt } = await requireOpenClass(queries, {
        tuid: requireSession().tuid,
        id: body.OpenClassID,
        now,
      });
      return { body: { Url: links.forClient({ kind: 'open', id, endsAt }) } };
    },
  });
}

function studentsIn(queries: Queries, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return queries
    .select({ openClassId: openClassStudents.openClassId, student: students })
    .from(openClassStudents)
    .innerJoin(students, eq(students.stuUid, openClassStudents.stuUid))
    .where(inArray(openClassStudents.openClassId, [...ids]))
    .orderBy(asc(students.name), asc(students.stuUid));
}

async function requireTeacher(queries: Queries, tuid: number): Promise<void> {
  const [state] = await queries
    .select({ isTeacher: shellStates.isOpenClassTeacher })
    .from(shellStates)
    .where(eq(shellStates.tuid, tuid));
  if (state?.isTeacher !== true) {
    throw new Refusal(
      refusalCodes.notOffered,
      'Open classes are given by open-class teachers. Ask your Team Manager if you would like to be one.',
    );
  }
}

/** The id of an open class of the tutor whose room is open. */
async function requireOpenClass(
  queries: Queries,
  { tuid, id, now }: { tuid: number; id: number; now: Date },
): Promise<typeof openClasses.$inferSelect> {
  await requireTeacher(queries, tuid);
  const [row] = await queries
    .select()
    .from(openClasses)
    .where(and(eq(openClasses.id, id), eq(openClasses.tuid, tuid)));
  if (row === undefined) throw new Refusal(refusalCodes.unknown, 'This open class does not exist.');
  requireOpenRoom({ ...row, status: row.canceledAt === null ? 'Confirmed' : 'Canceled' }, now);
  return row;
}
