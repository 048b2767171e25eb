import type { GrowthMedal } from '@tutor/api/growth/growth-rewards';
import {
  certificationMedals,
  levelMedalCode,
  medalName,
  medalStatus,
  monthMedalClasses,
  monthMedalCode,
  monthOfMedal,
} from '@tutor/rules/growth/growth-medals';
import { monthOf, monthRange, shiftMonth } from '@tutor/rules/time/calendar-month';
import { companyZone } from '@tutor/rules/time/zone';
import { and, count, eq, gte, lt } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import type { Queries } from '../database/database.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { lockMember } from './members.ts';
import { highestLevel, readLevels } from './read-levels.ts';
import { standingOf } from './standing-entries.ts';
import { growthEntries, growthMedals } from './tables.ts';

interface Asked {
  tuid: number;
  now: Date;
}

type Received = Map<string, typeof growthMedals.$inferSelect>;
interface Earned extends Pick<GrowthMedal, 'Code' | 'Describe' | 'Done' | 'Target'> {
  EndTime?: string;
  ReceiveEndTime?: string;
}

/** The medal of every level: earned by whoever has been there. */
export async function levelMedals(queries: Queries, { tuid }: Pick<Asked, 'tuid'>): Promise<GrowthMedal[]> {
  const [levels, received] = await Promise.all([readLevels(queries, tuid), receivedMedals(queries, tuid)]);
  const highest = highestLevel(levels);
  return levels.map(({ level }) =>
    wireMedal(received, {
      Code: levelMedalCode(level),
      Describe: `Reach LV.${level}.`,
      Done: highest >= level ? 1 : 0,
      Target: 1,
    }),
  );
}

/**
 * The medals of months: the present one, the last one while it can be received, and all that were received. A month that was
 * earned can be received through the month after it: nobody loses it over its last evening.
 */
export async function limitedMedals(queries: Queries, { tuid, now }: Asked): Promise<GrowthMedal[]> {
  const received = await receivedMedals(queries, tuid);
  const present = monthOf(now, companyZone);
  const last = shiftMonth(present, -1);
  const before = [...received.keys()].flatMap((code) => monthOfMedal(code) ?? []).filter((month) => month < last);
  const medals = await Promise.all(
    [present, last, ...before.sort().reverse()].map((month) => monthMedal(queries, { tuid, month, received })),
  );
  return medals.filter(({ Code, Status }) => Code === monthMedalCode(now) || Status !== 0);
}

async function monthMedal(
  queries: Queries,
  { tuid, month, received }: { tuid: number; month: string; received: Received },
): Promise<GrowthMedal> {
  const { start, end } = monthRange(month, companyZone);
  const done = await countOf(
    queries,
    and(standingOf(queries, tuid, 'classCompleted'), gte(growthEntries.at, start), lt(growthEntries.at, end)),
  );
  return wireMedal(received, {
    Code: monthMedalCode(start),
    Describe: `Complete ${monthMedalClasses} classes in this month.`,
    Done: Math.min(done, monthMedalClasses),
    Target: monthMedalClasses,
    EndTime: end.toISOString(),
    ReceiveEndTime: monthRange(shiftMonth(month, 1), companyZone).end.toISOString(),
  });
}

/** The medals of training: what the ledger has of courses and tests, and an approved TESOL registration. */
export async function certificates(queries: Queries, { tuid }: Pick<Asked, 'tuid'>): Promise<GrowthMedal[]> {
  const [received, courses, tests, tutor] = await Promise.all([
    receivedMedals(queries, tuid),
    countOf(queries, standingOf(queries, tuid, 'trainingPassed')),
    countOf(queries, standingOf(queries, tuid, 'testPassed')),
    queries.select({ isPassedTL: tutors.isPassedTL }).from(tutors).where(eq(tutors.tuid, tuid)),
  ]);
  const facts = { courses, tests, tesol: Number(tutor[0]?.isPassedTL ?? false) };
  return certificationMedals.map(({ code, words, fact, target }) =>
    wireMedal(received, {
      Code: code,
      Describe: words,
      Done: Math.min(facts[fact], target),
      Target: target,
    }),
  );
}

/** Receives a medal that was earned. Received once more it is answered as the first time. */
export function receiveMedal(
  queries: Queries,
  { tuid, now, code }: Asked & { code: string },
): Promise<GrowthMedal & { IsNew: boolean }> {
  return queries.transaction(async (tx) => {
    await lockMember(tx, tuid);
    const medal = await findMedal(tx, { tuid, now, code });
    if (medal === undefined) throw new Refusal(refusalCodes.unknown, 'This medal does not exist, or its time is over.');
    if (medal.Status === 0) throw new Refusal(refusalCodes.tooEarly, 'This medal is not earned yet.');
    if (medal.Status === 1) await tx.insert(growthMedals).values({ tuid, code, receivedAt: now });
    return { ...((await findMedal(tx, { tuid, now, code })) ?? medal), IsNew: medal.Status === 1 };
  });
}

/** Wears a medal that was received, in place of the one before; none without a code. */
export function wearMedal(queries: Queries, { tuid, code }: { tuid: number; code: string | undefined }): Promise<void> {
  return queries.transaction(async (tx) => {
    await lockMember(tx, tuid);
    const received = await receivedMedals(tx, tuid);
    if (code !== undefined && !received.has(code)) {
      throw new Refusal(refusalCodes.tooEarly, 'Only a medal that you have received can be worn.');
    }
    await tx.update(growthMedals).set({ isWorn: false }).where(eq(growthMedals.tuid, tuid));
    if (code === undefined) return;
    await tx
      .update(growthMedals)
      .set({ isWorn: true })
      .where(and(eq(growthMedals.tuid, tuid), eq(growthMedals.code, code)));
  });
}

/** The medal that a tutor wears. */
export async function wornMedal(queries: Queries, asked: Asked): Promise<GrowthMedal | undefined> {
  const [worn] = await queries
    .select({ code: growthMedals.code })
    .from(growthMedals)
    .where(and(eq(growthMedals.tuid, asked.tuid), eq(growthMedals.isWorn, true)));
  return worn === undefined ? undefined : findMedal(queries, { ...asked, code: worn.code });
}

export async function medalCount(queries: Queries, tuid: number): Promise<number> {
  const [row] = await queries.select({ count: count() }).from(growthMedals).where(eq(growthMedals.tuid, tuid));
  return row?.count ?? 0;
}

async function findMedal(queries: Queries, asked: Asked & { code: string }): Promise<GrowthMedal | undefined> {
  const list = asked.code.startsWith('LEVEL_')
    ? levelMedals
    : asked.code.startsWith('MONTH_')
      ? limitedMedals
      : certificates;
  return (await list(queries, asked)).find(({ Code }) => Code === asked.code);
}

async function receivedMedals(queries: Queries, tuid: number): Promise<Received> {
  const rows = await queries.select().from(growthMedals).where(eq(growthMedals.tuid, tuid));
  return new Map(rows.map((row) => [row.code, row]));
}

async function countOf(queries: Queries, condition: ReturnType<typeof and>): Promise<number> {
  const [row] = await queries.select({ count: count() }).from(growthEntries).where(condition);
  return row?.count ?? 0;
}

function wireMedal(received: Received, earned: Earned): GrowthMedal {
  const own = received.get(earned.Code);
  return {
    ...earned,
    Name: medalName(earned.Code) ?? earned.Code,
    Status: medalStatus({ isReceived: own !== undefined, done: earned.Done, target: earned.Target }),
    IsWear: own?.isWorn ?? false,
    ReceiveTime: own?.receivedAt.toISOString() ?? null,
  };
}
