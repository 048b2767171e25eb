import { test as base, expect } from '@playwright/test';
import { Control } from '../stack/control.ts';
import { startPostgres } from '../stack/postgres.ts';
import { createBackend, Stack } from '../stack/stack.ts';
import { attachWhatHappened, signIn } from './portal-test.ts';
import { Problems } from './problems.ts';
import {
  chatField,
  chatLines,
  clockInButton,
  connection,
  liveText,
  messageLink,
  putOffQuestions,
  sayInChat,
  yesTo,
} from './screen.ts';
import { Traffic } from './traffic.ts';

interface Service {
  /** A portal on the first of two backends over one PostgreSQL. */
  stack: Stack;
  /** Speaks to the second backend. */
  elsewhere: Control;
  elsewhereUrl: string;
}

const test = base.extend<{ problems: Problems }, { service: Service }>({
  problems: [
    async ({ service: { stack }, context }, use, info) => {
      const problems = new Problems();
      problems.watch(context);
      const traffic = new Traffic();
      traffic.watch(context);
      await use(problems);
      if (info.status !== info.expectedStatus) await attachWhatHappened(info, stack, traffic);
      expect(problems.unexpected(), 'nothing goes wrong that the test does not expect').toEqual([]);
    },
    { auto: true },
  ],
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const postgres = await startPostgres();
      const stack = await Stack.start({ databaseUrl: postgres.url });
      const second = createBackend({
        ...stack.credentials,
        folder: stack.folder,
        databaseUrl: postgres.url,
        name: 'second',
      });
      await second.start();
      const elsewhere = new Control(() => second.url, stack.credentials.controlKey);
      await use({ stack, elsewhere, elsewhereUrl: second.url });
      await second.stop();
      await stack.stop();
      await postgres.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test('an event made on one backend reaches a browser on the other', async ({ context, page, service }) => {
  const { stack, elsewhere } = service;
  const tutor = await elsewhere.createTutor('ordinary');
  await signIn(context, stack.origin, tutor);
  await page.goto(`${stack.origin}/home`);
  await expect(connection(page)).toContainText(liveText);
  await elsewhere.sendMessage({ tuid: tutor.tuid, title: 'From the other backend' });
  await expect(messageLink(page)).toHaveAccessibleName(/[1-9]\d* unread/);
  await messageLink(page).click();
  await page.getByRole('link', { name: /From the other backend/ }).click();
  await expect(page.getByRole('heading', { name: 'From the other backend' })).toBeVisible();
});

test('a tutor on one backend and a student on the other are in one chat: live, typing, seen, recalled, and the same after a reload', async ({
  browser,
  context,
  page,
  service,
}) => {
  const { stack, elsewhere, elsewhereUrl } = service;
  const tutor = await stack.control.createTutor('contractPassed');
  const { studentId, conversationId } = await stack.control.openChat(tutor.tuid);
  await signIn(context, stack.origin, tutor);
  await page.goto(`${stack.origin}/chat/${conversationId}`);
  const away = await browser.newContext();
  const student = await away.newPage();
  await student.goto(`${elsewhereUrl}/demo/student/#/${studentId}/${conversationId}`);
  await sayInChat(page, 'Good morning from the first one');
  await expect(chatLines(student).last()).toContainText('Good morning from the first one');
  await expect(chatLines(page).last()).toContainText('Seen');
  await chatField(student).pressSequentially('And');
  await expect(page.getByText(/is writing…$/)).toBeVisible();
  await sayInChat(student, 'And good morning from the second');
  await expect(chatLines(page).last()).toContainText('And good morning from the second');
  const seq = await elsewhere.chat.say({ personId: studentId, conversationId, text: 'Not for long' });
  await expect(chatLines(page).last()).toContainText('Not for long');
  await elsewhere.chat.recall({ personId: studentId, conversationId, seq });
  await expect(chatLines(page).last()).toContainText('This message was recalled.');
  for (const screen of [page, student]) {
    await screen.reload();
    await expect(chatLines(screen).locator('p[dir]')).toHaveText([
      'Good morning from the first one',
      'And good morning from the second',
    ]);
    await expect(chatLines(screen).last()).toContainText('This message was recalled.');
  }
  await away.close();
});

test('the smoke of a morning passes on a real PostgreSQL', async ({ context, page, service }) => {
  const { stack, elsewhere } = service;
  const tutor = await stack.control.createTutor('ordinary');
  await elsewhere.setClockIn({ tuid: tutor.tuid, status: 0, nextResult: 1 });
  await elsewhere.requestAttendance({ tuid: tutor.tuid, startsInMinutes: 300, studentName: 'Ana Gomez' });
  await signIn(context, stack.origin, tutor);
  await page.goto(`${stack.origin}/home`);
  await putOffQuestions(page);
  await clockInButton(page).click();
  await expect(clockInButton(page)).toHaveText('Clocked In');
  await yesTo(page, 'Ana Gomez').click();
  await expect(yesTo(page, 'Ana Gomez')).toHaveCount(0);
  await page.goto(`${stack.origin}/classTab`);
  await expect(page.getByRole('link', { name: 'Day', exact: true })).toBeVisible();
});
