import type { Queries } from '../database/database.ts';
import { growthTasks } from './tables.ts';

/** The tasks of level 1, in their order on the screen (the list is ours: the specification shows none). */
export const levelOneTasks = [
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

/** The catalogue of tasks. */
export async function seedGrowthTasks(tx: Queries): Promise<void> {
  await tx
    .insert(growthTasks)
    .values(levelOneTasks.map((task, position) => ({ ...task, position })))
    .onConflictDoNothing();
}
