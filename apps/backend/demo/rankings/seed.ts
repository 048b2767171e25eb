import { days } from '@tutor/rules/time/durations';
import { sql } from 'drizzle-orm';
import { classes } from '../../src/classes/tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { trialEnrolments } from '../../src/rankings/tables.ts';
import type { SeedTarget } from '../seeding/seed-target.ts';
import { giveOrders } from './colleagues.ts';

const ordersOf = { rich: 22, steady: 14, light: 6, none: 0 } as const;

/** Class requests that a tutor answered in the last weeks, and the trial students who stayed. */
export async function seedRankings(tx: Queries, { tuid, template, now }: SeedTarget): Promise<void> {
  const perMonth = ordersOf[template.workload];
  if (perMonth === 0) return;
  const people = sql`select ${tuid}::bigint as tuid`;
  await giveOrders(tx, people, { from: new Date(now.getTime() - days(70)), to: now, perMonth });
  // Of three trial students one enrols; the tutor's enrolments have counted these already.
  await tx.execute(sql`
    insert into ${trialEnrolments} (clid, at)
    select clid, ends_at from ${classes}
    where tuid = ${tuid}::bigint and lesson_kind = 'trial' and status <> 'Canceled' and clid % 3 = 0
      and ends_at <= ${now.toISOString()}::timestamptz`);
}
