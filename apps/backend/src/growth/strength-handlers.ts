import { implement } from '@tutor/api/core/implement';
import { growthStrength as contract } from '@tutor/api/growth/growth-strength';
import { remarkDueMs } from '@tutor/rules/classes/remark';
import { type Strength, strengthCycle, strengthDay, strengths } from '@tutor/rules/growth/strength';
import { type SQL, sql } from 'drizzle-orm';
import { clockIns } from '../attendance/tables.ts';
import { courseEvaluations } from '../classes/class-detail-tables.ts';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import type { CallContext } from '../http/call-context.ts';
import { invalid } from '../http/refusal.ts';
import { didiRequests } from '../messages/notice-tables.ts';
import { pointsLedger } from '../scores/tables.ts';
import { requireMember } from './members.ts';

interface Asked {
  tuid: number;
  start: Date;
  end: Date;
  now: Date;
}

interface Scored {
  score: number | null;
  count: number;
}

/** The assessment is counted from what happened; nothing of it is stored. */
export const growthStrengthEndpoints = implement<typeof contract, CallContext>(contract, {
  assessment: async ({ queries, query, now, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    // What an address would have replaced by today is no day to assess.
    if (strengthDay(query.date, now) !== query.date) throw invalid('date', 'Please choose a day that was.');
    const isMonthly = query.isShowCycle === 'true';
    const { start, end, previous } = strengthCycle(query.date, isMonthly);
    const before = strengthCycle(previous, isMonthly);
    const [scores, earlier] = await Promise.all([
      assess(queries, { tuid, start, end, now }),
      assess(queries, { tuid, start: before.start, end: before.end, now }),
    ]);
    return {
      body: {
        CycleStart: start.toISOString(),
        CycleEnd: end.toISOString(),
        Items: strengths.map((strength) => ({
          Key: strength,
          Score: scores[strength].score,
          PreviousScore: earlier[strength].score,
          Count: scores[strength].count,
        })),
      },
    };
  },
});

/** Every strength of a cycle by one query. */
async function assess(queries: Queries, asked: Asked): Promise<Record<Strength, Scored>> {
  const parts = strengths.map(
    (strength) => sql`select ${strength}::text as strength, * from (${counted(strength, asked)}) counted`,
  );
  const { rows } = (await queries.execute(sql.join(parts, sql` union all `))) as {
    rows: { strength: Strength; score: number | null; count: number }[];
  };
  const none: Scored = { score: null, count: 0 };
  const byStrength = new Map(rows.map(({ strength, score, count }) => [strength, { score, count }]));
  return {
    attendance: byStrength.get('attendance') ?? none,
    punctuality: byStrength.get('punctuality') ?? none,
    remarks: byStrength.get('remarks') ?? none,
    ratings: byStrength.get('ratings') ?? none,
    response: byStrength.get('response') ?? none,
  };
}

function counted(strength: Strength, { tuid, start, end, now }: Asked): SQL {
  const own = sql`${tuid}::bigint`;
  const at = (instant: Date): SQL => sql`${instant.toISOString()}::timestamptz`;
  const until = at(end < now ? end : now);
  const within = (column: SQL): SQL => sql`${column} >= ${at(start)} and ${column} < ${until}`;
  const held = sql`from ${classes} lesson where lesson.tuid = ${own} and lesson.status <> 'Canceled' and ${within(sql`lesson.ends_at`)}`;
  switch (strength) {
    case 'attendance':
      return sql`select case when held + missed = 0 then null else floor(100.0 * held / (held + missed))::int end as score,
          (held + missed)::int as count
        from (select (select count(*) ${held}
            and not exists (select from ${pointsLedger} lost where lost.clid = lesson.clid and lost.cause = 'absence')) as held,
          (select count(*) from ${pointsLedger} lost where lost.tuid = ${own} and lost.cause in ('absence', 'cancellation')
            and ${within(sql`lost.at`)}) as missed) both_counts`;
    case 'punctuality':
      return share(sql`not is_late`, sql`from ${clockIns} where tuid = ${own} and ${within(sql`at`)}`);
    case 'remarks':
      // A class whose time for the remark is not over is neither.
      return share(
        sql`lesson.remark_written_at <= lesson.ends_at + ${remarkTime}`,
        sql`${held} and (lesson.remark_written_at is not null or lesson.ends_at + ${remarkTime} < ${at(now)})`,
      );
    case 'ratings':
      return sql`select floor(20.0 * avg(rating.stars))::int as score, count(*)::int as count
        from ${courseEvaluations} rating join ${classes} lesson using (clid)
        where lesson.tuid = ${own} and ${within(sql`rating.at`)}`;
    case 'response':
      return share(
        sql`pointed_at <= created_at + interval '10 seconds'`,
        sql`from ${didiRequests} where tuid = ${own} and ${within(sql`created_at`)}
          and (point_type is not null or expires_at <= ${at(now)})`,
      );
  }
}

const remarkTime = sql`make_interval(secs => ${remarkDueMs / 1_000})`;

function share(good: SQL, from: SQL): SQL {
  return sql`select case when count(*) = 0 then null
      else floor(100.0 * (count(*) filter (where ${good})) / count(*))::int end as score, count(*)::int as count ${from}`;
}
