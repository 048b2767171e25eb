import { createHash, randomBytes } from 'node:crypto';
import { calendarFeed as contract } from '@tutor/api/classes/calendar-feed';
import { networkOf } from '@tutor/api/core/client-address';
import { implement } from '@tutor/api/core/implement';
import { defaultFeedAlarms, feedAlarmsSchema, feedRange, feedTokenSchema } from '@tutor/rules/classes/calendar-feed';
import { minutes } from '@tutor/rules/time/durations';
import { and, eq, gt, gte, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { CallContext } from '../http/call-context.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { invalid, Refusal, refusalCodes } from '../http/refusal.ts';
import { trainingAppointments } from '../training/lesson-tables.ts';
import { calendarFeeds } from './calendar-feed-tables.ts';
import { classes } from './tables.ts';

// Calendars look every few minutes at the most; guessing is hopeless at any rate, and slow at this one.
const readsPerMinute = 12;
const unknownPerMinute = 20;

/** How often calendars are read, by address of the calendar and, for unknown ones, by caller. */
export interface FeedReadLimits {
  known: RateLimit;
  unknown: RateLimit;
}

export function feedReadLimits(queries: Queries): FeedReadLimits {
  const limit = (name: string, points: number) =>
    new RateLimit(queries, { name, points, windowMs: minutes(1), what: 'requests for this calendar' });
  return { known: limit('calendar', readsPerMinute), unknown: limit('unknown calendar', unknownPerMinute) };
}

/** The private calendar of a tutor's classes. */
export function calendarFeedEndpoints(reads: FeedReadLimits) {
  return implement<typeof contract, CallContext>(contract, {
    status: async ({ queries, requireSession }) => {
      const [feed] = await queries.select().from(calendarFeeds).where(eq(calendarFeeds.tuid, requireSession().tuid));
      const isActive = feed !== undefined && feed.tokenHash !== null;
      return {
        body: {
          IsActive: isActive,
          Version: feed?.version ?? 0,
          CreatedTime: isActive ? feed.createdAt.toISOString() : null,
          LastReadTime: isActive ? (feed.lastReadAt?.toISOString() ?? null) : null,
          AlarmMinutes: feed?.alarmMinutes ?? [...defaultFeedAlarms],
        },
      };
    },

    renew: async ({ body, queries, now, requireSession }) => {
      const { tuid } = requireSession();
      const token = randomBytes(32).toString('base64url');
      const made = { tokenHash: tokenHash(token), createdAt: now, lastReadAt: null };
      // One statement: of two tabs that renew the same version, one finds it changed.
      const [feed] =
        body.Version === 0
          ? await queries
              .insert(calendarFeeds)
              .values({ tuid, ...made, version: 1, alarmMinutes: [...defaultFeedAlarms] })
              .onConflictDoNothing()
              .returning({ version: calendarFeeds.version })
          : await queries
              .update(calendarFeeds)
              .set({ ...made, version: sql`${calendarFeeds.version} + 1` })
              .where(and(eq(calendarFeeds.tuid, tuid), eq(calendarFeeds.version, body.Version)))
              .returning({ version: calendarFeeds.version });
      if (feed === undefined) {
        throw new Refusal(
          refusalCodes.changed,
          'The calendar address was changed in another window meanwhile. Look again before you renew it.',
        );
      }
      return { body: { Token: token, Version: feed.version } };
    },

    saveAlarms: async ({ body, queries, now, requireSession }) => {
      const chosen = feedAlarmsSchema.safeParse(body.AlarmMinutes);
      if (!chosen.success) throw invalid('AlarmMinutes', chosen.error.issues[0]?.message ?? 'not offered');
      const { tuid } = requireSession();
      await queries
        .insert(calendarFeeds)
        .values({ tuid, tokenHash: null, version: 1, alarmMinutes: chosen.data, alarmsChangedAt: now, createdAt: now })
        .onConflictDoUpdate({
          target: calendarFeeds.tuid,
          set: {
            alarmMinutes: chosen.data,
            alarmsRevision: sql`${calendarFeeds.alarmsRevision} + 1`,
            alarmsChangedAt: now,
          },
          // The same choice once more changes nothing that a calendar shows.
          setWhere: ne(calendarFeeds.alarmMinutes, chosen.data),
        });
      return { body: true };
    },

    revoke: async ({ queries, requireSession }) => {
      const { tuid } = requireSession();
      await queries
        .update(calendarFeeds)
        .set({ tokenHash: null, version: sql`${calendarFeeds.version} + 1` })
        .where(and(eq(calendarFeeds.tuid, tuid), sql`${calendarFeeds.tokenHash} is not null`));
      return { body: true };
    },

    read: async ({ body, queries, now, clientAddress }) => {
      const hash = feedTokenSchema.safeParse(body.Token).success ? tokenHash(body.Token) : undefined;
      const [feed] =
        hash === undefined ? [] : await queries.select().from(calendarFeeds).where(eq(calendarFeeds.tokenHash, hash));
      if (feed === undefined) {
        await reads.unknown.take(networkOf(clientAddress));
        throw new Refusal(refusalCodes.unknown, 'There is no such calendar.');
      }
      await reads.known.take(feed.tokenHash ?? '');
      const { start, end } = feedRange(now);
      const lessons = await queries
        .select()
        .from(classes)
        .where(and(eq(classes.tuid, feed.tuid), gte(classes.startsAt, start), lt(classes.startsAt, end)))
        .orderBy(classes.startsAt, classes.clid);
      const trainings = await queries
        .select()
        .from(trainingAppointments)
        .where(
          and(
            eq(trainingAppointments.tuid, feed.tuid),
            gte(trainingAppointments.startsAt, start),
            lt(trainingAppointments.startsAt, end),
          ),
        )
        .orderBy(trainingAppointments.startsAt, trainingAppointments.id);
      await noteRead(queries, feed.tuid, now);
      return {
        body: {
          AlarmMinutes: feed.alarmMinutes,
          AlarmsSequence: feed.alarmsRevision,
          AlarmsChangedTime: feed.alarmsChangedAt?.toISOString() ?? null,
          Events: lessons.map((lesson) => ({
            CLID: lesson.clid,
            StartTime: lesson.startsAt.toISOString(),
            EndTime: lesson.endsAt.toISOString(),
            Status: lesson.status,
            StuName: lesson.studentName,
            SubjectName: lesson.subjectName,
            UnitName: lesson.unitName,
            ClassTool: lesson.classTool,
            Sequence: lesson.revision,
            ChangedTime: lesson.changedAt.toISOString(),
          })),
          Trainings: trainings.map((training) => ({
            ID: training.id,
            TrainingType: training.type,
            StartTime: training.startsAt.toISOString(),
            EndTime: training.endsAt.toISOString(),
            Status: training.cancelledAt === null ? ('Confirmed' as const) : ('Canceled' as const),
            Remark: training.reason,
            Sequence: training.revision,
            ChangedTime: training.changedAt.toISOString(),
          })),
        },
      };
    },
  });
}

function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Once a minute is often enough to say that a calendar still looks. */
async function noteRead(queries: Queries, tuid: number, now: Date): Promise<void> {
  const minuteAgo = new Date(now.getTime() - minutes(1));
  await queries
    .update(calendarFeeds)
    .set({ lastReadAt: now })
    .where(
      and(
        eq(calendarFeeds.tuid, tuid),
        or(
          isNull(calendarFeeds.lastReadAt),
          lt(calendarFeeds.lastReadAt, minuteAgo),
          gt(calendarFeeds.lastReadAt, now),
        ),
      ),
    );
}
