import { days } from '@tutor/rules/time/durations';
import { zonedDate } from '@tutor/rules/time/zone';
import type { Queries } from '../database/database.ts';
import type { SeedTarget } from '../seeding/seed-target.ts';
import { growthMembers, growthProgress, growthTasks, pets } from './tables.ts';

type Progress = 'open' | 'underWay' | 'done' | 'received';

/** The tasks of level 1, in their order on the screen (the list is ours: the specification shows none). */
const tasks = [
  { code: 'PROFILE', groupName: 'Getting started', name: 'Complete your personal data', points: 20 },
  { code: 'INTRO_VIDEO', groupName: 'Getting started', name: 'Upload a self-introduction', points: 30 },
  { code: 'DEVICE_TEST', groupName: 'Getting started', name: 'Pass the device and network test', points: 20 },
  { code: 'FIRST_CLASS', groupName: 'Teaching', name: 'Complete your first class', points: 30 },
  { code: 'TEN_CLASSES', groupName: 'Teaching', name: 'Complete ten classes', points: 40 },
  { code: 'FIVE_STARS', groupName: 'Teaching', name: 'Receive a five-star rating', points: 40 },
  { code: 'REMARKS_WEEK', groupName: 'Teaching', name: 'Write every remark of a week within 24 hours', points: 30 },
  { code: 'FIRST_COURSE', groupName: 'Learning', name: 'Finish a training course', points: 40 },
  { code: 'KIT_TEST', groupName: 'Learning', name: 'Pass the test of a training kit', points: 30 },
] as const;

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

/** The catalogue of tasks. */
export async function seedGrowthTasks(tx: Queries): Promise<void> {
  await tx
    .insert(growthTasks)
    .values(tasks.map((task, position) => ({ ...task, position })))
    .onConflictDoNothing();
}

/** Growth of a tutor in the test group; nothing for anybody else. */
export async function seedGrowth(tx: Queries, { tuid, template, now }: SeedTarget): Promise<void> {
  if (template.flags?.isGrowthSystemTestGroup !== true) return;
  const { workload, timeZone } = template;
  const progress = tasks.map((task, index) => ({ task, step: progressOf[workload][index] ?? 'open' }));
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
