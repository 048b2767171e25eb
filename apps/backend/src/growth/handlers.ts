import { implement } from '@tutor/api/core/implement';
import { growth as contract } from '@tutor/api/growth/growth';
import { growthLevels } from '@tutor/rules/growth/growth-values';
import { days } from '@tutor/rules/time/durations';
import { zonedDate } from '@tutor/rules/time/zone';
import { and, eq } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import type { CallContext } from '../http/call-context.ts';
import { growthMembers, growthProgress, growthTasks, pets } from './tables.ts';

const petRenamesMax = 3;
const done = 2;

const outside = {
  IsTestGroup: false,
  Score: 0,
  Level: 0,
  UnclaimedPoints: 0,
  RemainingPoints: 0,
  JoinDay: 0,
  TaskList: [],
};

/** The growth system as the shell shows it; outside the test group there is nothing to show, which is no error. */
export const growthEndpoints = implement<typeof contract, CallContext>(contract, {
  homeTask: async ({ queries, now, requireSession }) => {
    const { tuid } = requireSession();
    const [row] = await queries
      .select({ member: growthMembers, zone: tutors.timeZone })
      .from(growthMembers)
      .innerJoin(tutors, eq(tutors.tuid, growthMembers.tuid))
      .where(and(eq(growthMembers.tuid, tuid), eq(tutors.isGrowthSystemTestGroup, true)));
    if (row === undefined) return { body: outside };
    const tasks = await queries
      .select({ task: growthTasks, progress: growthProgress })
      .from(growthTasks)
      .leftJoin(growthProgress, and(eq(growthProgress.taskCode, growthTasks.code), eq(growthProgress.tuid, tuid)))
      .orderBy(growthTasks.position);
    const groups = new Map<string, ReturnType<typeof wireTask>[]>();
    for (const { task, progress } of tasks) {
      const group = groups.get(task.groupName) ?? [];
      group.push(wireTask(task, progress));
      groups.set(task.groupName, group);
    }
    const unclaimed = tasks.filter(({ progress }) => progress?.status === done && !progress.isReceived);
    const { score, usedPoints, joinedOn } = row.member;
    return {
      body: {
        IsTestGroup: true,
        Score: score,
        Level: levelOf(
          score,
          tasks.reduce((total, { task }) => total + task.points, 0),
        ),
        UnclaimedPoints: unclaimed.reduce((total, { task }) => total + task.points, 0),
        RemainingPoints: score - usedPoints,
        JoinDay: daysBetween(joinedOn, zonedDate(now, row.zone)),
        TaskList: [...groups].map(([GroupName, TaskDataDetail]) => ({ GroupName, TaskDataDetail })),
      },
    };
  },

  petInfo: async ({ queries, requireSession }) => {
    const [pet] = await queries
      .select()
      .from(pets)
      .innerJoin(tutors, eq(tutors.tuid, pets.tuid))
      .where(and(eq(pets.tuid, requireSession().tuid), eq(tutors.isGrowthSystemTestGroup, true)));
    if (pet === undefined) return { body: { IsAdopt: false, PetLevel: 0, AlterNum: 0, IsCanModified: false } };
    const { isAdopted, name, level, renames } = pet.pets;
    return {
      body: {
        IsAdopt: isAdopted,
        PetName: name,
        PetLevel: level,
        AlterNum: renames,
        IsCanModified: isAdopted && renames < petRenamesMax,
      },
    };
  },
});

function wireTask(task: typeof growthTasks.$inferSelect, progress: typeof growthProgress.$inferSelect | null) {
  return {
    TaskCode: task.code,
    TaskName: task.name,
    Status: progress?.status ?? 0,
    ReceiveStatus: Number(progress?.isReceived ?? false),
    Score: task.points,
  };
}

/** Level by the thresholds of the growth document (§4); 0 until the first points are claimed. */
function levelOf(score: number, levelOneTotal: number): number {
  if (score === 0) return 0;
  return (
    growthLevels(levelOneTotal).findLast(({ scoreStart }) => scoreStart !== undefined && score >= scoreStart)?.level ??
    0
  );
}

/** Calendar days from one date to another, both as yyyy-MM-dd. */
function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / days(1)));
}
