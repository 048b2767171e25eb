import { days } from '@tutor/rules/time/durations';
import { zonedDate } from '@tutor/rules/time/zone';
import type { Queries } from '../../src/database/database.ts';
import { levelOneTasks } from '../../src/growth/seed-growth-tasks.ts';
import { growthMembers, growthProgress, pets } from '../../src/growth/tables.ts';
import type { SeedTarget } from '../seeding/seed-target.ts';

type Progress = 'open' | 'underWay' | 'done' | 'received';

/** How far members of each workload are, task by task. */
const progressOf: Readonly<Record<SeedTarget['template']['workload'], readonly Progress[]>> = {
  rich: ['received', 'received', 'received', 'received', 'received', 'done', 'done', 'received', 'underWay'],
  steady: ['received', 'received', 'received', 'received', 'done', 'underWay', 'underWay', 'open', 'open'],
  light: ['received', 'underWay', 'received', 'received', 'underWay', 'open', 'open', 'open', 'open'],
  none: ['underWay', 'open', 'open', 'open', 'open', 'open', 'open', 'open', 'open'],
};
const statusOf: Readonly<Record<Progress, number>> = { open: 0, underWay: 1, done: 2, received: 2 };

/** Points from before the tasks of level 1, which the classes of long ago brought. */
const earlierPoints = { rich: 2_640, steady: 310, light: 0, none: 0 } as const;
const memberDays = { rich: 212, steady: 96, light: 31, none: 0 } as const;
const petOf = {
  rich: { isAdopted: true, name: 'Mango', level: 4, renames: 1 },
  steady: { isAdopted: true, name: 'Pip', level: 2, renames: 0 },
  light: { isAdopted: false, name: null, level: 0, renames: 0 },
  none: { isAdopted: false, name: null, level: 0, renames: 0 },
} as const;

/** Growth of a tutor in the test group; nothing for anybody else. */
export async function seedGrowth(tx: Queries, { tuid, template, now }: SeedTarget): Promise<void> {
  if (template.flags?.isGrowthSystemTestGroup !== true) return;
  const { workload, timeZone } = template;
  const progress = levelOneTasks.map((task, index) => ({ task, step: progressOf[workload][index] ?? 'open' }));
  const received = progress.filter(({ step }) => step === 'received').reduce((sum, { task }) => sum + task.points, 0);
  const joinedOn = zonedDate(new Date(now.getTime() - days(memberDays[workload])), timeZone);
  const inserted = await tx
    .insert(growthMembers)
    .values({
      tuid,
      score: earlierPoints[workload] + received,
      usedPoints: workload === 'rich' ? 600 : 0,
      joinedOn,
    })
    .onConflictDoNothing()
    .returning({ tuid: growthMembers.tuid });
  if (inserted.length === 0) return;
  await tx.insert(growthProgress).values(
    progress.map(({ task, step }) => ({
      tuid,
      taskCode: task.code,
      status: statusOf[step],
      isReceived: step === 'received',
    })),
  );
  await tx.insert(pets).values({ tuid, ...petOf[workload] });
}
