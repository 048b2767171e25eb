import { minutes } from '@tutor/rules/time/durations';
import { addZonedDays, startOfZonedDay, zonedDate } from '@tutor/rules/time/zone';
import { attendanceRequests, clockIns } from '../../src/attendance/tables.ts';
import type { Queries } from '../../src/database/database.ts';
import type { Lesson } from '../classes/seed.ts';
import { randomOf } from '../seeding/random.ts';
import type { SeedTarget } from '../seeding/seed-target.ts';

// A request seeded closer to its class than this would be overdue before anybody has looked around.
const requestAheadMs = minutes(75);

/** Asks for the soonest unconfirmed classes that leave time to answer. */
export async function seedRequests(
  tx: Queries,
  { tuid, now }: SeedTarget,
  lessons: readonly Lesson[],
  count: number,
): Promise<void> {
  const asked = lessons
    .filter(({ status, startsAt }) => status === 'Waited' && startsAt.getTime() - now.getTime() >= requestAheadMs)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .slice(0, count);
  if (asked.length === 0) return;
  await tx
    .insert(attendanceRequests)
    .values(asked.map(({ clid }) => ({ tuid, clid, createdAt: now })))
    .onConflictDoNothing();
}

/** Clock-ins of the shifts that are over: nearly always on time. */
export async function seedClockIns(tx: Queries, target: SeedTarget, lessons: readonly Lesson[]): Promise<void> {
  const { tuid, template, now } = target;
  const firstOfDay = new Map<string, Date>();
  for (const { startsAt, endsAt, status } of lessons) {
    if (status === 'Canceled' || endsAt > now) continue;
    const date = zonedDate(startsAt, template.timeZone);
    const first = firstOfDay.get(date);
    if (first === undefined || startsAt < first) firstOfDay.set(date, startsAt);
  }
  if (firstOfDay.size === 0) return;
  const rows = [...firstOfDay].map(([date, first]) => {
    const isLate = randomOf(`${template.key} clock-in ${date}`).chance(0.06);
    const countsFrom = startOfZonedDay(first, template.timeZone);
    const countsUntil = addZonedDays(countsFrom, 1, template.timeZone);
    return { tuid, countsFrom, countsUntil, isLate, at: new Date(first.getTime() + minutes(isLate ? 4 : -12)) };
  });
  await tx.insert(clockIns).values(rows).onConflictDoNothing();
}
