import { remarkDueAt } from '@tutor/rules/classes/remark';
import { type GrowthRuleName, growthRules } from '@tutor/rules/growth/growth-values';
import { days } from '@tutor/rules/time/durations';
import { companyZone, zonedDate } from '@tutor/rules/time/zone';
import { and, eq, lte, ne } from 'drizzle-orm';
import { clockIns } from '../../src/attendance/tables.ts';
import { courseEvaluations } from '../../src/classes/class-detail-tables.ts';
import { classes } from '../../src/classes/tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { insertRows } from '../../src/database/insert-rows.ts';
import { claimTask } from '../../src/growth/claim-task.ts';
import { addEntry } from '../../src/growth/move-growth.ts';
import { tutorTasks } from '../../src/growth/read-tasks.ts';
import { growthEntries, growthMembers, pets } from '../../src/growth/tables.ts';
import { tutorProfiles } from '../../src/profile/tables.ts';
import { complaints } from '../../src/scores/complaint-tables.ts';
import type { SeedTarget } from '../seeding/seed-target.ts';

/** Growth values from the classes before those that are kept. */
const earlierValues = { rich: 1_240, steady: 180, light: 0, none: 0 } as const;
const memberDays = { rich: 212, steady: 96, light: 31, none: 0 } as const;
/** How many of the tasks that are done a tutor has not claimed yet. */
const unclaimedTasks = 2;
const petOf = {
  rich: { isAdopted: true, name: 'Mango', renames: 1 },
  steady: { isAdopted: true, name: 'Pip', renames: 0 },
  light: { isAdopted: false, name: null, renames: 0 },
  none: { isAdopted: false, name: null, renames: 0 },
} as const;

/** Growth of a tutor in the test group, counted from what the seeded tutor has done; nothing for anybody else. */
export async function seedGrowth(tx: Queries, target: SeedTarget): Promise<void> {
  const { tuid, template, now } = target;
  if (template.flags?.isGrowthSystemTestGroup !== true) return;
  const joinedAt = new Date(now.getTime() - days(memberDays[template.workload]));
  const joined = await tx
    .insert(growthMembers)
    .values({ tuid, joinedOn: zonedDate(joinedAt, companyZone) })
    .onConflictDoNothing()
    .returning({ tuid: growthMembers.tuid });
  if (joined.length === 0) return;
  const done = await deedsOf(tx, target, joinedAt);
  const sum = done.reduce((total, { value }) => total + value, 0);
  const earlier = template.growthScore === undefined ? earlierValues[template.workload] : template.growthScore - sum;
  const note = 'Growth values from earlier classes';
  if (earlier > 0) {
    await addEntry(tx, { tuid, cause: 'broughtForward', occasion: 'earlier', value: earlier, note, at: joinedAt });
  }
  await insertRows(tx, growthEntries, done);
  if (template.growthScore === undefined) await claimSome(tx, target);
  await tx.insert(pets).values({ tuid, ...petOf[template.workload] });
}

type Deed = typeof growthEntries.$inferInsert;

/** What the rules give for the seeded history, in the order in which it happened. */
async function deedsOf(tx: Queries, { tuid, template, now }: SeedTarget, joinedAt: Date): Promise<Deed[]> {
  const deed = (rule: GrowthRuleName, occasion: number | string, at: Date, clid?: number): Deed => ({
    tuid,
    cause: rule,
    value: growthRules[rule].values,
    occasion: String(occasion),
    at,
    clid: clid ?? null,
  });
  const held = await tx
    .select({ lesson: classes, stars: courseEvaluations.stars, ratedAt: courseEvaluations.at })
    .from(classes)
    .leftJoin(courseEvaluations, eq(courseEvaluations.clid, classes.clid))
    .where(and(eq(classes.tuid, tuid), ne(classes.status, 'Canceled'), lte(classes.endsAt, now)));
  const shifts = await tx
    .select()
    .from(clockIns)
    .where(and(eq(clockIns.tuid, tuid), eq(clockIns.isLate, false)));
  const upheld = await tx
    .select()
    .from(complaints)
    .where(and(eq(complaints.tuid, tuid), eq(complaints.state, 'upheld'), eq(complaints.direction, 'received')));
  const [profile] = await tx.select().from(tutorProfiles).where(eq(tutorProfiles.tuid, tuid));
  return [
    // Who has just come has done nothing yet.
    ...(profile?.hasPersonalData === true && template.workload !== 'none'
      ? [deed('profileCompleted', 'first', joinedAt)]
      : []),
    ...held.flatMap(({ lesson: { clid, endsAt, remarkWrittenAt }, stars, ratedAt }) => [
      deed('classCompleted', clid, endsAt, clid),
      ...(remarkWrittenAt !== null && remarkWrittenAt <= remarkDueAt(endsAt)
        ? [deed('remarkInTime', clid, remarkWrittenAt, clid)]
        : []),
      ...(stars !== null && stars >= 4 && ratedAt !== null && ratedAt <= now
        ? [deed(stars === 5 ? 'fiveStars' : 'fourStars', clid, ratedAt, clid)]
        : []),
    ]),
    ...shifts.map(({ countsFrom, at }) => deed('clockedIn', countsFrom.toISOString(), at)),
    ...upheld.map(({ id, clid, decidedAt, at }) => deed('complaint', id, decidedAt ?? at, clid ?? undefined)),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Claims the tasks that are done, but for the last few: there is something to receive. */
async function claimSome(tx: Queries, { tuid, now }: SeedTarget): Promise<void> {
  const claimable = (await tutorTasks(tx, { tuid, now })).filter(
    ({ status, period }) => status === 2 && period === 'once',
  );
  for (const { code } of claimable.slice(0, -unclaimedTasks)) await claimTask(tx, { tuid, code, now });
}
