import { implement } from '@tutor/api/core/implement';
import { growthGoals as contract } from '@tutor/api/growth/growth-goals';
import { openRounds } from '@tutor/rules/growth/growth-goal';
import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { CallContext } from '../http/call-context.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { growthGoals } from './goal-tables.ts';
import { requireMember } from './members.ts';
import { growthCurrency, hourRate, roundHours } from './teaching-hours.ts';

type GoalRow = typeof growthGoals.$inferSelect;

/** The goals of a member: one a round. A goal brings no growth values, so that setting and taking it away pays nothing. */
export const growthGoalEndpoints = implement<typeof contract, CallContext>(contract, {
  list: async ({ queries, now, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    const rows = await queries
      .select()
      .from(growthGoals)
      .where(eq(growthGoals.tuid, tuid))
      .orderBy(desc(growthGoals.round));
    return { body: await Promise.all(rows.map((row) => wireGoal(queries, row, now))) };
  },

  byRound: async ({ queries, now, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    const rounds = await Promise.all(
      openRounds(now).map(async (round) => {
        const [row] = await queries
          .select()
          .from(growthGoals)
          .where(and(eq(growthGoals.tuid, tuid), eq(growthGoals.round, round)));
        const { done, booked } = await roundHours(queries, { tuid, round, now });
        return {
          Round: round,
          DoneHours: done,
          BookedHours: booked,
          Goal: row === undefined ? null : await wireGoal(queries, row, now),
        };
      }),
    );
    return { body: { Rounds: rounds, HourRate: await hourRate(queries, tuid, now), Currency: growthCurrency } };
  },

  add: async ({ queries, body, now, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    requireOpen(body.Round, now);
    const hourRateCentavos = await hourRate(queries, tuid, now);
    const [added] = await queries
      .insert(growthGoals)
      .values({ tuid, round: body.Round, targetHours: body.target, hourRateCentavos, changedAt: now })
      .onConflictDoNothing()
      .returning({ id: growthGoals.id });
    if (added !== undefined) return { body: { id: added.id }, message: 'Your goal is set.' };
    const [known] = await queries
      .select()
      .from(growthGoals)
      .where(and(eq(growthGoals.tuid, tuid), eq(growthGoals.round, body.Round)));
    if (known?.targetHours === body.target) return { body: { id: known.id }, message: 'Your goal is set.' };
    throw new Refusal(refusalCodes.alreadyAnswered, 'This month has a goal already. Change it instead.');
  },

  update: async ({ queries, query, now, requireSession }) => {
    const goal = await requireGoal(queries, { tuid: requireSession().tuid, id: query.id, now });
    await queries
      .update(growthGoals)
      .set({ targetHours: query.target, changedAt: now })
      .where(eq(growthGoals.id, goal.id));
    return { body: { id: goal.id }, message: 'Your goal is changed.' };
  },

  remove: async ({ queries, query, now, requireSession }) => {
    const goal = await requireGoal(queries, { tuid: requireSession().tuid, id: query.id, now });
    await queries.delete(growthGoals).where(eq(growthGoals.id, goal.id));
    return { body: { Round: goal.round, target: goal.targetHours }, message: 'The goal is taken away.' };
  },

  synchronizeBasicWage: async ({ queries, query, now, requireSession }) => {
    const { tuid } = requireSession();
    const goal = await requireGoal(queries, { tuid, id: query.id, now });
    const hourRateCentavos = await hourRate(queries, tuid, now);
    await queries.update(growthGoals).set({ hourRateCentavos, changedAt: now }).where(eq(growthGoals.id, goal.id));
    return { body: { HourRate: hourRateCentavos }, message: 'Your goal is counted by your present pay.' };
  },
});

async function wireGoal(queries: Queries, { id, tuid, round, targetHours, hourRateCentavos }: GoalRow, now: Date) {
  const { done, booked } = await roundHours(queries, { tuid, round, now });
  return {
    id,
    target: targetHours,
    Round: round,
    DoneHours: done,
    BookedHours: booked,
    HourRate: hourRateCentavos,
  };
}

/** A goal that can be changed: the caller's, of a round that is not over. */
async function requireGoal(
  queries: Queries,
  { tuid, id, now }: { tuid: number; id: number; now: Date },
): Promise<GoalRow> {
  await requireMember(queries, tuid);
  const [goal] = await queries
    .select()
    .from(growthGoals)
    .where(and(eq(growthGoals.id, id), eq(growthGoals.tuid, tuid)));
  if (goal === undefined) throw new Refusal(refusalCodes.unknown, 'This goal does not exist any more.');
  requireOpen(goal.round, now);
  return goal;
}

function requireOpen(round: string, now: Date): void {
  const [current, next] = openRounds(now);
  if (round < current) throw new Refusal(refusalCodes.tooLate, 'That month is over: its goal stays as it is.');
  if (round > next) throw new Refusal(refusalCodes.tooEarly, 'A goal can be set for this month and the next.');
}
