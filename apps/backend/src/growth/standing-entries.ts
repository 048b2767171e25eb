import type { GrowthRuleName } from '@tutor/rules/growth/growth-values';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/database.ts';
import { growthEntries } from './tables.ts';

/** That an entry was not taken back. */
export function stands(queries: Queries): SQL {
  const takers = alias(growthEntries, 'takers');
  return isNull(queries.select({ id: takers.id }).from(takers).where(eq(takers.takesBack, growthEntries.id)));
}

/** The entries of a rule that a tutor has and that were not taken back. */
export function standingOf(queries: Queries, tuid: number, rule: GrowthRuleName): SQL | undefined {
  return and(eq(growthEntries.tuid, tuid), eq(growthEntries.cause, rule), stands(queries));
}
