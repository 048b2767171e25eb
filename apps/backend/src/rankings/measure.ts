import { boardRule, type RankingBoard, rankingPeriodDays } from '@tutor/rules/rankings/ranking-board';
import type { RankingRange } from '@tutor/rules/rankings/ranking-period';
import { addZonedDays, companyZone } from '@tutor/rules/time/zone';
import { type SQL, sql } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import { courseEvaluations } from '../classes/class-detail-tables.ts';
import { classes } from '../classes/tables.ts';
import { growthEntries, growthMembers } from '../growth/tables.ts';
import { didiRequests } from '../messages/notice-tables.ts';
import { trialEnrolments } from './tables.ts';

/** An order is answered in time within this many seconds (specification, growth §2: 10sResponseRateRanking). */
const inTimeSeconds = 10;

export interface Measured {
  range: RankingRange;
  /** Of one tutor alone. */
  tuid?: number | undefined;
  /** So many are needed to be measured; by default as many as the ranking asks for. */
  least?: number | undefined;
}

/** A query of the value of each tutor in a range: `tuid`, `done`, `out_of`, `value`, and `counted` of what the ranking asks for. */
export function measure(board: RankingBoard, { range, tuid, least = boardRule(board).least }: Measured): SQL {
  const start = sql`${range.start.toISOString()}::timestamptz`;
  const end = sql`${range.end.toISOString()}::timestamptz`;
  const within = (at: SQL): SQL => sql`${at} >= ${start} and ${at} < ${end}`;
  const of = (column: SQL): SQL => (tuid === undefined ? sql`true` : sql`${column} = ${tuid}::bigint`);
  const needed = sql`${least}::int`;
  switch (board) {
    case 'receivedOrders':
      return sql`select tuid, null::int as done, null::int as out_of, count(*)::int as value, count(*)::int as counted
        from ${didiRequests} where point_type = 3 and ${within(sql`pointed_at`)} and ${of(sql`tuid`)}
        group by tuid having count(*) >= ${needed}`;
    case 'responseRate':
      return rate({
        done: sql`pointed_at <= created_at + make_interval(secs => ${inTimeSeconds})`,
        // One that is still open is no answer yet, late or in time.
        from: sql`${didiRequests} where ${within(sql`created_at`)} and ${of(sql`tuid`)}
          and (point_type is not null or expires_at <= ${end})`,
        tuid: sql`tuid`,
        needed,
      });
    case 'conversion':
      return rate({
        done: sql`enrolment.clid is not null`,
        from: sql`${classes} lesson left join ${trialEnrolments} enrolment
          on enrolment.clid = lesson.clid and enrolment.at < ${end}
          where lesson.lesson_kind = 'trial' and lesson.status <> 'Canceled'
          and ${within(sql`lesson.ends_at`)} and ${of(sql`lesson.tuid`)}`,
        tuid: sql`lesson.tuid`,
        needed,
      });
    case 'courseFeel':
      return sql`select lesson.tuid, null::int as done, count(*)::int as out_of,
          round(100.0 * sum(evaluation.stars) / count(*))::int as value, count(*)::int as counted
        from ${courseEvaluations} evaluation join ${classes} lesson on lesson.clid = evaluation.clid
        where ${within(sql`evaluation.at`)} and ${of(sql`lesson.tuid`)}
        group by lesson.tuid having count(*) >= ${needed}`;
    case 'conversionProgress': {
      const before = rangeBefore(range);
      return sql`select tuid, max(done) as done, max(out_of) as out_of, max(done) - max(out_of) as value, min(counted) as counted
        from (
          select tuid, value as done, null::int as out_of, counted from (${measure('conversion', { range, tuid, least })}) now
          union all
          select tuid, null, value, counted from (${measure('conversion', { range: before, tuid, least })}) earlier
        ) both_periods
        group by tuid having count(done) = 1 and count(out_of) = 1`;
    }
    case 'growth':
      // The score as it was at the end of the range: what was booked since is taken off.
      return sql`select * from (select member.tuid, null::int as done, null::int as out_of,
            (member.score - coalesce((select sum(value) from ${growthEntries} entry
              where entry.tuid = member.tuid and entry.at >= ${end}), 0))::int as value,
            member.score as counted
          from ${growthMembers} member join ${tutors} tutor using (tuid)
          where tutor.is_growth_system_test_group and ${of(sql`member.tuid`)}) scores
        where value >= ${needed}`;
  }
}

/** The company's thirty days before a range. */
function rangeBefore({ start }: RankingRange): RankingRange {
  return { start: addZonedDays(start, -rankingPeriodDays, companyZone), end: start };
}

function rate({ done, from, tuid, needed }: Record<'done' | 'from' | 'tuid' | 'needed', SQL>): SQL {
  return sql`select ${tuid} as tuid, (count(*) filter (where ${done}))::int as done, count(*)::int as out_of,
      round(1000.0 * (count(*) filter (where ${done})) / count(*))::int as value, count(*)::int as counted
    from ${from} group by ${tuid} having count(*) >= ${needed}`;
}
