import { type ChatPerson, shownName } from '@tutor/rules/chat/chat-person';
import { notAuthorizedMessage, protectedNameMessage } from '@tutor/rules/chat/chat-words';
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import { students } from '../classes/course-tables.ts';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import type { CallContext } from '../http/call-context.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { isProtectedName, tellingName } from './protected-names.ts';
import { chatPeople } from './tables.ts';
import { zoneOfCountry } from './zone-of-country.ts';

export type PersonRow = typeof chatPeople.$inferSelect;

/** Who calls, as a person of the chat; throws the refusal for whoever may not chat. */
export type PersonOf = (context: CallContext) => Promise<PersonRow>;

/** Accounts of the company, seeded with it. */
export const staffKeys = { adviser: 'adviser', support: 'support' } as const;

export function wirePerson(row: PersonRow): ChatPerson {
  return {
    id: row.id,
    name: row.shownName,
    kind: row.kind,
    userType: row.userType,
    zone: row.zone,
    avatar: row.avatar,
  };
}

/**
 * The name by which others see somebody: the nickname or the name, with the kind of its person where it would be taken for one of the
 * product's own, and masked where its type asks for it. The one rule for every way in which somebody comes to a name.
 */
function nameAsShown(
  {
    kind,
    name,
    nickname = '',
    userType = 0,
  }: Pick<PersonRow, 'kind' | 'name'> & Partial<Pick<PersonRow, 'nickname' | 'userType'>>,
  staffNames: readonly string[],
): string {
  return shownName(tellingName(nickname || name, kind, staffNames), userType);
}

/** Names of the company's own people. */
export async function staffNames(queries: Queries): Promise<string[]> {
  const rows = await queries.select({ name: chatPeople.name }).from(chatPeople).where(eq(chatPeople.kind, 'staff'));
  return rows.map(({ name }) => name);
}

/** Throws where somebody takes a name by which the product marks others. */
export async function requireOwnName(queries: Queries, { kind }: PersonRow, name: string): Promise<void> {
  if (kind === 'staff' || !isProtectedName(name, await staffNames(queries))) return;
  throw new Refusal(refusalCodes.invalid, protectedNameMessage);
}

/** Names that were taken before the rule, or before one of the staff was called so, are shown by it. */
export async function settleShownNames(queries: Queries): Promise<void> {
  const names = await staffNames(queries);
  const people = await queries.select().from(chatPeople).where(ne(chatPeople.kind, 'staff'));
  for (const person of people) {
    const shown = nameAsShown(person, names);
    if (shown === person.shownName || !isProtectedName(person.nickname || person.name, names)) continue;
    await queries.update(chatPeople).set({ shownName: shown }).where(eq(chatPeople.id, person.id));
  }
}

function notAuthorized(): Refusal {
  return new Refusal(refusalCodes.unknown, notAuthorizedMessage);
}

export function unknownPerson(): Refusal {
  return new Refusal(refusalCodes.unknown, 'This person is not among your contacts.');
}

/** The signed-in tutor, where it may chat. */
export const personOfSession: PersonOf = ({ queries, requireSession }) =>
  requirePersonOfTutor(queries, requireSession().tuid);

/** A tutor as a person of the chat, brought up to date with its account. Throws for a tutor who may not chat. */
export async function requirePersonOfTutor(queries: Queries, tuid: number): Promise<PersonRow> {
  const [found] = await queries
    .select({ tutor: tutors, person: chatPeople })
    .from(tutors)
    .leftJoin(chatPeople, eq(chatPeople.tuid, tutors.tuid))
    .where(eq(tutors.tuid, tuid));
  if (found === undefined || !found.tutor.isChatAuthorized) throw notAuthorized();
  const { person } = found;
  const given = tutorValues(found.tutor);
  if (person === null) {
    const names = await staffNames(queries);
    return insertPerson(queries, {
      kind: 'tutor',
      tuid,
      ...given,
      shownName: nameAsShown({ kind: 'tutor', ...given }, names),
    });
  }
  if (person.name === given.name && person.zone === given.zone && person.avatar === given.avatar) return person;
  return updatePerson(queries, person, given);
}

function tutorValues({ firstName, lastName, timeZone, avatar }: typeof tutors.$inferSelect) {
  return { name: `${firstName} ${lastName}`, zone: timeZone, avatar };
}

/** Changes what is known of a person, and its shown name with it. */
export async function updatePerson(
  queries: Queries,
  person: PersonRow,
  change: Partial<Pick<PersonRow, 'name' | 'nickname' | 'email' | 'zone' | 'avatar'>>,
): Promise<PersonRow> {
  const names = await staffNames(queries);
  const [updated] = await queries
    .update(chatPeople)
    .set({ ...change, shownName: nameAsShown({ ...person, ...change }, names) })
    .where(eq(chatPeople.id, person.id))
    .returning();
  if (updated === undefined) throw new Error(`there is no person ${person.id}`);
  return updated;
}

/** A student as a person of the chat; undefined for a number that no student has. */
export async function findPersonOfStudent(queries: Queries, stuUid: number): Promise<PersonRow | undefined> {
  const [known] = await queries.select().from(chatPeople).where(eq(chatPeople.stuUid, stuUid));
  if (known !== undefined) return known;
  const [student] = await queries.select().from(students).where(eq(students.stuUid, stuUid));
  return student === undefined ? undefined : insertPerson(queries, studentValues(student, await staffNames(queries)));
}

