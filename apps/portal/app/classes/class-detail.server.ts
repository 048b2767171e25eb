import type { SerializeFrom } from '@remix-run/node';
import type { classRemarks } from '@tutor/api/classes/class-remarks';
import type { CallResult } from '@tutor/api/core/endpoint';
import { canCancelClass, canSendTrialNotice, canSetMaterial } from '@tutor/rules/classes/class-actions';
import { currentLesson, lessonType } from '@tutor/rules/classes/teaching-material';
import { z } from 'zod';
import { settledPart } from '../kit/beside/parts.server.ts';
import type { Api } from '../session/api.server.ts';
import { isDesktopClient } from '../session/desktop-client.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { serverNow } from '../session/server-clock.server.ts';
import { tutorZone } from '../session/zone.server.ts';
import { loadDueRemarks } from './remarks-due.server.ts';

const idSchema = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The class of the address; anything that is no id is answered like a class that does not exist. */
export function classIdOf({ params }: { params: Record<string, string | undefined> }): number {
  const id = idSchema.safeParse(params.id);
  if (!id.success) throw new Response('', { status: 404 });
  return id.data;
}

const sidSchema = z.coerce.number().int().positive().optional().catch(undefined);

/** The course that an address asks for; none for nonsense. */
export function courseOf(asked: string | null): number | undefined {
  return sidSchema.parse(asked ?? undefined);
}

/** Everything on the page of a class that must be there at once. Only the class itself must not be missing. */
export async function loadClassDetail(args: Guarded) {
  const { api } = args;
  const clid = classIdOf(args);
  const of = { body: { CLID: clid } };
  const isInQueue = args.search.get('queue') === 'due';
  const askedSid = courseOf(args.search.get('course'));
  const [zone, nowMs] = await Promise.all([tutorZone(args), serverNow(args.context)]);
  const [details, student, materials, course, plan, remark, last, queue] = await Promise.allSettled([
    api.classDetail.details(of),
    api.classDetail.studentInfo(of),
    api.classDetail.materials(of),
    askedSid === undefined ? undefined : api.classDetail.materials({ body: { CLID: clid, SID: askedSid } }),
    api.classDetail.lessonPlan(of),
    api.classRemarks.remark(of),
    api.classRemarks.last(of),
    isInQueue ? loadDueRemarks(api) : undefined,
  ]);
  if (details.status === 'rejected') throw details.reason;
  const { body: lesson } = details.value;
  const [group, test] = await Promise.allSettled([
    lesson.StudentCount > 0 ? api.classDetail.smallClass(of) : undefined,
    lesson.Kind === 'test' ? api.classDetail.testClass(of) : undefined,
  ]);
  const now = new Date(nowMs);
  const times = { start: new Date(lesson.StartTime), end: new Date(lesson.EndTime), status: lesson.Status };
  return {
    zone,
    isDesktopClient: await isDesktopClient(args.request),
    isCancelOpen: args.search.get('cancel') === '1',
    lesson,
    canCancel: canCancelClass(times, now),
    canTellParents: canSendTrialNotice({ ...times, kind: lesson.Kind }, now) && (lesson.TrialSmsTime ?? null) === null,
    canSetMaterial: canSetMaterial(times, now),
    student: settledPart(student, ({ body }) => body),
    materials: settledPart(materials, ({ body }) => materialsOf(body)),
    // Without scripts another course is asked for by the page's address.
    askedSid: askedSid ?? null,
    course: settledPart(course, (loaded) => (loaded === undefined ? null : materialsOf(loaded.body))),
    plan: settledPart(plan, ({ body }) => body),
    remark: settledPart(remark, ({ body }) => body),
    lastRemark: settledPart(last, ({ body }) => lastValues(body)),
    smallClass: settledPart(group, (loaded) => loaded?.body ?? null),
    testClass: settledPart(test, (loaded) => loaded?.body ?? null),
    queue: settledPart(queue, (due) => due ?? null),
  };
}

type RemarkBody = NonNullable<CallResult<typeof classRemarks.last>['body']>;

export type ClassDetailData = SerializeFrom<Awaited<ReturnType<typeof loadClassDetail>>>;

/** The teaching material of a class as its list shows it. */
export function materialsOf(body: Awaited<ReturnType<Api['classDetail']['materials']>>['body']) {
  const rows = body.Rows.map((row) => ({
    rowNumber: row.RowNum,
    title: row.UnitName,
    csid: row.CSID,
    usid: row.USID,
    usaid: row.USAID,
    classType: row.ClassType,
    isRemark: row.IsRemark,
  }));
  // By the rule and not by the service's own mark, which may be another one (specification, core §4 'Current lesson').
  const current = currentLesson(rows);
  return {
    sid: body.SID,
    courses: body.Courses.map((course) => ({ sid: course.SID, name: course.SubjectName })),
    items: rows.map((row) => ({
      rowNumber: row.rowNumber,
      title: row.title,
      type: lessonType(row),
      isCurrent: row === current,
      isSet: row.csid > 0,
    })),
  };
}

/** What is copied from the last lesson: texts, not judgements, which belong to their own class. */
function lastValues(remark: RemarkBody | null): Record<string, string> | null {
  if (remark === null) return null;
  const { Content, Homework, Strengths, Improvements, NextStep } = remark;
  const texts = {
    content: Content,
    homework: Homework,
    strengths: Strengths,
    improvements: Improvements,
    nextStep: NextStep,
  };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === undefined || text === '' ? [] : [[name, text]])),
  );
}
