import { implement } from '@tutor/api/core/implement';
import { growthRewards as contract } from '@tutor/api/growth/growth-rewards';
import { growthLevel } from '@tutor/rules/growth/growth-level';
import { growthRights } from '@tutor/rules/growth/growth-rights';
import { petStage } from '@tutor/rules/growth/pet-stage';
import { petWardrobe } from '@tutor/rules/growth/pet-wardrobe';
import { addZonedDays, companyZone, startOfZonedDay } from '@tutor/rules/time/zone';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import type { CallContext } from '../http/call-context.ts';
import { certificates, levelMedals, limitedMedals, medalCount, receiveMedal, wearMedal, wornMedal } from './medals.ts';
import { findMember, requireMember } from './members.ts';
import { milestoneCount, milestoneOf, milestonesOf } from './milestones.ts';
import { photosOf, sharePhoto } from './photos.ts';
import { highestLevel, readLevels } from './read-levels.ts';
import { receiveRight, rightsOf, rightsRecord } from './rights.ts';
import { growthEntries } from './tables.ts';
import { tellOfGrowth } from './tell-of-growth.ts';

/** What growth brings: rights, medals, milestones and photos. Everything is counted from the ledger and from classes. */
export const growthRewardEndpoints = implement<typeof contract, CallContext>(contract, {
  honours: async ({ queries, now, requireSession }) => {
    const { tuid } = requireSession();
    const { score } = await requireMember(queries, tuid);
    const levels = await readLevels(queries, tuid);
    const [medals, milestones, worn] = await Promise.all([
      medalCount(queries, tuid),
      milestoneCount(queries, tuid),
      wornMedal(queries, { tuid, now }),
    ]);
    return {
      body: {
        Level: growthLevel(score, levels.find(({ level }) => level === 2)?.scoreStart ?? 0),
        HighestLevel: highestLevel(levels),
        Score: score,
        MedalCount: medals,
        MilestoneCount: milestones,
        WornMedal: worn ?? null,
        Levels: levels.map(({ level, scoreStart, reachedAt }) => ({
          Level: level,
          ScoreStart: scoreStart,
          ReachTime: reachedAt?.toISOString() ?? null,
          Unlocks: unlocksOf(level),
        })),
      },
    };
  },

  rights: async ({ queries, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    return { body: await rightsOf(queries, tuid) };
  },

  rightsOfLevel: async ({ queries, query, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    return { body: (await rightsOf(queries, tuid)).filter(({ Level }) => Level === query.level) };
  },

  receiveRights: async ({ queries, query, now, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    const body = await receiveRight(queries, { tuid, code: query.rightsCode, now });
    if (body.IsNew) await tellOfGrowth(queries, tuid, now);
    return { body };
  },

  rightsRecord: async ({ queries, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    return { body: await rightsRecord(queries, tuid) };
  },

  levelMedals: async ({ queries, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    return { body: await levelMedals(queries, { tuid }) };
  },

  limitedMedals: async ({ queries, now, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    return { body: await limitedMedals(queries, { tuid, now }) };
  },

  certificationMedals: async ({ queries, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    return { body: await certificates(queries, { tuid }) };
  },

  receiveMedal: async ({ queries, query, now, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    const body = await receiveMedal(queries, { tuid, code: query.MadalType, now });
    if (body.IsNew) await tellOfGrowth(queries, tuid, now);
    return { body };
  },

  wearMedal: async ({ queries, query, now, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    await wearMedal(queries, { tuid, code: query.code });
    await tellOfGrowth(queries, tuid, now);
    return { body: true };
  },

  milestones: async ({ queries, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    return { body: await milestonesOf(queries, tuid) };
  },

  milestone: async ({ queries, query, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    return { body: await milestoneOf(queries, { tuid, type: query.type }) };
  },

  photos: async ({ queries, now, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    return { body: await photosOf(queries, { tuid, now }) };
  },

  sharePhoto: async ({ queries, body, now, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    const { ClassId, Photo, Describe } = body;
    return { body: await sharePhoto(queries, { tuid, clid: ClassId, reference: Photo, words: Describe, now }) };
  },

  isFirstLogin: async ({ queries, requireSession }) => {
    const { tuid } = requireSession();
    if ((await findMember(queries, tuid)) === undefined) return { body: false };
    const [tutor] = await queries
      .select({ isFirst: tutors.isFirstGrowthSystemLogin })
      .from(tutors)
      .where(eq(tutors.tuid, tuid));
    return { body: tutor?.isFirst ?? false };
  },

  start: async ({ queries, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    await queries.update(tutors).set({ isFirstGrowthSystemLogin: false }).where(eq(tutors.tuid, tuid));
    return { body: true };
  },

  receivedToday: async ({ queries, now, requireSession }) => {
    const { tuid } = requireSession();
    const today = startOfZonedDay(now, companyZone);
    const rows = await queries
      .select()
      .from(growthEntries)
      .where(
        and(
          eq(growthEntries.tuid, tuid),
          eq(growthEntries.cause, 'task'),
          gte(growthEntries.at, today),
          lt(growthEntries.at, addZonedDays(today, 1, companyZone)),
        ),
      )
      .orderBy(desc(growthEntries.id));
    return {
      body: rows.map(({ note, value, at }) => ({ TaskName: note ?? '', Points: value, Time: at.toISOString() })),
    };
  },
});

/** What a level opens, in words: its rights, its clothes, and what the pet becomes. */
function unlocksOf(level: number): string[] {
  return [
    ...growthRights.filter((right) => right.level === level).map(({ name }) => name),
    ...petWardrobe.filter((item) => item.level === level && item.id !== 1).map(({ name }) => name),
    `Your pet: ${petStage(level).name.toLowerCase()}`,
  ];
}
