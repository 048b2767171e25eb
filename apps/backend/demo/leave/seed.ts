import { leaveStatuses } from '@tutor/rules/leave/leave-status';
import { days } from '@tutor/rules/time/durations';
import { addZonedDays, startOfZonedDay } from '@tutor/rules/time/zone';
import type { Queries } from '../../src/database/database.ts';
import { leaveRequests } from '../../src/leave/tables.ts';
import type { SeedTarget } from '../seeding/seed-target.ts';

/** How the keys of seeded requests begin; a form's key is a UUID. */
export const seededKey = 'seed ';

interface SeededLeave {
  /** Calendar days from today. */
  from: number;
  /** Calendar days. */
  length: number;
  type: number;
  reason: string;
  status: (typeof leaveStatuses)[keyof typeof leaveStatuses];
  remark?: string;
}

const { pending, approved, declined, undone, lapsed } = leaveStatuses;

const ofOrdinary: readonly SeededLeave[] = [
  {
    from: 30,
    length: 3,
    type: 3,
    reason: 'My sister gets married in Iloilo.',
    status: approved,
    remark: 'Congratulations!',
  },
  { from: 16, length: 1, type: 2, reason: 'I take my mother to the hospital for her operation.', status: pending },
  {
    from: -3,
    length: 2,
    type: 3,
    reason: 'A trip with my family.',
    status: declined,
    remark: 'Many students have tests that week. Please choose other days.',
  },
  { from: -10, length: 1, type: 6, reason: 'Our street has a planned power cut.', status: undone },
  { from: -15, length: 1, type: 3, reason: 'Renewal of my passport.', status: lapsed },
  { from: -40, length: 3, type: 1, reason: 'Fever since last night.', status: approved, remark: 'Get well soon.' },
];
const ofSomebodyAway: readonly SeededLeave[] = [
  { from: 9, length: 1, type: 3, reason: 'Graduation of my son.', status: approved, remark: 'Enjoy the day!' },
];

/** Leave of the tutors that show it, in every status. Before their classes are planned: none is planned into it. */
export async function seedLeaves(tx: Queries, { tuid, template, now }: SeedTarget): Promise<void> {
  const leaves = template.key === 'ordinary' ? ofOrdinary : template.key === 'announcements' ? ofSomebodyAway : [];
  const today = startOfZonedDay(now, template.timeZone);
  for (const { from, length, status, ...rest } of leaves) {
    const startsAt = addZonedDays(today, from, template.timeZone);
    const askedAt = new Date(Math.min(now.getTime() - days(1), startsAt.getTime() - days(5)));
    await tx
      .insert(leaveRequests)
      .values({
        tuid,
        key: `${seededKey}${from}`,
        ...rest,
        startsAt,
        endsAt: addZonedDays(startsAt, length, template.timeZone),
        status,
        askedAt,
        settledAt: status === pending ? null : new Date(askedAt.getTime() + days(1) / 2),
      })
      .onConflictDoNothing();
  }
}
