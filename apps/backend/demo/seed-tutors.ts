import { days, hours } from '@tutor/rules/time/durations';
import { addZonedDays, zonedDate, zonedDayFromText } from '@tutor/rules/time/zone';
import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Passwords } from '../src/account/passwords.ts';
import { tutors } from '../src/account/tables.ts';
import { classes } from '../src/classes/tables.ts';
import type { Database, Queries } from '../src/database/database.ts';
import { tutorProfiles } from '../src/profile/tables.ts';
import { demoPassword, insertTutor } from './account/insert-tutor.ts';
import { findTemplate, type TutorTemplate, tutorTemplates } from './account/tutor-templates.ts';
import { seedClockIns, seedRequests } from './attendance/seed.ts';
import { fillOldClasses } from './classes/fill-old-classes.ts';
import { lessonMs } from './classes/plan-day.ts';
import { type Lesson, plannedRange, seedDays, seedEarlierClasses, seedLivingClasses } from './classes/seed.ts';
import { seedCourses } from './classes/seed-courses.ts';
import { seedDetails } from './classes/seed-details.ts';
import { seedOpenClasses } from './classes/seed-open-classes.ts';
import { seedTemplates } from './classes/seed-templates.ts';
import { seedContract } from './contract/seed.ts';
import { seedFeedback } from './feedback/seed.ts';
import { seedFees, seedMissingFees } from './fees/seed.ts';
import { seedGrowth } from './growth/seed.ts';
import { seedLeaves } from './leave/seed.ts';
import { seedBulletins, seedMessages } from './messages/seed.ts';
import { seedProfile } from './profile/seed.ts';
import { goOnAsColleagues } from './rankings/colleagues.ts';
import { seedRankings } from './rankings/seed.ts';
import { seedReferrals } from './referrals/seed.ts';
import { seedScheduleLimits } from './schedule/seed.ts';
import { seedComplaints, seedInstructionalVideos } from './scores/complaint-seed.ts';
import { seedScores } from './scores/seed.ts';
import { seedSop } from './scores/sop-seed.ts';
import type { SeedTarget } from './seeding/seed-target.ts';
import { seedRedirectHosts, seedShellState } from './shell/seed.ts';
import { seedTrainingLessons } from './training/seed.ts';

// A class counts as the next one within the hour for this long.
const withinMs = hours(1);
const requestsOf = { rich: 3, steady: 1, light: 1, none: 0 } as const;

/** What the company of the demonstration offers to all its tutors: courses, bulletins, videos, hosts. Running it again changes nothing. */
export async function seedOffers(database: Database, now: Date): Promise<void> {
  await database.exclusively(async (queries) => {
    await seedRedirectHosts(queries);
    await seedCourses(queries);
    await seedBulletins(queries, now);
    await seedInstructionalVideos(queries);
  });
}

/**
 * The people of a demonstration, whose password everybody knows: every template once, and those that are there already
 * brought up to today. Running it again changes nothing. After `seedCompany` and `seedOffers`.
 */
export async function seedTutors(
  database: Database,
  passwords: Passwords,
  now: Date,
  onStep: (step: string) => void = () => {},
): Promise<void> {
  await database.exclusively(async (queries) => {
    const known = new Set((await queries.select({ account: tutors.account }).from(tutors)).map((row) => row.account));
    const missing = tutorTemplates.filter((template) => !known.has(template.account));
    // Hashing runs on other threads at once; the transactions share one connection and come one after another.
    const hashes = await Promise.all(missing.map(() => passwords.hash(demoPassword)));
    for (const [index, template] of missing.entries()) {
      onStep(`seeding tutor ${index + 1} of ${missing.length}`);
      const own = { account: template.account, tuid: template.tuid, passwordHash: hashes[index] ?? '' };
      await queries.transaction((tx) => createTutor(tx, template, own, now));
    }
    onStep('bringing the tutors up to today');
    await seedMissingSurroundings(queries, now);
    await fillOldClasses(queries, now);
    await seedMissingFees(queries, now);
    await topUp(queries, now);
  });
}

/** Adds the days that have come into reach and, where nothing is near, a living part of today. */
export async function topUpTutors(database: Database, now: Date): Promise<void> {
  await database.exclusively(async (queries) => {
    await topUp(queries, now);
    await goOnAsColleagues(queries, now);
  });
}

/**
 * Makes a tutor of a template with everything that belongs to it; without requests no class asks for a confirmation yet.
 * Undefined when the account is taken.
 */
