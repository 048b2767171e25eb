import { minutes } from '@tutor/rules/time/durations';
import { classes } from '../src/classes/tables.ts';
import type { TestBackend } from './start-backend.ts';

/** Ended classes of a tutor, half an hour apart and back from now, in batches that a statement may carry; the newest first. */
export async function addManyClasses({ database }: TestBackend, tuid: number, count: number): Promise<number[]> {
  const at = Date.now() - minutes(60);
  const clids: number[] = [];
  while (clids.length < count) {
    const rows = Array.from({ length: Math.min(1_000, count - clids.length) }, (_, index) => {
      const startsAt = new Date(at - (clids.length + index) * minutes(30));
      return {
        tuid,
        startsAt,
        endsAt: new Date(startsAt.getTime() + minutes(25)),
        status: 'Confirmed' as const,
        studentName: 'Ana Gomez',
        subjectName: 'English',
        unitName: 'Unit 1',
        classTool: 0,
        closedAt: startsAt,
      };
    });
    const made = await database.queries.insert(classes).values(rows).returning({ clid: classes.clid });
    clids.push(...made.map(({ clid }) => clid));
  }
  return clids;
}
