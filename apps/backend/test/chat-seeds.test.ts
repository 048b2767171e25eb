import { entryBodySchemas } from '@tutor/rules/chat/chat-entry';
import { chatNoticeTypes } from '@tutor/rules/chat/chat-notice';
import { readEntry } from '@tutor/rules/chat/read-entry';
import { byteLength } from '@tutor/rules/chat/text-size';
import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../demo/account/insert-tutor.ts';
import { seedChat } from '../demo/chat/seed.ts';
import { tutors } from '../src/account/tables.ts';
import { wireEntry } from '../src/chat/append-entry.ts';
import { chatConversations, chatEntries, chatMembers, chatPeople } from '../src/chat/tables.ts';
import { startBackend, type TestBackend, type TestClient } from './start-backend.ts';

describe('the seeded chat', () => {
  let backend: TestBackend;
  let maria: TestClient;

  beforeAll(async () => {
    backend = await startBackend();
    ({ client: maria } = await backend.signIn({ account: 'maria.santos', password: demoPassword, tuid: 100_201 }));
  });

  afterAll(() => backend.close());

  const entries = () =>
    backend.database.queries.select().from(chatEntries).orderBy(asc(chatEntries.conversationId), asc(chatEntries.seq));

  it('has entries of every kind, each of which is read, with numbers without gaps and times that never go back', async () => {
    const rows = await entries();
    const kinds = new Set(rows.map((row) => readEntry(wireEntry(row)).kind));
    expect([...kinds].sort()).toEqual([...Object.keys(entryBodySchemas), 'recalled'].sort());
    for (const [index, row] of rows.entries()) {
      const before = rows[index - 1];
      const isFirst = before?.conversationId !== row.conversationId;
      expect(row.seq).toBe(isFirst ? 1 : before.seq + 1);
      if (!isFirst) expect(row.at.getTime()).toBeGreaterThanOrEqual(before.at.getTime());
      expect(row.at.getTime()).toBeLessThanOrEqual(Date.now());
    }
  });

  it('shows an ordinary tutor every notice, unread, pinned and muted conversations, and groups', async () => {
    const { body } = await maria.chat.conversations({ body: { Count: 100 } });
    expect(body.TotalUnread).toBeGreaterThan(2);
    expect(body.Rows.some(({ isPinned }) => isPinned)).toBe(true);
    expect(body.Rows.some(({ isMuted }) => isMuted)).toBe(true);
    const groups = body.Rows.filter(({ kind }) => kind === 'group');
    expect(groups.map(({ name }) => name).sort()).toEqual(['Class of Maria', 'English Corner 英语角', 'Tutor news']);
    const support = body.Rows.find(({ name }) => name === 'Tutor Support');
    const { body: log } = await maria.chat.entries({ body: { ConversationId: support?.id ?? 0 } });
    const notices = log.Entries.map(readEntry).flatMap((entry) => (entry.kind === 'notice' ? [entry.body.type] : []));
    expect(notices.toSorted()).toEqual([...chatNoticeTypes].sort());
  });

  it('has groups of each kind: the tutor an administrator, only administrators speak, many with masked names', async () => {
    const { body } = await maria.chat.conversations({ body: { Count: 100 } });
    const open = async (name: string) => {
      const id = body.Rows.find((row) => row.name === name)?.id ?? 0;
      expect(byteLength(name)).toBeLessThanOrEqual(30);
      return (await maria.chat.conversation({ body: { ConversationId: id } })).body;
    };
    expect((await open('Class of Maria')).role).toBe('admin');
    expect((await open('Tutor news')).settings?.whoSpeaks).toBe('admins');
    const corner = await open('English Corner 英语角');
    expect(corner.members.length).toBeGreaterThan(12);
    const masked = corner.members.filter(({ userType }) => [3, 17, 99].includes(userType));
    expect(new Set(masked.map(({ userType }) => userType))).toEqual(new Set([3, 17, 99]));
    expect(masked.every(({ name }) => name.endsWith('***'))).toBe(true);
  });

  it('has files whose bytes are there', async () => {
    const rows = (await entries()).map((row) => readEntry(wireEntry(row)));
    const paths = new Set(
      rows.flatMap((entry) => ('file' in (entry.body ?? {}) ? [Reflect.get(entry.body ?? {}, 'file').path] : [])),
    );
    expect(paths.size).toBe(3);
  });

  it('changes nothing when it runs again', async () => {
    const before = (await entries()).length;
    await seedChat(backend.database, new Date());
    expect(await entries()).toHaveLength(before);
  });

  it('leaves out whoever may not chat', async () => {
    const { queries } = backend.database;
    const jerome = await queries
      .select({ id: chatMembers.conversationId })
      .from(chatMembers)
      .innerJoin(chatPeople, eq(chatPeople.id, chatMembers.personId))
      .innerJoin(tutors, eq(tutors.tuid, chatPeople.tuid))
      .where(inArray(tutors.account, ['jerome.garcia']));
    expect(jerome).toEqual([]);
    expect((await queries.select().from(chatConversations)).length).toBeGreaterThan(100);
  });
});
