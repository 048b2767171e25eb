import { asc, inArray } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { remarkPoints, type remarks } from './remark-tables.ts';

type StoredRemark = typeof remarks.$inferSelect;
type StoredPoint = typeof remarkPoints.$inferSelect;

/** A remark as it is read. */
export async function wireRemark(queries: Queries, stored: StoredRemark) {
  return wireOf(stored, await pointsOf(queries, [stored]));
}

/** Several remarks as they are read, in the order given, in one question. */
export async function wireRemarks(queries: Queries, stored: readonly StoredRemark[]) {
  const points = stored.length === 0 ? [] : await pointsOf(queries, stored);
  return stored.map((remark) => wireOf(remark, points));
}

/** How well the knowledge points of remarks are known, in the order in which they were given. */
function pointsOf(queries: Queries, stored: readonly StoredRemark[]): Promise<StoredPoint[]> {
  const ids = stored.map(({ id }) => id);
  return queries.select().from(remarkPoints).where(inArray(remarkPoints.remarkId, ids)).orderBy(asc(remarkPoints.sort));
}

function wireOf(remark: StoredRemark, points: readonly StoredPoint[]) {
  return {
    Kind: remark.kind,
    Content: remark.content,
    Homework: remark.homework,
    Strengths: remark.strengths,
    Improvements: remark.improvements,
    NextStep: remark.nextStep,
    Level: remark.level,
    Pronunciation: remark.pronunciation,
    Vocabulary: remark.vocabulary,
    Grammar: remark.grammar,
    Fluency: remark.fluency,
    Points: points
      .filter(({ remarkId }) => remarkId === remark.id)
      .map(({ point, mastery }) => ({ Point: point, Mastery: mastery })),
  };
}
