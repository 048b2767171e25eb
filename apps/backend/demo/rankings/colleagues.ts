import { growthRules } from '@tutor/rules/growth/growth-values';
import { didiPoints } from '@tutor/rules/messages/didi';
import { days, minutes } from '@tutor/rules/time/durations';
import { companyZone, startOfZonedDay, zonedDate } from '@tutor/rules/time/zone';
import { eq, max, type SQL, sql } from 'drizzle-orm';
import { tutors } from '../../src/account/tables.ts';
import { courseEvaluations } from '../../src/classes/class-detail-tables.ts';
import { classes } from '../../src/classes/tables.ts';
import type { Database, Queries } from '../../src/database/database.ts';
import { growthEntries, growthMembers } from '../../src/growth/tables.ts';
import { tutorFeeds } from '../../src/hubs/tables.ts';
import { didiRequests } from '../../src/messages/notice-tables.ts';
import { trialEnrolments } from '../../src/rankings/tables.ts';
import { ratingTenths } from '../../src/scores/rating-points.ts';
import { pointsLedger } from '../../src/scores/tables.ts';

/** Template of those whom the rankings alone need: they have no students of their own. */
export const colleagueTemplate = 'colleague';
const seededCount = 160;
const historyMs = days(70);

const firstNames =
  'Aileen Arnel Bernadette Carlo Diana Edwin Fatima Gilbert Hazel Ivan Joanna Kevin Lorna Marvin Nerissa Oscar Patricia Ronald Sunshine Teresa';
const lastNames =
  'Abad Baltazar Cabrera Domingo Espiritu Flores Gonzales Hernandez Ignacio Jacinto Lacson Magsaysay Natividad Ocampo Pascual Quizon Rivera Soriano Tolentino Valdez';

interface Work {
  /** Class requests and trial lessons a tutor has in thirty days, about. */
  orders: number;
  trials: number;
}
const usualWork: Work = { orders: 14, trials: 6 };

/** Colleagues of the seeded tutors, for the rankings: nobody signs in as one of them. Running it again adds nothing. */
export async function seedColleagues(database: Database, now: Date): Promise<void> {
  await database.exclusively(async (queries) => {
    const known = await queries
      .select({ tuid: tutors.tuid })
      .from(tutors)
      .where(eq(tutors.template, colleagueTemplate))
      .limit(1);
    if (known.length > 0) return;
    await queries.transaction((tx) => addColleagues(tx, { count: seededCount, now, ...usualWork }));
  });
}

/** Adds so many colleagues with ten weeks of work, in a few statements however many they are. */
export async function addColleagues(tx: Queries, { count, now, ...work }: Work & { count: number; now: Date }) {
  const added = sql`select tuid from ${tutors} where template = ${colleagueTemplate} and tuid > coalesce(${await lastTuid(tx)}, 0)`;
  await tx.execute(sql`
    insert into ${tutors} (account, email, password_hash, first_name, last_name, tutor_group, time_zone, template,
      trial_count, is_growth_system_test_group)
    select 'colleague.' || key, 'colleague.' || key || '@tutors.example', '', first_name, last_name, 'Manila Day 3',
      'Asia/Manila', ${colleagueTemplate}, ${chosen(sql`key || 'trials'`, 220)}, true
    from (
      select gen_random_uuid()::text as key, ${pickName(firstNames, sql`number`)} as first_name,
        ${pickName(lastNames, sql`number / 20 + number`)} as last_name
      from generate_series(1, ${count}::int) number
    ) people`);
  await tx.execute(sql`insert into ${tutorFeeds} (tuid) ${added}`);
  const joinedOn = zonedDate(new Date(now.getTime() - historyMs), companyZone);
  await tx.execute(
    sql`insert into ${growthMembers} (tuid, joined_on) select tuid, ${joinedOn}::date from (${added}) added`,
  );
  await tx.execute(sql`
    insert into ${growthEntries} (tuid, cause, occasion, value, note, at)
    select tuid, 'broughtForward', 'earlier', 1 + ${chosen(sql`tuid || 'score'`, 3_000)}, 'Growth values from earlier classes',
      ${at(new Date(now.getTime() - historyMs))}
    from (${added}) added`);
  await writeWork(tx, added, { from: new Date(now.getTime() - historyMs), to: now, work });
}

/** The work of the colleagues since it was last written. */
export async function goOnAsColleagues(queries: Queries, now: Date): Promise<void> {
  const [last] = await queries
    .select({ at: max(didiRequests.createdAt) })
    .from(didiRequests)
    .innerJoin(tutors, eq(tutors.tuid, didiRequests.tuid))
    .where(eq(tutors.template, colleagueTemplate));
  const from = last?.at;
  if (from == null || startOfZonedDay(from, companyZone) >= startOfZonedDay(now, companyZone)) return;
  const all = sql`select tuid from ${tutors} where template = ${colleagueTemplate}`;
  const firstDay = new Date(startOfZonedDay(from, companyZone).getTime() + days(1));
  await queries.transaction((tx) => writeWork(tx, all, { from: firstDay, to: now, work: usualWork }));
}

async function lastTuid(tx: Queries): Promise<number | null> {
  const [last] = await tx.select({ tuid: max(tutors.tuid) }).from(tutors);
  return last?.tuid ?? null;
}

