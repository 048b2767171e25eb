import { classEventStatuses } from '@tutor/rules/classes/class-status';
import { lessonKinds } from '@tutor/rules/classes/lesson-kind';
import { minutes } from '@tutor/rules/time/durations';
import { and, eq, gt, lt } from 'drizzle-orm';
import { z } from 'zod';
import { classes } from '../../src/classes/tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { type OnControl, requireTutor } from '../control/control-call.ts';
import { randomOf } from '../seeding/random.ts';
import { bookLesson } from './book-lesson.ts';
import { lessonContent, lessonContentOf } from './lesson-content.ts';
import { planOpenClasses } from './plan-open-classes.ts';

const tuid = z.int().positive();
// A year either way: enough for every screen, far from what a date cannot hold.
const startsInMinutes = z.number().min(-525_600).max(525_600);
/** A class to be booked, in a control call. */
export const classRequest = z.object({
  tuid,
  startsInMinutes,
  durationMinutes: z.number().min(1).max(720).default(25),
  status: z.enum(classEventStatuses).default('Confirmed'),
  missingRemark: z.boolean().default(false),
  studentName: z.string().min(1).max(100).optional(),
  lessonFeeCentavos: z.int().min(0).max(100_000_000).optional(),
  lessonKind: z.enum(lessonKinds).optional(),
  classTool: z.int().min(0).max(11).optional(),
  /** Cancels what a template planned at this time; otherwise a class that overlaps another is refused. */
  makesRoom: z.boolean().default(true),
});
const openClassRequest = z.object({
  tuid,
  startsInMinutes,
  durationMinutes: z.number().min(1).max(720).default(45),
  title: z.string().min(1).max(100),
  topic: z.string().min(1).max(200).default('A topic for everybody'),
  seats: z.int().min(1).max(500).default(16),
  studentNames: z.array(z.string().min(1).max(100)).max(50).default([]),
  isCanceled: z.boolean().default(false),
});

/** Control calls of classes: books ordinary and open ones. */
export function controlClasses(on: OnControl, { queries, now }: { queries: Queries; now: () => Date }): void {
  on('/classes', classRequest, async (request) => {
    await requireTutor(queries, request.tuid);
    return queries.transaction(async (tx) => ({ clid: (await bookAskedFor(tx, request, now())).clid }));
  });

  on('/open-classes', openClassRequest, async (request) => {
    await requireTutor(queries, request.tuid);
    const { tuid: teacher, startsInMinutes: ahead, durationMinutes, isCanceled, ...openClass } = request;
    const at = now();
    const startsAt = new Date(at.getTime() + minutes(ahead));
    const endsAt = new Date(startsAt.getTime() + minutes(durationMinutes));
    const planned = { ...openClass, startsAt, endsAt, canceledAt: isCanceled ? at : null };
    return queries.transaction(async (tx) => ({ id: (await planOpenClasses(tx, teacher, [planned]))[0] }));
  });
}

/** Books what was asked for. */
export async function bookAskedFor(
  tx: Queries,
  request: z.output<typeof classRequest>,
  now: Date,
): Promise<typeof classes.$inferSelect> {
  const startsAt = new Date(now.getTime() + minutes(request.startsInMinutes));
  const endsAt = new Date(startsAt.getTime() + minutes(request.durationMinutes));
  if (request.makesRoom && request.status !== 'Canceled') {
    await tx
      .update(classes)
      .set({ status: 'Canceled' })
      .where(and(eq(classes.tuid, request.tuid), lt(classes.startsAt, endsAt), gt(classes.endsAt, startsAt)));
  }
  const random = randomOf(`${request.tuid} ${request.startsInMinutes}`);
  const content =
    request.studentName === undefined
      ? lessonContent(random, startsAt)
      : lessonContentOf(request.studentName, random, startsAt);
  return bookLesson(
    tx,
    {
      tuid: request.tuid,
      startsAt,
      endsAt,
      status: request.status,
      ...content,
      lessonKind: request.lessonKind ?? content.lessonKind,
      classTool: request.classTool ?? content.classTool,
      lessonFeeCentavos: request.lessonFeeCentavos ?? content.lessonFeeCentavos,
      isMissingRemark: request.missingRemark,
    },
    now,
  );
}
