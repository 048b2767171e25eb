import { shownName } from '@tutor/rules/chat/chat-person';
import { companyZone } from '@tutor/rules/time/zone';
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { tutors } from '../../src/account/tables.ts';
import { makeContacts, type PersonRow, requirePersonOfTutor } from '../../src/chat/people.ts';
import { chatMembers, chatPeople } from '../../src/chat/tables.ts';
import { classes } from '../../src/classes/tables.ts';
import type { Queries } from '../../src/database/database.ts';

/** Staff beside the company's own accounts: of the types whose names are masked (specification, growth §6). */
const moreStaff = [
  { staffKey: 'coordinator', name: 'Coordinator Li Wenjing', userType: 17 },
  { staffKey: 'guide', name: 'Guide Ana Reyes', userType: 99 },
];

/** A tutor of the demonstration who may chat and is in no conversation yet. */
export interface SeedTutor {
  person: PersonRow & { tuid: number };
  /** Those whose classes are nearest come first. */
  students: PersonRow[];
}

/** Who writes for the company. */
export interface Staff {
  adviser: PersonRow;
  support: PersonRow;
  others: PersonRow[];
}

export async function seedMoreStaff(tx: Queries): Promise<PersonRow[]> {
  await tx
    .insert(chatPeople)
    .values(
      moreStaff.map((person) => ({
        ...person,
        kind: 'staff' as const,
        shownName: shownName(person.name, person.userType),
        zone: companyZone,
      })),
    )
    .onConflictDoNothing();
  return tx
    .select()
    .from(chatPeople)
    .where(
      inArray(
        chatPeople.staffKey,
        moreStaff.map(({ staffKey }) => staffKey),
      ),
    )
    .orderBy(asc(chatPeople.id));
}

/** Tutors who are to be seeded, with their students. */
export async function tutorsToSeed(tx: Queries, now: Date): Promise<SeedTutor[]> {
  const rows = await tx
    .select({ tuid: tutors.tuid })
    .from(tutors)
    .leftJoin(chatPeople, eq(chatPeople.tuid, tutors.tuid))
    .leftJoin(chatMembers, eq(chatMembers.personId, chatPeople.id))
    .where(and(eq(tutors.isSeeded, true), eq(tutors.isChatAuthorized, true), isNull(chatMembers.personId)))
    .orderBy(asc(tutors.tuid));
  const people: SeedTutor['person'][] = [];
  for (const { tuid } of rows) {
    const person = await requirePersonOfTutor(tx, tuid);
    await makeContacts(tx, person);
    people.push({ ...person, tuid });
  }
  const students = people.length === 0 ? [] : await nearStudents(tx, rows, now);
  return people.map((person) => ({
    person,
    students: students.filter(({ tuid }) => tuid === person.tuid).map((row) => row.student),
  }));
}

/** Students of the tutors, by how near their nearest class is. */
function nearStudents(tx: Queries, rows: readonly { tuid: number }[], now: Date) {
  const tuids = rows.map(({ tuid }) => tuid);
  const distance = sql`min(abs(extract(epoch from ${classes.startsAt} - ${now.toISOString()}::timestamptz)))`;
  return tx
    .select({ tuid: classes.tuid, student: chatPeople })
    .from(classes)
    .innerJoin(chatPeople, eq(chatPeople.stuUid, classes.stuUid))
    .where(and(inArray(classes.tuid, tuids), ne(classes.status, 'Canceled')))
    .groupBy(classes.tuid, chatPeople.id)
    .orderBy(classes.tuid, distance, chatPeople.id);
}
