import { canSetMaterial } from '@tutor/rules/classes/class-actions';
import { currentLesson, setMaterialProblem } from '@tutor/rules/classes/teaching-material';
import { and, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { invalid, Refusal, refusalCodes } from '../http/refusal.ts';
import { recordEvent } from '../hubs/feed.ts';
import { classMaterials, studentUnits } from './class-detail-tables.ts';
import { courses, courseUnits } from './course-tables.ts';
import { type ClassRow, lockClass, timesOf } from './own-class.ts';
import { classes } from './tables.ts';

type Unit = typeof courseUnits.$inferSelect;

/** Per class the lesson that is set for it, else the one that was booked; nothing for classes from before courses were kept. */
export async function lessonsOf(queries: Queries, rows: readonly ClassRow[]): Promise<Map<number, Unit>> {
  if (rows.length === 0) return new Map();
  const clids = rows.map(({ clid }) => clid);
  const found = await queries
    .select({ clid: classes.clid, unit: courseUnits })
    .from(classes)
    .leftJoin(classMaterials, eq(classMaterials.clid, classes.clid))
    .innerJoin(courseUnits, eq(courseUnits.unitId, sql`coalesce(${classMaterials.unitId}, ${classes.unitId})`))
    .where(inArray(classes.clid, clids));
  return new Map(found.map(({ clid, unit }) => [clid, unit]));
}

/** The lesson of one class; see `lessonsOf`. */
export async function lessonOf(queries: Queries, row: ClassRow): Promise<Unit | undefined> {
  return (await lessonsOf(queries, [row])).get(row.clid);
}

/** The teaching material list of a class: the lessons of one course, with what its student had and what is set. */
export async function materialList(queries: Queries, lesson: ClassRow, askedSid: number | undefined, now: Date) {
  const offered = await queries.select({ sid: courses.sid, name: courses.name, catId: courses.catId }).from(courses);
  const sid = askedSid ?? (await lessonOf(queries, lesson))?.sid ?? offered[0]?.sid;
  const course = offered.find((item) => item.sid === sid);
  if (course === undefined) throw invalid('SID', 'This course is not there any more. Please reload the page.');
  const units = await queries
    .select()
    .from(courseUnits)
    .where(eq(courseUnits.sid, course.sid))
    .orderBy(courseUnits.sort);
  const ids = units.map(({ unitId }) => unitId);
  const [set] = await queries.select().from(classMaterials).where(eq(classMaterials.clid, lesson.clid));
  const taught = await taughtTo(queries, lesson, ids, now);
  let tests = 0;
  const rows = units.map((unit, index) => {
    const isTest = unit.classType > 0;
    if (isTest) tests += 1;
    const done = taught.get(unit.unitId) ?? 0;
    return {
      CSID: set?.unitId === unit.unitId ? set.csid : 0,
      USID: isTest ? 0 : done,
      USAID: isTest ? done : 0,
      RowNum: index + 1,
      IsRemark: unit.isRemark,
      ClassType: unit.classType,
      SubjectName: course.name,
      SID: course.sid,
      CatId: course.catId,
      IsTest: isTest,
      UnitID: unit.unitId,
      Sort: unit.sort,
      VipNumber: lesson.lessonKind === 'vip' ? index + 1 : 0,
      TestNumber: isTest ? tests : 0,
      UnitName: unit.title,
    };
  });
  const current = currentLesson(
    rows.map((row) => ({
      rowNum: row.RowNum,
      csid: row.CSID,
      usid: row.USID,
      usaid: row.USAID,
      classType: row.ClassType,
      isRemark: row.IsRemark,
    })),
  );
  return {
    SID: course.sid,
    Courses: offered.map(({ sid: id, name }) => ({ SID: id, SubjectName: name })),
    Rows: rows.map((row) => ({ ...row, IsCurrentCourseware: row.RowNum === current?.rowNum })),
  };
}

/** Which of these lessons the student had before, by the id of the study: elsewhere, or in a class that is over. */
async function taughtTo(
  queries: Queries,
  { stuUid }: ClassRow,
  unitIds: number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  if (stuUid === null || unitIds.length === 0) return new Map();
  const inClasses = await queries
    .select({ unitId: classMaterials.unitId, id: classMaterials.csid })
    .from(classMaterials)
    .innerJoin(classes, eq(classes.clid, classMaterials.clid))
    .where(
      and(
        eq(classes.stuUid, stuUid),
        ne(classes.status, 'Canceled'),
        lte(classes.endsAt, now),
        inArray(classMaterials.unitId, unitIds),
      ),
    );
  const elsewhere = await queries
    .select({ unitId: studentUnits.unitId, id: studentUnits.usid })
    .from(studentUnits)
    .where(and(eq(studentUnits.stuUid, stuUid), inArray(studentUnits.unitId, unitIds)));
  return new Map([...inClasses, ...elsewhere].map(({ unitId, id }) => [unitId, id]));
}

/** Sets the lesson of a row for a class. The same again changes nothing. */
export function setMaterial(
  queries: Queries,
  { tuid, clid, sid, rowNum, now }: { tuid: number; clid: number; sid: number; rowNum: number; now: Date },
) {
  return queries.transaction(async (tx) => {
    const lesson = await lockClass(tx, tuid, clid);
    if (lesson.status === 'Canceled') {
      throw new Refusal(refusalCodes.tooLate, 'This class was cancelled: it takes no teaching material.');
    }
    if (!canSetMaterial(timesOf(lesson), now)) {
      throw new Refusal(refusalCodes.tooLate, 'The teaching material can be set until a week after the class.');
    }
    const [course] = await tx.select({ name: courses.name }).from(courses).where(eq(courses.sid, sid));
    const units = await tx.select().from(courseUnits).where(eq(courseUnits.sid, sid)).orderBy(courseUnits.sort);
    const problem = setMaterialProblem(
      rowNum,
      units.map((_, index) => index + 1),
    );
    const unit = units[rowNum - 1];
    if (problem !== undefined || unit === undefined || course === undefined) {
      throw new Refusal(refusalCodes.invalid, problem ?? 'This lesson does not exist.');
    }
    const [set] = await tx
      .select({ unitId: classMaterials.unitId })
      .from(classMaterials)
      .where(eq(classMaterials.clid, clid));
    if (set?.unitId !== unit.unitId) {
      await recordEvent(tx, { tuid, name: 'GetTutorClassMsgList', now });
      await tx
        .insert(classMaterials)
        .values({ clid, unitId: unit.unitId, setAt: now })
        .onConflictDoUpdate({ target: classMaterials.clid, set: { unitId: unit.unitId, setAt: now } });
      // The class table names what is taught.
      await tx.update(classes).set({ subjectName: course.name, unitName: unit.title }).where(eq(classes.clid, clid));
    }
    return { sid, unitName: unit.title };
  });
}
