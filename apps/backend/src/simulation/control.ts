import { randomBytes, timingSafeEqual } from 'node:crypto';
import { classEventStatuses } from '@tutor/rules/classes/class-status';
import { lessonKinds } from '@tutor/rules/classes/lesson-kind';
import { minutes } from '@tutor/rules/time/durations';
import { and, eq, gt, lt } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Passwords } from '../account/passwords.ts';
import { demoPassword } from '../account/seed.ts';
import type { Sessions } from '../account/sessions.ts';
import { findTemplate, tutorTemplates } from '../account/tutor-templates.ts';
import { askForAttendance } from '../attendance/ask.ts';
import { lessonContent, lessonContentOf } from '../classes/lesson-content.ts';
import { classes } from '../classes/tables.ts';
import { bookClass } from '../classes/write-classes.ts';
import { planOpenClasses } from '../classes/write-open-class.ts';
import type { Queries } from '../database/database.ts';
import { readJsonBody } from '../http/json-body.ts';
import { invalid, Refusal, refusalCodes } from '../http/refusal.ts';
import type { KnownNews } from '../hubs/known-news.ts';
import { randomOf } from '../seeding/random.ts';
import { createTutor } from '../seeding/seed-tutors.ts';
import { type OnControl, requireTutor } from './control-call.ts';
import { controlComplaints } from './control-complaints.ts';
import { controlContract } from './control-contract.ts';
import { controlCrowd } from './control-crowd.ts';
import { controlFeedback } from './control-feedback.ts';
import { controlFlowers } from './control-flowers.ts';
import { controlLeave } from './control-leave.ts';
import { controlMessages } from './control-messages.ts';
import { controlReferrals } from './control-referrals.ts';
import { controlSchedule } from './control-schedule.ts';
import { controlShell } from './control-shell.ts';
import { type Faults, faultSchema } from './faults.ts';
import { forcedClockIns } from './tables.ts';

interface ControlOptions {
  key: string;
  queries: Queries;
  sessions: Sessions;
  knownNews: KnownNews;
  passwords: Passwords;
  faults: Faults;
  now: () => Date;
}

const tuid = z.int().positive();
// A year either way: enough for every screen, far from what a date cannot hold.
const startsInMinutes = z.number().min(-525_600).max(525_600);
const tutorRequest = z.object({
  template: z.string().default('ordinary'),
  /** Whether classes ask for a confirmation from the beginning, as for the seeded tutors. */
  withRequests: z.boolean().default(false),
});
const classRequest = z.object({
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
const attendanceRequest = classRequest.pick({
  tuid: true,
  startsInMinutes: true,
  studentName: true,
  lessonFeeCentavos: true,
  makesRoom: true,
});
const clockInRequest = z.object({
  tuid,
  status: z.int().min(-1).max(99).nullable().optional(),
  nextResult: z.int().min(-1).max(99).nullable().optional(),
});
const tutorOnly = z.object({ tuid });

/** Tells the backend what happens next, for tests and demonstrations. Mounted only when a control key is set. */
export function controlRoutes(options: ControlOptions): Hono {
  const { queries, sessions, knownNews, passwords, faults, now } = options;
  const routes = new Hono();
  routes.use(async (context, next) => {
    if (!isKey(context.req.header('x-control-key') ?? '', options.key)) {
      throw new Refusal(refusalCodes.notFound, 'This is not a path of the service.', 404);
    }
    await next();
  });

  const on: OnControl = (path, schema, handle) => {
    routes.post(path, async (context) => {
      const parsed = schema.safeParse((await readJsonBody(context.req.raw)) ?? {});
      if (!parsed.success) {
        const issue = parsed.error.issues[0];
        throw new Refusal(refusalCodes.invalid, `${issue?.path.join('.') ?? 'Body'}: ${issue?.message ?? ''}`, 400);
      }
      return context.json(await handle(parsed.data));
    });
  };

  on('/tutors', tutorRequest, async ({ template: key, withRequests }) => {
    const template = findTemplate(key);
    if (template === undefined)
      throw invalid('template', `one of ${tutorTemplates.map((item) => item.key).join(', ')}`);
    const account = `${template.account}.${randomBytes(5).toString('hex')}`;
    const passwordHash = await passwords.hash(demoPassword);
    const created = await queries.transaction((tx) =>
      createTutor(tx, template, { account, passwordHash, withRequests }, now()),
    );
    return { account, password: demoPassword, tuid: created };
  });

  on('/classes', classRequest, async (request) => {
    await requireTutor(queries, request.tuid);
    return queries.transaction(async (tx) => ({ clid: await book(tx, request, now()) }));
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

  on('/attendance', attendanceRequest, async (request) => {
    await requireTutor(queries, request.tuid);
    return queries.transaction(async (tx) => {
      const at = now();
      const clid = await book(tx, { ...request, durationMinutes: 25, status: 'Waited', missingRemark: false }, at);
      const [lesson] = await tx.select().from(classes).where(eq(classes.clid, clid));
      if (lesson === undefined) throw new Error('the class was not stored');
      return { id: await askForAttendance(tx, lesson, at), clid };
    });
  });

  on('/clock-in', clockInRequest, async (request) => {
    await requireTutor(queries, request.tuid);
    const { tuid: forced, status = null, nextResult = null } = request;
    await queries
      .insert(forcedClockIns)
      .values({ tuid: forced, status, nextResult })
      .onConflictDoUpdate({ target: forcedClockIns.tuid, set: { status, nextResult } });
    return {};
  });

  on('/expire-sessions', tutorOnly, async (request) => ({ expired: await sessions.expireAll(request.tuid) }));

  controlComplaints(on, { queries, now });

  controlMessages(on, { queries, now });

  controlSchedule(on, { queries, now });

  controlLeave(on, { queries, now });

  controlContract(on, { queries, now });

  controlShell(on, { queries, now });
  controlCrowd(on, { queries, knownNews, now });
  controlFeedback(on, { queries, now });
  controlFlowers(on, { queries, now });
  controlReferrals(on, { queries, now });

  on('/faults', faultSchema, async (fault) => {
    faults.add(fault);
    return {};
  });

  on('/faults/clear', z.object({}), async () => {
    faults.clear();
    return {};
  });

  return routes;
}

async function book(tx: Queries, request: z.output<typeof classRequest>, now: Date): Promise<number> {
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
  return bookClass(
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

function isKey(given: string, key: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(key);
  return a.length === b.length && timingSafeEqual(a, b);
}
