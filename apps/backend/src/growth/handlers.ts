import { implement } from '@tutor/api/core/implement';
import { growth as contract } from '@tutor/api/growth/growth';
import { growthLevel, growthStanding } from '@tutor/rules/growth/growth-level';
import { taskStep } from '@tutor/rules/growth/growth-task';
import { days } from '@tutor/rules/time/durations';
import { companyZone, zonedDate } from '@tutor/rules/time/zone';
import { and, eq, lt } from 'drizzle-orm';
import type { CallContext } from '../http/call-context.ts';
import { claimTask } from './claim-task.ts';
import { findMember, requireMember } from './members.ts';
import { growthLedgerPage } from './read-growth-ledger.ts';
import { highestLevel, readLevels } from './read-levels.ts';
import { readPace } from './read-pace.ts';
import { levelOneTotal, type TutorTask, tutorTasks } from './read-tasks.ts';
import { growthMembers } from './tables.ts';
import { tellOfGrowth } from './tell-of-growth.ts';
import { newLevel, whatWaits } from './what-waits.ts';

const outside = {
  IsTestGroup: false,
  Score: 0,
  Level: 0,
  UnclaimedPoints: 0,
  RemainingPoints: 0,
  JoinDay: 0,
  TaskList: [],
};

/** The growth system; outside the test group there is nothing to show, which is no error. */
export const growthEndpoints = implement<typeof contract, CallContext>(contract, {
  homeTask: async ({ queries, now, requireSession }) => {
    const { tuid } = requireSession();
    const member = await findMember(queries, tuid);
    if (member === undefined) return { body: outside };
    const { score, joinedOn } = member;
    const [tasks, waits, advice] = await Promise.all([
      tutorTasks(queries, { tuid, now }),
      whatWaits(queries, member, now),
      readPace(queries, { tuid, now }),
    ]);
    const first = tasks.filter(({ period }) => period === 'once');
    const total = levelOneTotal(tasks);
    const { missing } = growthStanding({ score, levelOneTotal: total, completedTasks: 0, totalTasks: first.length });
    return {
      body: {
        IsTestGroup: true,
        Score: score,
        Level: growthLevel(score, total),
        UnclaimedPoints: tasks.filter(isClaimable).reduce((sum, { points }) => sum + points, 0),
        RemainingPoints: missing,
        JoinDay: daysBetween(joinedOn, zonedDate(now, companyZone)),
        ...waits,
        ...advice,
        TaskList: [...new Set(tasks.map(({ groupName }) => groupName))].map((GroupName) => ({
          GroupName,
          TaskDataDetail: tasks.filter(({ groupName }) => groupName === GroupName).map(wireTask),
        })),
      },
    };
  },

  receivePoint: async ({ queries, query, now, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    const { points, isNew } = await claimTask(queries, { tuid, code: query.TaskCode, now });
    if (isNew) await tellOfGrowth(queries, tuid, now);
    const { score, toldLevel } = await requireMember(queries, tuid);
    const levels = isNew ? await readLevels(queries, tuid) : [];
    const brought = levels.filter(({ reachedAt }) => reachedAt === undefined || reachedAt >= now);
    const news = newLevel(levels, toldLevel);
    const level = brought.find((one) => one.level === news)?.level;
    return {
      body: { Points: points, Score: score, IsNew: isNew, ...(level === undefined ? {} : { NewLevel: level }) },
    };
  },

  levelTold: async ({ queries, query, now, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    const told = Math.min(query.level, highestLevel(await readLevels(queries, tuid)));
    await queries
      .update(growthMembers)
      .set({ toldLevel: told })
      .where(and(eq(growthMembers.tuid, tuid), lt(growthMembers.toldLevel, told)));
    await tellOfGrowth(queries, tuid, now);
    return { body: true };
  },

  detail: async ({ queries, query, requireSession }) => ({
    body: await growthLedgerPage(queries, { tuid: requireSession().tuid, ...query }),
  }),
});

function isClaimable({ status, isReceived }: TutorTask): boolean {
  return taskStep({ status, receiveStatus: Number(isReceived) }) === 'toClaim';
}

/** By what of a course a rule is met, as courses for a task are asked for. */
const trainTypes: Partial<Record<TutorTask['rule'], number>> = { trainingPassed: 1, testPassed: 2 };

function wireTask({ code, name, rule, status, isReceived, points, done, target, period, week }: TutorTask) {
  return {
    TaskCode: code,
    TaskName: name,
    Status: status,
    ReceiveStatus: Number(isReceived),
    Score: points,
    Done: done,
    Target: target,
    Period: period,
    TrainType: trainTypes[rule] ?? null,
    EndTime: week?.end.toISOString() ?? null,
    ReceiveEndTime: week?.receiveUntil.toISOString() ?? null,
  };
}

/** Calendar days from one date to another, both as yyyy-MM-dd. */
function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / days(1)));
}
