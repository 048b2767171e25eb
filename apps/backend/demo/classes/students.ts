import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { students } from '../../src/classes/course-tables.ts';
import { classes } from '../../src/classes/tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { personOfName } from './student-people.ts';

/**
 * The students of a tutor by name; those whom the tutor has not taught yet are made. Each tutor has students of their own:
 * two people may well have the same name.
 */
export async function studentsOf(tx: Queries, tuid: number, names: Iterable<string>): Promise<Map<string, number>> {
  const wanted = [...new Set(names)];
  if (wanted.length === 0) return new Map();
  const known = await tx
    .selectDistinct({ name: classes.studentName, stuUid: classes.stuUid })
    .from(classes)
    .where(and(eq(classes.tuid, tuid), inArray(classes.studentName, wanted), isNotNull(classes.stuUid)));
  const byName = new Map(known.flatMap(({ name, stuUid }) => (stuUid === null ? [] : [[name, stuUid] as const])));
  const missing = wanted.filter((name) => !byName.has(name));
  if (missing.length > 0) {
    const made = await tx
      .insert(students)
      .values(missing.map(studentRow))
      .returning({ name: students.name, stuUid: students.stuUid });
    for (const { name, stuUid } of made) byName.set(name, stuUid);
  }
  return byName;
}

/** One student of a tutor by name; see `studentsOf`. */
export async function studentOf(tx: Queries, tuid: number, name: string): Promise<number | null> {
  return (await studentsOf(tx, tuid, [name])).get(name) ?? null;
}

function studentRow(name: string): typeof students.$inferInsert {
  const { birthday, country, level, ucid, goal, interests, requests, note } = personOfName(name);
  return {
    name,
    birthday,
    country,
    level,
    ucid,
    learningSince: `${Number(birthday.slice(0, 4)) + (ucid === 3 ? 9 : 6) > 2024 ? 2025 : 2023}${birthday.slice(4)}`,
    goal,
    interests: interests.split(', '),
    requests: requests.split('. '),
    note: note ?? null,
  };
}
