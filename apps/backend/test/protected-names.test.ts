import { randomUUID } from 'node:crypto';
import { protectedGroupNameMessage, protectedNameMessage } from '@tutor/rules/chat/chat-words';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tutors } from '../src/account/tables.ts';
import { findPersonOfStudent, requirePersonOfTutor, settleShownNames } from '../src/chat/people.ts';
import { isProtectedName } from '../src/chat/protected-names.ts';
import { chatPeople } from '../src/chat/tables.ts';
import { students as studentRows } from '../src/classes/course-tables.ts';
import { studentsOf, tutorInChat, userOf } from './chat-people.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

const staff = ['Guide Ana Reyes'];

describe('a name', () => {
  it.each([
    'Tutor Support',
    'tutor support',
    'TUTOR  SUPPORT',
    'Tutor.Support',
    'Tutor\u200BSupport',
    'Тutоr Suрроrt',
    'Ｔｕｔｏｒ Ｓｕｐｐｏｒｔ',
    '𝐓𝐮𝐭𝐨𝐫 𝐒𝐮𝐩𝐩𝐨𝐫𝐭',
    'Tútor Süpport',
    'Tut0r Supp0rt',
    'T.u.t.o.r.S.u.p.p.o.r.t',
    'The Tutor Support Team',
    'Study Adviser',
    'Study Advlser',
    'Study Advisor',
    'Guide Ana Reyes',
    'guide  ana  reyеs',
    'Tutor Portal',
    'all',
    'ALL',
    '@all',
    'a l l',
    'аll',
    'AlI',
    'al1',
    'Me',
    'rne',
    'you',
    'Everyone',
    'Admin',
    '@dmin',
    'Staff',
    'ѕtaff',
    'Owner',
    'Student',
    'Former member',
  ])('“%s” is one of the product’s own', (name) => {
    expect(isProtectedName(name, staff)).toBe(true);
  });

  it.each([
    'Ali',
    'ALI',
    'Allan',
    'Teacher Maria',
    'Mei',
    'Amelia',
    'Ana Reyes',
    'Yousef',
    'Coco',
    '王小明',
    'Nguyễn Minh Anh',
    'Анна',
    'Supporter of Ajax',
    'Emre Yıldız',
    '👩‍🏫',
  ])('“%s” is somebody’s', (name) => {
    expect(isProtectedName(name, staff)).toBe(false);
  });
});

describe('names by which the product marks somebody', () => {
  let backend: TestBackend;

  beforeAll(async () => {
    backend = await startBackend();
  });

  afterAll(() => backend.close());

  it('are taken by no tutor and no student as a nickname; staff may have them', async () => {
    const tutor = await tutorInChat(backend);
    const [student] = await studentsOf(backend, tutor.tuid);
    for (const Nickname of ['Tutor Support', 'Study Αdviser', 'all']) {
      const taken = { message: protectedNameMessage };
      await expect(tutor.call('profile', { Nickname, Email: '' })).rejects.toMatchObject(taken);
      await expect(student?.call('profile', { Nickname, Email: '' })).rejects.toMatchObject(taken);
    }
    const { queries } = backend.database;
    const [adviser] = await queries.select().from(chatPeople).where(eq(chatPeople.staffKey, 'adviser'));
    if (adviser === undefined) throw new Error('there is no adviser');
    await userOf(backend, adviser).call('profile', { Nickname: 'Study Adviser', Email: '' });
  });

  it('are no names of groups, neither new nor changed', async () => {
    const tutor = await tutorInChat(backend);
    const [student] = await studentsOf(backend, tutor.tuid);
    const People = [student?.person.id ?? 0];
    const taken = { message: expect.stringContaining(protectedGroupNameMessage) };
    const create = (Name: string) => tutor.call('create', { ClientId: randomUUID(), Name, People });
    await expect(create('Tutor Support')).rejects.toMatchObject(taken);
    const { ConversationId } = await create('Class of Ann');
    const change = (name: string) => tutor.call('change', { ConversationId, Settings: { name } });
    await expect(change('Tutоr Suppоrt')).rejects.toMatchObject(taken);
    await change('All of us');
  });

  it('are shown with the kind of their person where an account has one, however it came to the chat', async () => {
    const tutor = await tutorInChat(backend);
    const { queries } = backend.database;
    await queries.update(tutors).set({ firstName: 'Study', lastName: 'Adviser' }).where(eq(tutors.tuid, tutor.tuid));
    expect(await requirePersonOfTutor(queries, tutor.tuid)).toMatchObject({ shownName: 'Study Adviser (teacher)' });

    const [student] = await studentsOf(backend, tutor.tuid);
    const stuUid = student?.person.stuUid ?? 0;
    await queries.delete(chatPeople).where(eq(chatPeople.stuUid, stuUid));
    await queries.update(studentRows).set({ name: 'Everyone', ucid: 1 }).where(eq(studentRows.stuUid, stuUid));
    expect(await findPersonOfStudent(queries, stuUid)).toMatchObject({ shownName: 'Everyone (student)' });
  });

  it('that were taken before are shown with the kind from the next start on', async () => {
    const tutor = await tutorInChat(backend);
    const { queries } = backend.database;
    const isThis = eq(chatPeople.id, tutor.person.id);
    await queries.update(chatPeople).set({ nickname: 'Tutor Support', shownName: 'Tutor Support' }).where(isThis);
    await settleShownNames(queries);
    await settleShownNames(queries);
    expect((await queries.select().from(chatPeople).where(isThis))[0]?.shownName).toBe('Tutor Support (teacher)');
  });
});