function studentValues(
  { stuUid, name, country, ucid }: typeof students.$inferSelect,
  names: readonly string[],
): typeof chatPeople.$inferInsert {
  return {
    kind: 'student',
    stuUid,
    name,
    userType: ucid,
    shownName: nameAsShown({ kind: 'student', name, userType: ucid }, names),
    zone: zoneOfCountry(country),
  };
}

/** Makes a person, unless another call did just now. */
async function insertPerson(queries: Queries, values: typeof chatPeople.$inferInsert): Promise<PersonRow> {
  const [made] = await queries.insert(chatPeople).values(values).onConflictDoNothing().returning();
  if (made !== undefined) return made;
  const { tuid, stuUid } = values;
  const isIt = tuid == null ? eq(chatPeople.stuUid, stuUid ?? 0) : eq(chatPeople.tuid, tuid);
  const [known] = await queries.select().from(chatPeople).where(isIt);
  if (known === undefined) throw new Error('the person was not stored');
  return known;
}

/** The other person of a class of one's own; undefined for any other class, and where its student is not known. */
export async function findPersonOfClass(
  queries: Queries,
  person: PersonRow,
  clid: number,
): Promise<PersonRow | undefined> {
  const [lesson] = await queries.select().from(classes).where(eq(classes.clid, clid));
  if (lesson === undefined || lesson.stuUid === null) return undefined;
  if (lesson.tuid === person.tuid) return findPersonOfStudent(queries, lesson.stuUid);
  return lesson.stuUid === person.stuUid ? requirePersonOfTutor(queries, lesson.tuid) : undefined;
}

/** Whether a person may begin to write to another: tutors and their students, and everybody to staff. */
export async function mayWriteTo(queries: Queries, person: PersonRow, other: PersonRow): Promise<boolean> {
  const found = await queries
    .select({ id: chatPeople.id })
    .from(chatPeople)
    .where(and(eq(chatPeople.id, other.id), isContactOf(queries, person)));
  return found.length > 0;
}

/** Makes the people whom a person may write to and who are none of the chat yet. */
export async function makeContacts(queries: Queries, person: PersonRow): Promise<void> {
  if (person.tuid !== null) {
    const missing = await queries
      .select({ student: students })
      .from(students)
      .leftJoin(chatPeople, eq(chatPeople.stuUid, students.stuUid))
      .where(and(isNull(chatPeople.id), inArray(students.stuUid, studentsOfTutor(queries, person.tuid))));
    const names = missing.length === 0 ? [] : await staffNames(queries);
    const rows = missing.map(({ student }) => studentValues(student, names));
    if (rows.length > 0) await queries.insert(chatPeople).values(rows).onConflictDoNothing();
  }
  if (person.stuUid !== null) {
    const missing = await queries
      .select({ tutor: tutors })
      .from(tutors)
      .leftJoin(chatPeople, eq(chatPeople.tuid, tutors.tuid))
      .where(and(isNull(chatPeople.id), inArray(tutors.tuid, tutorsOfStudent(queries, person.stuUid))));
    const names = missing.length === 0 ? [] : await staffNames(queries);
    const rows = missing.map(({ tutor }) => {
      const person = { kind: 'tutor' as const, tuid: tutor.tuid, ...tutorValues(tutor) };
      return { ...person, shownName: nameAsShown(person, names) };
    });
    if (rows.length > 0) await queries.insert(chatPeople).values(rows).onConflictDoNothing();
  }
}

/** Whether a row of `chat_people` is somebody whom a person may write to. */
export function isContactOf(queries: Queries, person: PersonRow) {
  return and(
    ne(chatPeople.id, person.id),
    or(
      eq(chatPeople.kind, 'staff'),
      person.kind === 'staff' ? sql`true` : undefined,
      person.tuid === null ? undefined : inArray(chatPeople.stuUid, studentsOfTutor(queries, person.tuid)),
      person.stuUid === null ? undefined : inArray(chatPeople.tuid, tutorsOfStudent(queries, person.stuUid)),
    ),
  );
}

function studentsOfTutor(queries: Queries, tuid: number) {
  return queries.select({ stuUid: classes.stuUid }).from(classes).where(eq(classes.tuid, tuid));
}

function tutorsOfStudent(queries: Queries, stuUid: number) {
  return queries
    .select({ tuid: tutors.tuid })
    .from(tutors)
    .innerJoin(classes, eq(classes.tuid, tutors.tuid))
    .where(and(eq(classes.stuUid, stuUid), eq(tutors.isChatAuthorized, true)));
}

/** A person by id; throws for one that does not exist. */
export async function requirePerson(queries: Queries, id: number): Promise<PersonRow> {
  const [person] = await queries.select().from(chatPeople).where(eq(chatPeople.id, id));
  if (person === undefined) throw unknownPerson();
  return person;
}

/** An account of the company; it comes with the company's seed. */
export async function requireStaff(queries: Queries, key: keyof typeof staffKeys): Promise<PersonRow> {
  const [person] = await queries.select().from(chatPeople).where(eq(chatPeople.staffKey, key));
  if (person === undefined) throw new Error(`the company has no account '${key}'`);
  return person;
}
