import { randomUUID } from 'node:crypto';
import { replyTemplatesMax } from '@tutor/rules/chat/chat-limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChatUser, tutorInChat } from './chat-people.ts';
import { startBackend, type TestBackend } from './start-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.close());

async function textsOf(user: ChatUser): Promise<string[]> {
  return (await user.call('templates', undefined)).map(({ Text }) => Text);
}

it('own replies are kept for their tutor alone, changed and taken away by their key, and a repeat changes nothing', async () => {
  const tutor = await tutorInChat(backend);
  const other = await tutorInChat(backend);
  const [first, second] = [
    { Key: randomUUID(), Text: 'Hello {student}' },
    { Key: randomUUID(), Text: 'Well done' },
  ];
  for (const template of [first, second, first]) await tutor.call('saveTemplate', template);
  expect(await tutor.call('templates', undefined)).toEqual([first, second]);
  await tutor.call('saveTemplate', { Key: first.Key, Text: 'Good morning {student}' });
  expect(await textsOf(tutor)).toEqual(['Good morning {student}', 'Well done']);
  // The key of somebody else is a key of one's own.
  await other.call('saveTemplate', { Key: first.Key, Text: 'Mine' });
  await other.call('removeTemplate', { Key: second.Key });
  expect([await textsOf(tutor), await textsOf(other)]).toEqual([['Good morning {student}', 'Well done'], ['Mine']]);
  for (const _ of [1, 2]) await tutor.call('removeTemplate', { Key: first.Key });
  expect(await textsOf(tutor)).toEqual(['Well done']);
});

it(`at most ${replyTemplatesMax} are kept, however many are saved at once; each of them can be changed still`, async () => {
  const tutor = await tutorInChat(backend);
  const templates = Array.from({ length: replyTemplatesMax + 3 }, (_, index) => ({
    Key: randomUUID(),
    Text: `${index}`,
  }));
  const saved = await Promise.allSettled(templates.map((template) => tutor.call('saveTemplate', template)));
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(replyTemplatesMax);
  const refused = saved.find((one) => one.status === 'rejected');
  expect(refused?.reason).toMatchObject({ message: 'At most 30 replies of your own can be kept.' });
  const [kept] = await tutor.call('templates', undefined);
  await tutor.call('saveTemplate', { Key: kept?.Key ?? '', Text: 'Changed' });
  expect(await textsOf(tutor)).toContain('Changed');
});

it('an empty one is refused', async () => {
  const tutor = await tutorInChat(backend);
  await expect(tutor.call('saveTemplate', { Key: randomUUID(), Text: ' ' })).rejects.toThrow('empty message');
});
