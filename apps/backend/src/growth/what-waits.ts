import type { Queries } from '../database/database.ts';
import { certificates, levelMedals, limitedMedals, wornMedal } from './medals.ts';
import { milestoneCount } from './milestones.ts';
import { wardrobeOf } from './pet.ts';
import { highestLevel, type ReachedLevel, readLevels } from './read-levels.ts';
import { rightsOf } from './rights.ts';
import type { growthMembers } from './tables.ts';

/** Status of a medal, a right or clothes on the wire: to be received. */
const toReceive = 1;

/** What a member has beside tasks: how many rewards and clothes wait, the worn medal, and a level that is news. */
export async function whatWaits(
  queries: Queries,
  { tuid, toldLevel, seenMilestones }: typeof growthMembers.$inferSelect,
  now: Date,
) {
  const levels = await readLevels(queries, tuid);
  const [rights, clothes, milestones, worn, ...medals] = await Promise.all([
    rightsOf(queries, tuid),
    wardrobeOf(queries, { tuid, upTo: levels.length }),
    milestoneCount(queries, tuid),
    wornMedal(queries, { tuid, now }),
    levelMedals(queries, { tuid }),
    limitedMedals(queries, { tuid, now }),
    certificates(queries, { tuid }),
  ]);
  const waiting = (all: readonly { Status: number }[]): number =>
    all.filter(({ Status }) => Status === toReceive).length;
  return {
    RewardCount: waiting(rights) + waiting(medals.flat()) + Math.max(0, milestones - (seenMilestones ?? milestones)),
    ClothesCount: waiting(clothes),
    WornMedal: worn?.Name ?? null,
    HighestLevel: highestLevel(levels),
    NewLevel: newLevel(levels, toldLevel) ?? null,
  };
}

/** The highest level so far, where the tutor was not told of it yet. */
export function newLevel(levels: readonly ReachedLevel[], toldLevel: number): number | undefined {
  const highest = highestLevel(levels);
  return highest > toldLevel ? highest : undefined;
}
