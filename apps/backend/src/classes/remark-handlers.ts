import { classRemarks as contract } from '@tutor/api/classes/class-remarks';
import { implement } from '@tutor/api/core/implement';
import { remarkDueAt, remarkState } from '@tutor/rules/classes/remark';
import { and, asc, desc, eq, isNotNull, isNull, lt, lte, ne, or } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { CallContext } from '../http/call-context.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { recordEvent } from '../hubs/feed.ts';
import { lessonsOf } from './materials.ts';
import { lockClass, requireClass } from './own-class.ts';
import { wireRemark } from './read-remark.ts';
import { remarkDelays, remarks } from './remark-tables.ts';
import { deleteTemplate, listTemplates, saveTemplate } from './remark-templates.ts';
import { classes } from './tables.ts';
import { askedRemark, type NewRemark, remarkOf, writeRemark } from './write-remark.ts';

// More than anybody writes in a sitting; the rest comes up as these are written.
const queueMax = 200;

/** Remarks of classes, the queue of those due, and the tutor's templates. */
export const classRemarkEndpoints = implement<typeof contract, CallContext>(contract, {
  remark: async ({ body, queries, requireSession }) => {
    const lesson = await requireClass(queries, requireSession().tuid, body.CLID);
    const [stored] = await queries.select().from(remarks).where(eq(remarks.clid, lesson.clid));
    const asked = await remarkOf(queries, lesson);
    if (stored === undefined) return { body: { Kind: asked.kind, KnowledgePoints: asked.points, Version: 0 } };
    const remark = await wireRemark(queries, stored);
    return {
      body: {
        Kind: stored.kind,
        KnowledgePoints: remark.Points.map(({ Point }) => Point),
        Version: stored.version,
        RemarkTime: stored.createdAt.toISOString(),
        EditTime: stored.editedAt?.toISOString() ?? null,
        Remark: remark,
      },
    };
  },

  addRemark: ({ body, ...context }) =>
    save(context, { ...common(body), kind: 'normal', parts: { homework: orNull(body.Homework) } }),

  addVipRemark: ({ body, ...context }) =>
    save(context, {
      ...common(body),
      kind: 'vip',
      parts: { strengths: body.Strengths, improvements: body.Improvements, nextStep: body.NextStep },
    }),

  addKnowledgePointsRemark: ({ body, ...context }) =>
    save(context, {
      ...common(body),
      kind: 'knowledge',
      parts: { homework: orNull(body.Homework) },
      points: body.Points.map(({ Point, Mastery }) => ({ point: Point, mastery: Mastery })),
    }),

  addTrialRemark: ({ body, ...context }) =>
    save(context, {
      ...common(body),
      kind: 'trial',
      parts: {
        level: body.Level,
        pronunciation: body.Pronunciation,
        vocabulary: body.Vocabulary,
        grammar: body.Grammar,
        fluency: body.Fluency,
      },
    }),

  later: async ({ body, queries, now, requireSession }) => {
    const dueAt = await putOff(queries, { tuid: requireSession().tuid, clid: body.CLID, now });
    return { body: { DueTime: dueAt.toISOString() }, message: 'The remark waits in your queue of remarks due.' };
  },

  last: async ({ body, queries, requireSession }) => {
    const { tuid } = requireSession();
    const { stuUid, startsAt } = await requireClass(queries, tuid, body.CLID);
    if (stuUid === null) return { body: null };
    const [row] = await queries
      .select({ remark: remarks, lesson: classes })
      .from(remarks)
      .innerJoin(classes, eq(classes.clid, remarks.clid))
      .where(and(eq(remarks.tuid, tuid), eq(classes.stuUid, stuUid), lt(classes.startsAt, startsAt)))
      .orderBy(desc(classes.startsAt))
      .limit(1);
    if (row === undefined) return { body: null };
    const { lesson, remark } = row;
    const wire = await wireRemark(queries, remark);
    return {
      body: { ...wire, CLID: lesson.clid, StartTime: lesson.startsAt.toISOString(), UnitName: lesson.unitName },
    };
  },

  due: async ({ queries, now, requireSession }) => {
    const rows = await queries
      .select({ lesson: classes, delayedAt: remarkDelays.at })
      .from(classes)
      .leftJoin(remarkDelays, eq(remarkDelays.clid, classes.clid))
      .where(
        and(
          eq(classes.tuid, requireSession().tuid),
          ne(classes.status, 'Canceled'),
          isNull(classes.remarkWrittenAt),
          or(lte(classes.endsAt, now), isNotNull(remarkDelays.at)),
        ),
      )
      .orderBy(asc(classes.endsAt), asc(classes.clid))
      .limit(queueMax);
    const units = await lessonsOf(
      queries,
      rows.map(({ lesson }) => lesson),
    );
    return {
      body: rows.map(({ lesson, delayedAt }) => ({
        CLID: lesson.clid,
        StuName: lesson.studentName,
        SubjectName: lesson.subjectName,
        UnitName: lesson.unitName,
        StartTime: lesson.startsAt.toISOString(),
        EndTime: lesson.endsAt.toISOString(),
        Kind: lesson.lessonKind,
        RemarkKind: askedRemark(lesson, units.get(lesson.clid)).kind,
        RemarkLater: delayedAt !== null,
      })),
    };
  },

  templates: async ({ queries, requireSession }) => ({ body: await listTemplates(queries, requireSession().tuid) }),

  saveTemplate: async ({ body, queries, now, requireSession }) => {
    const { tuid } = requireSession();
    const id = await saveTemplate(queries, { tuid, id: body.ID, name: body.Name, body: body.Body, now });
    return { body: { ID: id }, message: 'Your template was saved.' };
  },

  deleteTemplate: async ({ body, queries, requireSession }) => {
    await deleteTemplate(queries, requireSession().tuid, body.ID);
    return { body: true, message: 'The template was deleted.' };
  },
});

function common(body: { CLID: number; Version: number; Content: string }) {
  return { clid: body.CLID, version: body.Version, content: body.Content };
}

function orNull(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

async function save(
  { queries, now, requireSession }: Pick<CallContext, 'queries' | 'now' | 'requireSession'>,
  remark: Omit<NewRemark, 'tuid'>,
) {
  const saved = await writeRemark(queries, { ...remark, tuid: requireSession().tuid }, now);
  return {
    body: { Version: saved.version, RemarkTime: saved.writtenAt.toISOString() },
    message: saved.version === 1 ? 'Your remark was saved.' : 'Your remark was changed.',
  };
}

/** Puts a remark into the queue; again changes nothing. */
function putOff(queries: Queries, { tuid, clid, now }: { tuid: number; clid: number; now: Date }): Promise<Date> {
  return queries.transaction(async (tx) => {
    const lesson = await lockClass(tx, tuid, clid);
    const { startsAt, status, remarkWrittenAt } = lesson;
    const state = remarkState({ start: startsAt, status, writtenAt: remarkWrittenAt ?? undefined }, now);
    if (state === 'notOpen') {
      throw new Refusal(refusalCodes.tooEarly, 'The remark can be put off once the class has begun.');
    }
    if (state !== 'due') throw new Refusal(refusalCodes.alreadyAnswered, 'The remark of this class is not due.');
    const [delayed] = await tx.select().from(remarkDelays).where(eq(remarkDelays.clid, clid));
    if (delayed === undefined) {
      await recordEvent(tx, { tuid, name: 'GetTutorClassRemarkRemind', now });
      await tx.insert(remarkDelays).values({ clid, at: now });
    }
    return remarkDueAt(lesson.endsAt);
  });
}
