import { didiPoints } from '@tutor/rules/messages/didi';
import type { MessageSource } from '@tutor/rules/messages/message-kinds';
import { referralSteps } from '@tutor/rules/referrals/referral-steps';
import { days, hours, minutes, seconds } from '@tutor/rules/time/durations';
import { and, eq, exists, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { sessions, tutors } from '../../src/account/tables.ts';
import { askForAttendance } from '../../src/attendance/ask.ts';
import { attendanceRequests } from '../../src/attendance/tables.ts';
import { classes } from '../../src/classes/tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { recordEvent } from '../../src/hubs/feed.ts';
import { isOnLeave } from '../../src/leave/read-leave.ts';
import { offerDidi, openDidi } from '../../src/messages/didi.ts';
import { didiRequests } from '../../src/messages/notice-tables.ts';
import { countUnread, unreadMessages } from '../../src/messages/read-messages.ts';
import { sendMessage } from '../../src/messages/write-messages.ts';
import { enrolTrialStudent } from '../../src/rankings/enrol-trial-student.ts';
import { trialEnrolments } from '../../src/rankings/tables.ts';
import { advanceReferral } from '../../src/referrals/advance.ts';
import { referrals } from '../../src/referrals/tables.ts';
import { studentRings, studentWrites, supportNotifies } from '../chat/student-acts.ts';
import { bookLesson } from '../classes/book-lesson.ts';
import { lessonContent } from '../classes/lesson-content.ts';
import { lessonMs, slotMs } from '../classes/plan-day.ts';
import { bookableDidi, withStudent } from '../messages/didi-offer.ts';
import {
  arrivingMessages,
  classNotices,
  type MessageContent,
  moodleMessages,
  paypalMessages,
  selfScheduleMessage,
} from '../messages/message-content.ts';
import { colleagueTemplate } from '../rankings/colleagues.ts';
import { type Random, randomOf } from '../seeding/random.ts';
import { simulatedDays } from './tables.ts';

// Nobody writes to a mailbox that nobody empties.
const unreadMax = 40;
const firstStepMs = seconds(25);

/**
 * One step of the living working day for every seeded tutor who is signed in and whose next step is due: a message of
 * whatever source, a class offered, booked, confirmed or moved, a confirmation asked for, news of a referred friend, or a word in the chat. The same steps follow for the same tutor; of several
 * processes exactly one takes each. Returns how many steps were taken.
 */
export async function stepWorkingDays(queries: Queries, now: Date): Promise<number> {
  const due = await queries
    .select({ tuid: tutors.tuid, template: tutors.template, step: simulatedDays.step })
    .from(tutors)
    .leftJoin(simulatedDays, eq(simulatedDays.tuid, tutors.tuid))
    .where(
      and(
        eq(tutors.isSeeded, true),
        or(isNull(simulatedDays.nextAt), lte(simulatedDays.nextAt, now)),
        exists(
          queries
            .select({ id: sessions.id })
            .from(sessions)
            .where(and(eq(sessions.tuid, tutors.tuid), gt(sessions.expiresAt, now))),
        ),
      ),
    );
  for (const { tuid, template, step } of due) {
    if (step === null) await beginDay(queries, tuid, now);
    else await takeStep(queries, { tuid, template, step, now });
  }
  return due.length;
}

async function beginDay(queries: Queries, tuid: number, now: Date): Promise<void> {
  await queries
    .insert(simulatedDays)
    .values({ tuid, step: 0, nextAt: new Date(now.getTime() + firstStepMs) })
    .onConflictDoNothing();
}

interface Step {
  tuid: number;
  template: string;
  step: number;
  now: Date;
}

function takeStep(queries: Queries, { tuid, template, step, now }: Step): Promise<void> {
  const random = randomOf(`${template} step ${step}`);
  return queries.transaction(async (tx) => {
    const nextAt = new Date(now.getTime() + seconds(random.between(40, 100)));
    const won = await tx
      .update(simulatedDays)
      .set({ step: step + 1, nextAt })
      .where(and(eq(simulatedDays.tuid, tuid), eq(simulatedDays.step, step)))
      .returning({ tuid: simulatedDays.tuid });
    if (won.length === 0) return;
    const act = random.pick([
      message,
      message,
      message,
      classNotice,
      trainingMessage,
      accountMessage,
      offerClass,
      remindOfSchedule,
      requestConfirmation,
      confirmClass,
      moveClass,
      bookNewClass,
      advanceFriend,
      enrolStudent,
      rivalAnswers,
      studentWrites,
      studentWrites,
      studentRings,
      supportReminds,
    ]);
    await act(tx, { tuid, random, now });
  });
}

interface Act {
  tuid: number;
  random: Random;
  now: Date;
}

async function message(tx: Queries, { tuid, random, now }: Act): Promise<void> {
  const content = random.pick(arrivingMessages);
  if (content.needsTaughtClasses === true && !(await hasTaught(tx, tuid, now))) return;
  await sendUnlessFull(tx, tuid, content, now);
}

async function hasTaught(tx: Queries, tuid: number, now: Date): Promise<boolean> {
  const [taught] = await tx
    .select({ clid: classes.clid })
    .from(classes)
    .where(and(eq(classes.tuid, tuid), lte(classes.endsAt, now)))
    .limit(1);
  return taught !== undefined;
}

async function classNotice(tx: Queries, { tuid, random, now }: Act): Promise<void> {
  // One at a time: it opens by itself and waits for an answer.
  if (await isWaiting(tx, tuid, 'class')) return;
  await sendUnlessFull(tx, tuid, random.pick(classNotices), now);
}

function trainingMessage(tx: Queries, { tuid, random, now }: Act): Promise<void> {
  return sendUnlessFull(tx, tuid, random.pick(moodleMessages), now);
}

async function accountMessage(tx: Queries, { tuid, random, now }: Act): Promise<void> {
  if (await isWaiting(tx, tuid, 'paypal')) return;
  await sendUnlessFull(tx, tuid, random.pick(paypalMessages), now);
}

async function remindOfSchedule(tx: Queries, { tuid, now }: Act): Promise<void> {
  if (await isWaiting(tx, tuid, 'selfSchedule')) return;
  await sendUnlessFull(tx, tuid, selfScheduleMessage, now);
}

async function offerClass(tx: Queries, { tuid, random, now }: Act): Promise<void> {
  if ((await openDidi(tx, tuid, now)).length > 0) return;
  const offer = bookableDidi(random, tuid, now);
  if (await isFree(tx, tuid, offer.startsAt)) await offerDidi(tx, await withStudent(tx, offer, now), now);
}

async function sendUnlessFull(tx: Queries, tuid: number, content: MessageContent, now: Date): Promise<void> {
  const { total } = await countUnread(tx, tuid);
  if (total >= unreadMax) return;
  await sendMessage(tx, { tuid, ...content, remind: content.remind ?? false }, now);
}

async function isWaiting(tx: Queries, tuid: number, source: MessageSource): Promise<boolean> {
  return (await unreadMessages(tx, { tuid, sources: [source], limit: 1 })).length > 0;
}

async function requestConfirmation(tx: Queries, { tuid, now }: Act): Promise<void> {
  const lesson = await upcomingClass(tx, tuid, { from: minutes(75), until: hours(30), now });
  if (lesson === undefined) return;
  await askForAttendance(tx, lesson, now);
}

async function confirmClass(tx: Queries, { tuid, now }: Act): Promise<void> {
  const lesson = await upcomingClass(tx, tuid, { from: hours(3), until: days(3), now });
  if (lesson === undefined) return;
  await recordEvent(tx, { tuid, name: 'GetTutorClassMsgList', now });
  await tx.update(classes).set({ status: 'Confirmed' }).where(eq(classes.clid, lesson.clid));
}

async function moveClass(tx: Queries, { tuid, now }: Act): Promise<void> {
  const lesson = await upcomingClass(tx, tuid, { from: hours(24), until: days(6), now });
  if (lesson === undefined) return;
  const startsAt = new Date(lesson.startsAt.getTime() + slotMs);
  if (!(await isFree(tx, tuid, startsAt))) return;
  await recordEvent(tx, { tuid, name: 'GetTutorClassMsgList', now });
  await tx
    .update(classes)
    .set({ startsAt, endsAt: new Date(startsAt.getTime() + lessonMs) })
    .where(eq(classes.clid, lesson.clid));
}

async function bookNewClass(tx: Queries, { tuid, random, now }: Act): Promise<void> {
  const startsAt = new Date(Math.ceil((now.getTime() + hours(random.between(4, 40))) / slotMs) * slotMs);
  if (!(await isFree(tx, tuid, startsAt))) return;
  const endsAt = new Date(startsAt.getTime() + lessonMs);
  const lesson = {
    tuid,
    startsAt,
    endsAt,
    status: 'Waited' as const,
    ...lessonContent(random, startsAt),
    isMissingRemark: false,
  };
  await bookLesson(tx, lesson, now);
}

async function supportReminds(tx: Queries, act: Act): Promise<void> {
  const lesson = await upcomingClass(tx, act.tuid, { from: minutes(5), until: hours(30), now: act.now });
  if (lesson !== undefined) await supportNotifies(tx, { ...act, lesson });
}

/** A friend whom the tutor referred comes one step further; some do not come. */
async function advanceFriend(tx: Queries, { tuid, random, now }: Act): Promise<void> {
  const { total } = await countUnread(tx, tuid);
  if (total >= unreadMax) return;
  const [friend] = await tx
    .select({ id: referrals.id, step: referrals.step })
    .from(referrals)
    .where(and(eq(referrals.tuid, tuid), eq(referrals.isClosed, false), ne(referrals.step, 'firstClass')))
    .orderBy(referrals.stepAt)
    .limit(1);
  if (friend === undefined) return;
  const step = referralSteps[referralSteps.indexOf(friend.step) + 1];
  const isOver = step === undefined || (friend.step !== 'hired' && random.chance(0.15));
  await advanceReferral(tx, friend.id, isOver ? { isClosed: true } : { step }, now);
}

/** The student of a trial lesson of the last days stays. */
async function enrolStudent(tx: Queries, { tuid, now }: Act): Promise<void> {
  const [trial] = await tx
    .select({ clid: classes.clid })
    .from(classes)
    .leftJoin(trialEnrolments, eq(trialEnrolments.clid, classes.clid))
    .where(
      and(
        eq(classes.tuid, tuid),
        eq(classes.lessonKind, 'trial'),
        ne(classes.status, 'Canceled'),
        lte(classes.endsAt, now),
        gt(classes.endsAt, new Date(now.getTime() - days(7))),
        isNull(trialEnrolments.clid),
      ),
    )
    .orderBy(classes.endsAt)
    .limit(1);
  if (trial !== undefined) await enrolTrialStudent(tx, trial.clid, now);
}

/** Another tutor answers a class request: the rankings go on while nobody does anything. */
async function rivalAnswers(tx: Queries, { tuid, random, now }: Act): Promise<void> {
  const seconds = random.between(3, 30);
  await tx.execute(sql`
    insert into ${didiRequests} (tuid, class_id, starts_at, ends_at, student_name, subject_name, unit_name, dialog, created_at,
      expires_at, is_shown, point_type, pointed_at)
    select tuid, ${random.between(80_000_000, 89_999_999)}, ${now.toISOString()}::timestamptz + interval '2 days',
      ${now.toISOString()}::timestamptz + interval '2 days 25 minutes', 'Student of a trial', 'Free Talk', 'Trial lesson', '',
      ${now.toISOString()}::timestamptz - make_interval(secs => ${seconds}), ${now.toISOString()}::timestamptz, true,
      ${didiPoints.grabbed}::int, ${now.toISOString()}::timestamptz
    from ${tutors} where template = ${colleagueTemplate} and tuid <> ${tuid} order by hashtext(tuid || ${now.toISOString()}) limit 1`);
}

/** The soonest unconfirmed class in a span from now that was not asked for yet; locked before the feed, as everywhere. */
async function upcomingClass(
  tx: Queries,
  tuid: number,
  { from, until, now }: { from: number; until: number; now: Date },
): Promise<typeof classes.$inferSelect | undefined> {
  const [row] = await tx
    .select({ lesson: classes })
    .from(classes)
    .leftJoin(attendanceRequests, eq(attendanceRequests.clid, classes.clid))
    .where(
      and(
        eq(classes.tuid, tuid),
        eq(classes.status, 'Waited'),
        isNull(attendanceRequests.id),
        gt(classes.startsAt, new Date(now.getTime() + from)),
        lt(classes.startsAt, new Date(now.getTime() + until)),
      ),
    )
    .orderBy(classes.startsAt)
    .limit(1)
    .for('update', { of: classes });
  return row?.lesson;
}

async function isFree(tx: Queries, tuid: number, startsAt: Date): Promise<boolean> {
  const endsAt = new Date(startsAt.getTime() + lessonMs);
  const taken = await tx
    .select({ clid: classes.clid })
    .from(classes)
    .where(
      and(
        eq(classes.tuid, tuid),
        lt(classes.startsAt, endsAt),
        gt(classes.endsAt, startsAt),
        ne(classes.status, 'Canceled'),
      ),
    )
    .limit(1);
  return taken.length === 0 && !(await isOnLeave(tx, tuid, { start: startsAt, end: endsAt }));
}