/** What tutors do from day to day: each request, lesson and rating happens once, by the hash of tutor and day. */
async function writeWork(
  tx: Queries,
  people: SQL,
  { from, to, work }: { from: Date; to: Date; work: Work },
): Promise<void> {
  await giveOrders(tx, people, { from, to, perMonth: work.orders });
  if (work.trials === 0) return;
  const { rows: held } = (await tx.execute(sql`
    insert into ${classes} (tuid, starts_at, ends_at, status, student_name, subject_name, unit_name, class_tool, lesson_kind,
      remark_written_at, closed_at)
    select tuid, day, day + interval '25 minutes', 'Confirmed', 'Student of a trial', 'Free Talk', 'Trial lesson', 0, 'trial',
      day + interval '40 minutes', day + interval '25 minutes'
    from (${people}) people
    cross join generate_series(${at(startOfZonedDay(from, companyZone))} + interval '4 hours', ${at(to)} - interval '1 hour', interval '1 day') day
    where ${chosen(sql`tuid || 'trial' || day`, 300)} < ${work.trials * 10}
    on conflict do nothing
    returning clid`)) as { rows: { clid: number | string }[] };
  const clids = sql`select value::bigint as clid from json_array_elements_text(${JSON.stringify(held.map(({ clid }) => clid))}::json)`;
  // Some tutors win more students than others do.
  await tx.execute(sql`
    insert into ${trialEnrolments} (clid, at)
    select clid, ends_at from ${classes} join (${clids}) held using (clid)
    where ${chosen(sql`clid || 'enrols'`, 100)} < 15 + ${chosen(sql`tuid || 'wins'`, 60)}`);
  await tx.execute(sql`
    insert into ${courseEvaluations} (clid, stars, labels, at)
    select clid, 5 - ${chosen(sql`clid || 'stars'`, 100)} / (55 + ${chosen(sql`tuid || 'feels'`, 45)}) * 2, '{}', ends_at + interval '20 minutes'
    from ${classes} join (${clids}) held using (clid) where ends_at + interval '20 minutes' < ${at(to)}`);
  // Ratings come with their points and growth values.
  const rated = sql`from ${courseEvaluations} rating join (${clids}) held using (clid) join ${classes} using (clid)`;
  await tx.execute(sql`
    insert into ${pointsLedger} (tuid, clid, cause, tenths, note, at)
    select tuid, clid, 'goodRating', ${ratingTenths(5)}::int, '5 stars', rating.at ${rated} where stars = 5`);
  await tx.execute(sql`
    insert into ${growthEntries} (tuid, cause, occasion, value, clid, at)
    select tuid, 'fiveStars', clid::text, ${growthRules.fiveStars.values}::int, clid, rating.at ${rated} where stars = 5`);
  await tx.execute(sql`
    insert into ${growthEntries} (tuid, cause, occasion, value, clid, at)
    select tuid, 'classCompleted', clid::text, ${growthRules.classCompleted.values}::int, clid, ends_at from ${classes} join (${clids}) held using (clid)
    join ${growthMembers} using (tuid)`);
}

/** Requests that are over: grabbed or closed in some seconds, or left to end. */
export async function giveOrders(
  tx: Queries,
  people: SQL,
  { from, to, perMonth }: { from: Date; to: Date; perMonth: number },
): Promise<void> {
  await tx.execute(sql`
    insert into ${didiRequests} (tuid, class_id, starts_at, ends_at, student_name, subject_name, unit_name, dialog, created_at,
      expires_at, is_expired, is_shown, point_type, pointed_at)
    select tuid, 80000000 + ${chosen(sql`tuid || 'class' || at`, 9_999_999)}, at + interval '2 days',
      at + interval '2 days 25 minutes', 'Student of a trial', 'Free Talk', 'Trial lesson', '', at,
      at + interval '5 minutes', answer is null, true, answer,
      case when answer is not null then at + make_interval(secs => 2 + ${chosen(sql`tuid || 'seconds' || at`, 100)} % (6 + ${chosen(sql`tuid || 'speed'`, 30)})) end
    from (
      select tuid, at, (array[${didiPoints.grabbed}, ${didiPoints.grabbed}, ${didiPoints.grabbed}, ${didiPoints.closed}, null]::int[])[1 + ${chosen(sql`tuid || 'answer' || at`, 5)}] as answer
      from (
        select tuid, day + make_interval(mins => ${chosen(sql`tuid || 'minute' || day`, 600)}) as at
        from (${people}) people
        cross join generate_series(${at(startOfZonedDay(from, companyZone))} + interval '2 hours', ${at(new Date(to.getTime() - minutes(10)))}, interval '1 day') day
        where ${chosen(sql`tuid || 'order' || day`, 300)} < ${perMonth * 10}
      ) sent
    ) answered
    where at < ${at(new Date(to.getTime() - minutes(6)))}`);
}

/** A number from 0 up to but without `below`, the same for the same text. */
function chosen(text: SQL, below: number): SQL {
  return sql`(abs(hashtext(${text})::bigint) % ${sql.raw(String(below))})::int`;
}

function at(instant: Date): SQL {
  return sql`${instant.toISOString()}::timestamptz`;
}

function pickName(names: string, number: SQL): SQL {
  const list = names.split(' ');
  return sql`(string_to_array(${names}, ' '))[1 + (${number}) % ${sql.raw(String(list.length))}]`;
}