export async function createTutor(
  tx: Queries,
  template: TutorTemplate,
  own: { account: string; passwordHash: string; tuid?: number; withRequests?: boolean },
  now: Date,
): Promise<number | undefined> {
  const tuid = await insertTutor(tx, template, own);
  if (tuid === undefined) return undefined;
  const target = { tuid, template, now };
  const { first, today, end } = plannedRange(template, now);
  await seedLeaves(tx, target);
  const living = await seedLivingClasses(tx, target, () => false);
  const tomorrow = addZonedDays(today, 1, template.timeZone);
  // Today is the living part alone: its first class is the next one, so that clocking in on time can still be done.
  // Late at night that part lies tomorrow, and today keeps what its plan had until now.
  const hasLivingToday = living.some(({ startsAt }) => startsAt < tomorrow);
  const isTaken = overlapOf(living);
  const planned = await seedDays(tx, target, {
    firstDay: first,
    endDay: end,
    isTaken: (at) => isTaken(at) || (at >= today && at < tomorrow && (hasLivingToday || at > now)),
  });
  const lessons = [...planned, ...living];
  // The seeded ones alone look back on classes of months: a test's tutor would wait for them.
  const earlier = own.tuid === undefined ? [] : await seedEarlierClasses(tx, target);
  await seedClockIns(tx, target, lessons);
  if (own.withRequests ?? true) await seedRequests(tx, target, lessons, requestsOf[template.workload]);
  const deductions = await seedComplaints(tx, target, lessons);
  await seedScores(tx, target, [...earlier, ...lessons], deductions);
  await seedSop(tx, [...earlier, ...lessons], now);
  await seedMessages(tx, target);
  await seedFeedback(tx, target);
  await seedReferrals(tx, target);
  await seedTemplates(tx, target);
  await seedSurroundings(tx, target);
  // The seeded ones get theirs all together, with those from before there were fees.
  if (own.tuid === undefined) await seedFees(tx, target);
  else await seedTrainingLessons(tx, target);
  await seedOpenClasses(tx, target);
  await setPlannedUntil(tx, target, end);
  return tuid;
}

/** What stands around a tutor's work: profile, growth, the frame. */
async function seedSurroundings(tx: Queries, target: SeedTarget): Promise<void> {
  await seedProfile(tx, target);
  await seedContract(tx, target);
  await seedGrowth(tx, target);
  await seedRankings(tx, target);
  await seedShellState(tx, target);
  await seedScheduleLimits(tx, target);
}

/** Tutors from before there were such surroundings get them now. */
async function seedMissingSurroundings(queries: Queries, now: Date): Promise<void> {
  const rows = await queries
    .select({ tuid: tutors.tuid, template: tutors.template })
    .from(tutors)
    .leftJoin(tutorProfiles, eq(tutorProfiles.tuid, tutors.tuid))
    .where(isNull(tutorProfiles.tuid));
  for (const { tuid, template: key } of rows) {
    const template = findTemplate(key);
    if (template !== undefined) await queries.transaction((tx) => seedSurroundings(tx, { tuid, template, now }));
  }
}

async function topUp(queries: Queries, now: Date): Promise<void> {
  const rows = await queries.select().from(tutors).where(eq(tutors.isSeeded, true));
  for (const { tuid, template: key, plannedUntil } of rows) {
    const template = findTemplate(key);
    if (template === undefined) continue;
    await queries.transaction((tx) => topUpTutor(tx, { tuid, template, now }, plannedUntil));
  }
}

async function topUpTutor(tx: Queries, target: SeedTarget, plannedUntil: string | null): Promise<void> {
  const { tuid, template, now } = target;
  const { today, end } = plannedRange(template, now);
  await writeOldRemarks(tx, target);
  await seedOpenClasses(tx, target);
  const known = plannedUntil === null ? undefined : zonedDayFromText(plannedUntil, template.timeZone);
  const next = known === undefined ? today : addZonedDays(known, 1, template.timeZone);
  if (next < end) {
    const firstDay = new Date(Math.max(next.getTime(), today.getTime()));
    // What was booked beyond the plan stands.
    const ahead = await tx
      .select()
      .from(classes)
      .where(and(eq(classes.tuid, tuid), ne(classes.status, 'Canceled'), gt(classes.endsAt, firstDay)));
    const isBooked = overlapOf(ahead);
    await seedDays(tx, target, { firstDay, endDay: end, isTaken: (at) => at < now || isBooked(at) });
    await setPlannedUntil(tx, target, end);
  }
  const upcoming = await tx
    .select()
    .from(classes)
    .where(
      and(eq(classes.tuid, tuid), gt(classes.endsAt, now), lt(classes.startsAt, new Date(now.getTime() + days(2)))),
    );
  const booked = upcoming.filter(({ status }) => status !== 'Canceled');
  const isNear = booked.some(({ startsAt }) => startsAt > now && startsAt.getTime() < now.getTime() + withinMs);
  const living = isNear ? [] : await seedLivingClasses(tx, target, overlapOf(booked));
  if (living.length > 0) await seedRequests(tx, target, [...upcoming, ...living], requestsOf[template.workload]);
}

/** Remarks that nobody wrote while the service was not running: only the last days stay open. */
async function writeOldRemarks(tx: Queries, { tuid, now }: SeedTarget): Promise<void> {
  const written = await tx
    .update(classes)
    .set({ remarkWrittenAt: now })
    .where(
      and(
        eq(classes.tuid, tuid),
        isNull(classes.remarkWrittenAt),
        ne(classes.status, 'Canceled'),
        lt(classes.endsAt, new Date(now.getTime() - days(5))),
      ),
    )
    .returning();
  if (written.length > 0) await seedDetails(tx, written, now);
}

async function setPlannedUntil(tx: Queries, { tuid, template }: SeedTarget, end: Date): Promise<void> {
  const last = zonedDate(addZonedDays(end, -1, template.timeZone), template.timeZone);
  await tx.update(tutors).set({ plannedUntil: last }).where(eq(tutors.tuid, tuid));
}

/** Whether a lesson at an instant would overlap one of these. */
function overlapOf(lessons: readonly Lesson[]): (at: Date) => boolean {
  return (at) => lessons.some(({ startsAt, endsAt }) => at < endsAt && at.getTime() + lessonMs > startsAt.getTime());
}
