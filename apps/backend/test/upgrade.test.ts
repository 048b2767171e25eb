import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readGroupNumber } from '@tutor/rules/chat/group-number';
import { days, minutes } from '@tutor/rules/time/durations';
import { addZonedDays, startOfZonedDay } from '@tutor/rules/time/zone';
import { and, asc, eq, gt, gte, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { tutorTemplates } from '../demo/account/tutor-templates.ts';
import { planDay } from '../demo/classes/plan-day.ts';
import { topUpTutors } from '../demo/seed-tutors.ts';
import { tutors } from '../src/account/tables.ts';
import { addMembers, leaveGroup, membersInOrder, removeMember } from '../src/chat/group-people.ts';
import { chatConversations, chatMembers } from '../src/chat/tables.ts';
import { classes } from '../src/classes/tables.ts';
import { violates } from '../src/database/violation.ts';
import { growthEntries, growthMembers } from '../src/growth/tables.ts';
import { migrationsFolder } from '../src/migrations-folder.ts';
import { tutorProfiles } from '../src/profile/tables.ts';
import { referrals } from '../src/referrals/tables.ts';
import { complaints } from '../src/scores/complaint-tables.ts';
import { openPrepared } from './open-prepared.ts';

const tuid = 100_201;
/** The growth tables as they were before there was a ledger, with one member. */
const growthBefore = `
  create table growth_members (tuid bigint primary key references tutors (tuid), score integer not null, used_points integer not null,
    joined_on date not null, constraint growth_members_points_counted check (score >= 0));
  create table growth_tasks (code text primary key, group_name text not null, name text not null, points integer not null,
    position integer not null);
  create table growth_progress (tuid bigint references growth_members (tuid), task_code text references growth_tasks (code),
    status integer not null, is_received boolean not null, primary key (tuid, task_code));
  create table pets (tuid bigint primary key references growth_members (tuid), is_adopted boolean not null, name text,
    level integer not null, renames integer not null, constraint pets_level_known check (level between 0 and 9));
  insert into growth_members values (${tuid}, 500, 100, '2026-01-31');
  insert into growth_tasks values ('PROFILE', 'Getting started', 'Complete your personal data', 20, 0),
    ('INTRO_VIDEO', 'Getting started', 'Upload a self-introduction', 30, 1);
  insert into growth_progress values (${tuid}, 'PROFILE', 2, true), (${tuid}, 'INTRO_VIDEO', 2, true)`;
/** Takes back what the migrations from 26 on do, which both cases run again. */
const undoLatest = `
  alter table didi_requests add column take_ticket text;
  alter table calendar_feeds drop column alarms_revision, drop column alarms_changed_at, add column changed_at timestamptz;
  alter table didi_requests drop column stu_uid, drop column class_tool, drop column lesson_fee_centavos;
  drop table known_places, rate_limits;
  create table login_attempts ();
  drop table growth_entries, growth_tasks, growth_members, growth_medals, growth_photos, growth_right_receipts, pets, pet_clothes cascade;
  drop table trial_enrolments, ranking_snapshots, ranking_rows, hidden_tutors, growth_goals, growth_plan_slots, growth_busy_days, growth_visits cascade;
  drop type ranking_board;
  drop function keep_growth_score, keep_growth_entries;
  drop type growth_cause, growth_task_rule, growth_task_period, pet_slot;
  drop table service_beats, service_stops;
  drop table training_categories, training_courses, training_chapters, training_tests, training_questions, training_media cascade;
  drop table training_clicks, training_subject_courses, training_subjects;
  drop table training_evaluations, training_appointments, training_announcement_reads, training_announcements;
  drop type training_lesson_type;
  drop function refuse_training_where_busy, refuse_class_in_training cascade;
  drop table training_labels, training_subscriptions, training_chapter_progress, training_attempts, training_answers cascade;
  drop type training_question_kind;
  drop table network_tests, accent_recordings, calls, call_people, call_signals;
  drop type accent_passage;
  drop function call_has_ended;
  drop table chat_people, chat_conversations, chat_members, chat_entries, chat_files, chat_join_requests, chat_remarks, chat_scheduled, chat_presences, chat_reply_templates cascade;
  drop function chat_group_has_owner;
  delete from files where tuid is null;
  alter table files drop column person_id, drop column width, drop column height, drop column picture_hash, alter column tuid set not null;
  alter table uploads drop column person_id, alter column tuid set not null;
  ${growthBefore};
  drop table installations;
  alter table clock_ins add column shift_date date;
  update clock_ins set shift_date = (counts_from at time zone tutors.time_zone)::date from tutors where tutors.tuid = clock_ins.tuid;
  alter table clock_ins alter column shift_date set not null, drop column counts_from, drop column counts_until;
  create unique index clock_ins_tuid_shift_date_unique on clock_ins (tuid, shift_date);
  alter table points_ledger drop column complaint_id, drop column takes_back;
  create unique index points_ledger_clid_cause_unique on points_ledger (clid, cause);
  alter table tutor_profiles drop column phone,
    add column phone_country_code text, add column phone_number text, add constraint tutor_profiles_phone_whole check (true);
  create unique index tutor_profiles_phone_unique on tutor_profiles (phone_country_code, phone_number);
  alter table referrals drop constraint referrals_phone_international, add column country_code text not null default '63'`;

it('a database of a newer version of this program is refused in words, and left as it is', async () => {
  const database = await openPrepared('migrated');
  const { queries } = database;
  await queries.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 99999999999999)`,
  );
  await expect(database.migrate()).rejects.toThrow('The database belongs to a newer version of this program.');
  await database.close();
});

it('data from before overlapping classes were refused keep every one of them, and take no more', async () => {
  const database = await openPrepared('seeded');
  const { queries } = database;
  // As the version before this migration left it, and those after it taken back with it.
  for (const undo of [
    undoLatest,
    'alter table complaints drop column decided_at',
    'alter table messages add constraint messages_tuid_tutors_tuid_fk foreign key (tuid) references tutors (tuid)',
    'alter table tutor_events add constraint tutor_events_tuid_tutors_tuid_fk foreign key (tuid) references tutors (tuid)',
    'alter table classes drop constraint classes_no_overlap',
    'alter table classes drop column is_double_booked',
    `create unique index classes_slot_unique on classes (tuid, starts_at) where status <> 'Canceled'`,
    'delete from drizzle.__drizzle_migrations where id > 20',
  ]) {
    await queries.execute(sql.raw(undo));
  }
  const [known] = await queries
    .select({ clid: classes.clid, startsAt: classes.startsAt })
    .from(classes)
    .where(and(eq(classes.tuid, tuid), ne(classes.status, 'Canceled'), gt(classes.startsAt, new Date())))
    .orderBy(asc(classes.startsAt))
    .limit(1);
  if (known === undefined) throw new Error('the tutor has no class ahead');
  const insert = (status: string, startsAt: Date) => sql`
    insert into classes (tuid, starts_at, ends_at, status, student_name, subject_name, unit_name, class_tool)
    values (${tuid}, ${startsAt.toISOString()}, ${new Date(startsAt.getTime() + minutes(25)).toISOString()}, ${status}, 'Leo', 'English', 'Unit 1', 0)`;
  const later = (from: Date, minute: number) => new Date(from.getTime() + minutes(minute));
  await queries.execute(insert('Confirmed', later(known.startsAt, 10)));
  await queries.execute(insert('Canceled', later(known.startsAt, 10)));
  const { clid, status, startsAt, revision } = classes;
  const stored = () => queries.select({ clid, status, startsAt, revision }).from(classes).orderBy(clid);
  const before = await stored();

  await database.migrate();

  expect(await stored()).toEqual(before);
  const doubled = await queries.select().from(classes).where(eq(classes.isDoubleBooked, true));
  expect(doubled).toMatchObject([{ tuid, status: 'Confirmed', startsAt: later(known.startsAt, 10) }]);
  await expect(queries.execute(insert('Waited', later(known.startsAt, 20)))).rejects.toSatisfy((error) =>
    violates(error, 'classes_no_overlap'),
  );
  // The one that was marked stays changeable, and so does the one that it overlaps.
  await queries.update(classes).set({ status: 'Canceled' }).where(eq(classes.clid, known.clid));
  await queries.update(classes).set({ status: 'Confirmed' }).where(eq(classes.isDoubleBooked, true));
  await database.close();
});

it('complaints that were upheld before their decision was kept count from when their points were taken', async () => {
  const database = await openPrepared('seeded');
  const { queries } = database;
  const upheld = () =>
    queries
      .select({ id: complaints.id, decidedAt: complaints.decidedAt })
      .from(complaints)
      .where(and(eq(complaints.direction, 'received'), eq(complaints.state, 'upheld')))
      .orderBy(complaints.id);
  const before = await upheld();
  expect(before.length).toBeGreaterThan(0);
  await queries.execute(sql.raw(undoLatest));
  await queries.execute(sql.raw('alter table complaints drop column decided_at'));
  await queries.execute(sql.raw('delete from drizzle.__drizzle_migrations where id > 23'));
  await database.migrate();
  expect(await upheld()).toEqual(before);
  await database.close();
});

it('growth scores from before there was a ledger become its first entries: the claims one by one, the rest in one', async () => {
  const database = await openPrepared('seeded');
  const { queries } = database;
  await queries.execute(sql.raw(undoLatest));
  await queries.execute(sql.raw('delete from drizzle.__drizzle_migrations where id > 26'));
  await database.migrate();
  const entries = await queries
    .select()
    .from(growthEntries)
    .where(eq(growthEntries.tuid, tuid))
    .orderBy(growthEntries.id);
  expect(entries.map(({ cause, value, taskCode }) => [cause, value, taskCode])).toEqual([
    ['broughtForward', 480, null],
    ['task', 20, 'PROFILE'],
  ]);
  expect(await queries.select().from(growthMembers)).toMatchObject([{ tuid, score: 500 }]);
  await database.close();
});

it('phones that were kept as typed are one text for each phone, and whose cannot be is asked for it', async () => {
  const database = await openPrepared('seeded');
  const { queries } = database;
  await queries.execute(sql.raw(undoLatest));
  await queries.execute(sql.raw('delete from drizzle.__drizzle_migrations where id > 26'));
  const kept = [
    ['63', '09171234567', '+639171234567'],
    ['063', '9171234568', '+639171234568'],
    ['0063', '639171234569', '+639171234569'],
    ['39', '0612345678', '+390612345678'],
    // The same phone as the first one's, and numbers that are none.
    ['63', '9171234567', null],
    ['0', '9171234560', null],
    ['63', '917', null],
  ] as const;
  const owners = await queries.select({ tuid: tutors.tuid }).from(tutors).orderBy(asc(tutors.tuid)).limit(kept.length);
  for (const [index, [countryCode, number]] of kept.entries()) {
    await queries.execute(
      sql`update tutor_profiles set phone_country_code = ${countryCode}, phone_number = ${number} where tuid = ${owners[index]?.tuid}`,
    );
  }
  await queries.execute(sql`update referrals set country_code = '0063', phone = '0917-555-0199'`);

  await database.migrate();

  const phones = await queries
    .select({ phone: tutorProfiles.phone, isNeeded: tutors.isNeedUpdatePhone })
    .from(tutorProfiles)
    .innerJoin(tutors, eq(tutors.tuid, tutorProfiles.tuid))
    .orderBy(asc(tutors.tuid))
    .limit(kept.length);
  expect(phones.map(({ phone }) => phone)).toEqual(kept.map(([, , phone]) => phone));
  expect(phones.slice(-3).map(({ isNeeded }) => isNeeded)).toEqual([true, true, true]);
  expect(await queries.selectDistinct({ phone: referrals.phone }).from(referrals)).toEqual([
    { phone: '+639175550199' },
  ]);
  await database.close();
});

it('a plan that comes into reach leaves out what was booked beyond it before', async () => {
  const database = await openPrepared('seeded');
  const { queries } = database;
  // The others' plans take time.
  await queries.update(tutors).set({ isSeeded: false }).where(ne(tutors.tuid, tuid));
  const [template] = tutorTemplates.filter((item) => item.tuid === tuid);
  if (template === undefined) throw new Error('the tutor has no template');
  const inAMonth = new Date(Date.now() + days(30));
  const day = addZonedDays(startOfZonedDay(inAMonth, template.timeZone), 3, template.timeZone);
  const [planned] = planDay(template, day).lessons;
  if (planned === undefined) throw new Error('nothing is planned');
  const startsAt = new Date(planned.getTime() + minutes(10));
  await queries.insert(classes).values({
    tuid,
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes(25)),
    status: 'Confirmed',
    studentName: 'Leo',
    subjectName: 'English',
    unitName: 'Booked before',
    classTool: 0,
  });

  await topUpTutors(database, inAMonth);

  const ofDay = and(
    eq(classes.tuid, tuid),
    gte(classes.startsAt, day),
    lt(classes.startsAt, addZonedDays(day, 1, template.timeZone)),
  );
  const lessons = await queries.select().from(classes).where(ofDay).orderBy(asc(classes.startsAt));
  expect(lessons[0]).toMatchObject({ startsAt, unitName: 'Booked before' });
  expect(lessons.length).toBeGreaterThan(2);
  await database.close();
});

it('groups from before they were closed get numbers that cannot be counted, and who was removed stays out', async () => {
  const database = await openPrepared('seeded');
  const { queries } = database;
  const [group] = await queries.select().from(chatConversations).where(eq(chatConversations.kind, 'group')).limit(1);
  if (group === undefined) throw new Error('there is no group');
  const people = await membersInOrder(queries, group.id);
  const owner = people.find(({ role }) => role === 'owner')?.person;
  const [removed, left, back] = people.filter(({ role }) => role === 'member').map(({ person }) => person);
  if (!owner || !removed || !left || !back) throw new Error('the group is too small');
  const remove = ({ id }: { id: number }) =>
    removeMember(queries, owner, { conversationId: group.id, personId: id }, new Date());
  await remove(removed);
  await leaveGroup(queries, left, group.id, new Date());
  await remove(back);
  await queries.transaction(async (tx) => {
    const members = await membersInOrder(tx, group.id);
    const news = { action: 'invited' as const, people: [back] };
    await addMembers(tx, { conversation: group, members }, owner.id, news, new Date());
  });
  // Of this migration alone: those after it are of other tables.
  for (const undo of [
    'alter table chat_conversations drop constraint chat_conversations_kind',
    'alter table chat_conversations add constraint chat_conversations_kind check (true)',
    'alter table chat_conversations drop column group_number, drop column joining',
    'alter table chat_members drop column removed_at',
    ...(await readFile(path.join(migrationsFolder, '0053_closed-groups.sql'), 'utf8')).split(
      '--> statement-breakpoint',
    ),
  ]) {
    await queries.execute(sql.raw(undo));
  }

  const groups = await queries.select().from(chatConversations).where(eq(chatConversations.kind, 'group'));
  for (const { groupNumber, joining } of groups) {
    expect(readGroupNumber(groupNumber ?? '')).toBe(groupNumber);
    expect(joining).toBe('asked');
  }
  expect(new Set(groups.map(({ groupNumber }) => groupNumber?.slice(0, 6))).size).toBe(groups.length);
  const marks = await queries
    .select({ personId: chatMembers.personId })
    .from(chatMembers)
    .where(isNotNull(chatMembers.removedAt));
  expect(marks).toEqual([{ personId: removed.id }]);
  await database.close();
});
