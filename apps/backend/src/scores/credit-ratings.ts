import { days } from '@tutor/rules/time/durations';
import { and, eq, gt, gte, isNull, lte } from 'drizzle-orm';
import { courseEvaluations } from '../classes/class-detail-tables.ts';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { moveByRule } from '../growth/move-growth.ts';
import { recordEvent } from '../hubs/feed.ts';
import { movePoints } from './move-points.ts';
import { ratingTenths } from './rating-points.ts';
import { pointsLedger } from './tables.ts';

// After a long stop the service catches up piece by piece.
const batchSize = 200;
const lowestRewarded = 4;
// How far back a stop of the service is made good; older ratings came with their points.
const lookBackMs = days(2);

/** Brings the points of ratings that have come in, once each; returns how many. */
export async function creditRatings(queries: Queries, now: Date): Promise<number> {
  const isCredited = and(eq(pointsLedger.clid, courseEvaluations.clid), eq(pointsLedger.cause, 'goodRating'));
  const due = await queries
    .select({ clid: classes.clid, tuid: classes.tuid, stars: courseEvaluations.stars, at: courseEvaluations.at })
    .from(courseEvaluations)
    .innerJoin(classes, eq(classes.clid, courseEvaluations.clid))
    .leftJoin(pointsLedger, isCredited)
    .where(
      and(
        isNull(pointsLedger.id),
        gte(courseEvaluations.stars, lowestRewarded),
        gt(courseEvaluations.at, new Date(now.getTime() - lookBackMs)),
        lte(courseEvaluations.at, now),
      ),
    )
    .orderBy(courseEvaluations.at)
    .limit(batchSize);
  for (const { clid, tuid, stars, at } of due) {
    await queries.transaction(async (tx) => {
      await recordEvent(tx, { tuid, name: 'GetTutorClassMsgList', now });
      const points = { tuid, clid, cause: 'goodRating' as const, tenths: ratingTenths(stars) };
      await movePoints(tx, { ...points, note: `${stars} stars`, at });
      const rule = stars === 5 ? 'fiveStars' : 'fourStars';
      await moveByRule(tx, { rule, tuid, clid, occasion: String(clid), at });
    });
  }
  return due.length;
}
