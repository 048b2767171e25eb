import { days } from '@tutor/rules/time/durations';
import { and, asc, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import { requireStaff } from '../../src/chat/people.ts';
import { chatConversations } from '../../src/chat/tables.ts';
import { classes } from '../../src/classes/tables.ts';
import type { Database, Queries } from '../../src/database/database.ts';
import { seedFileRows } from './seed-files.ts';
import { englishCorner, newsGroup, newsName, ownGroup } from './seed-groups.ts';
import { type Lesson, supportConversation } from './seed-notices.ts';
import { type SeedTutor, type Staff, seedMoreStaff, tutorsToSeed } from './seed-people.ts';
import { adviserConversation, plainConversation, richConversation } from './seed-singles.ts';
import { type NewConversation, storeConversations } from './store-conversations.ts';

/** Students in the group of a tutor. */
const ownGroupSize = 3;
const guestsOfCorner = 3;
/** Of each tutor; those beyond them are there for the groups. */
const singlesMax = 8;

/** Conversations of the demonstration's tutors who are in none yet. After their classes. */
export async function seedChat(database: Database, now: Date): Promise<void> {
  await database.exclusively((queries) =>
    queries.transaction(async (tx) => {
      const tutors = await tutorsToSeed(tx, now);
      if (tutors.length === 0) return;
      await seedFileRows(tx, now);
      const staff = {
        adviser: await requireStaff(tx, 'adviser'),
        support: await requireStaff(tx, 'support'),
        others: await seedMoreStaff(tx),
      };
      const lessons = await nearLessons(tx, tutors, now);
      await storeConversations(tx, [
        ...tutors.flatMap((tutor, index) => ownConversations(tutor, index, { staff, lessons, now })),
        ...((await isNewsThere(tx)) ? [] : commonGroups(tutors, staff, now)),
      ]);
    }),
  );
}

async function isNewsThere(tx: Queries): Promise<boolean> {
  const { id, name } = chatConversations;
  return (await tx.select({ id }).from(chatConversations).where(eq(name, newsName)).limit(1)).length > 0;
}

function commonGroups(tutors: readonly SeedTutor[], staff: Staff, now: Date): NewConversation[] {
  const [host, ...others] = tutors;
  return [
    newsGroup(tutors, staff, now),
    ...(host === undefined ? [] : [englishCorner(host, others.slice(0, guestsOfCorner), staff, now)]),
  ];
}

/** Classes that notices are about. */
function nearLessons(tx: Queries, tutors: readonly SeedTutor[], now: Date): Promise<Lesson[]> {
  const { tuid, clid, startsAt, status } = classes;
  return tx
    .select({ tuid, clid, startsAt })
    .from(classes)
    .where(
      and(
        inArray(
          tuid,
          tutors.map(({ person }) => person.tuid),
        ),
        ne(status, 'Canceled'),
        gt(startsAt, new Date(now.getTime() - days(1))),
        lt(startsAt, new Date(now.getTime() + days(3))),
      ),
    )
    .orderBy(asc(startsAt));
}

interface Around {
  staff: Staff;
  lessons: readonly Lesson[];
  now: Date;
}

function ownConversations(tutor: SeedTutor, index: number, { staff, lessons, now }: Around): NewConversation[] {
  const own = tutor.students.slice(0, singlesMax);
  const [first, ...others] = own;
  return [
    supportConversation(
      tutor,
      staff.support,
      lessons.filter(({ tuid }) => tuid === tutor.person.tuid),
      now,
    ),
    adviserConversation(tutor, staff.adviser, now),
    ...(first === undefined ? [] : [richConversation(tutor, first, now)]),
    ...others.map((student, place) => plainConversation(tutor, student, { place: place + 1, shift: index, now })),
    ...(own.length < ownGroupSize ? [] : [ownGroup(tutor, own.slice(0, ownGroupSize), staff, now)]),
  ];
}
