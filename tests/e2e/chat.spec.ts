import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { messageTextMax } from '@tutor/rules/chat/chat-limits';
import { expectAccessible } from './axe.ts';
import { expect, signIn, test } from './portal-test.ts';
import { chatField, chatLines, sayInChat, toast } from './screen.ts';
import { xssPayloads } from './xss-payloads.ts';

// A tutor whom nothing asks for anything but what the test makes.
test.use({ template: 'contractPassed' });

const chatLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Chat/ });
const row = (page: Page, id: number): Locator => page.locator(`[data-conversation="${id}"]`);

test('a tutor and a student talk live in two browsers: read, answered, recalled, and the same after a reload', async ({
  page,
  browser,
  stack,
  control,
  signedIn: { tuid },
}) => {
  const { studentId, conversationId } = await control.openChat(tuid);
  await control.chat.muteSupport(tuid);
  await page.goto(`/chat/${conversationId}`);
  await sayInChat(page, 'Good morning! Please open https://tutors.example/book.');
  const elsewhere = await browser.newContext();
  const student = await elsewhere.newPage();
  await student.goto(`${stack.backend.url}/demo/student/#/${studentId}/${conversationId}`);
  await expect(chatLines(student).filter({ hasText: 'Good morning!' })).toBeVisible();
  await expect(chatLines(page).filter({ hasText: 'Good morning!' })).toContainText('Seen');
  await expect(page.getByRole('link', { name: 'https://tutors.example/book', exact: true })).toHaveAttribute(
    'rel',
    /noopener/,
  );

  await sayInChat(student, 'I am here, teacher');
  await expect(chatLines(page).last()).toContainText('I am here, teacher');

  await expect(chatLines(student).last()).toContainText('Seen');
  // Away from the chat its news are in the header.
  await page.goto('/message');
  await sayInChat(student, 'A');
  await sayInChat(student, 'B');
  await expect(chatLink(page)).toHaveAccessibleName('Chat, 2 unread');
  const last = chatLines(student).last();
  await last.focus();
  await last.getByRole('button', { name: /^Actions/ }).click();
  await student.getByRole('menuitem', { name: /^Recall/ }).click();
  await expect(chatLink(page)).toHaveAccessibleName('Chat, 1 unread');
  await chatLink(page).click();
  await row(page, conversationId).click();
  await expect(chatLines(page).last()).toContainText('This message was recalled.');
  await expect(chatLink(page)).toHaveAccessibleName('Chat');

  await page.reload();
  for (const browserPage of [page, student]) {
    await expect(chatLines(browserPage).locator('p[dir]')).toHaveText([
      'Good morning! Please open https://tutors.example/book.',
      'I am here, teacher',
      'A',
    ]);
    await expect(chatLines(browserPage).last()).toContainText('This message was recalled.');
  }
  await elsewhere.close();

  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeAttached();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, '/chat', { isFrameKnown: true });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `the chat scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('what is written without a line waits over a reload, is sent once and in order, and what was missed is all there', async ({
  page,
  context,
  control,
  problems,
  signedIn: { tuid },
}) => {
  const { studentId, tutorId, conversationId } = await control.openChat(tuid);
  await page.goto(`/chat/${conversationId}`);
  await sayInChat(page, 'Before');
  await expect(chatLines(page).last()).toContainText('Sent');
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/);
  await context.setOffline(true);
  await sayInChat(page, 'First');
  await sayInChat(page, 'Second');
  await chatField(page).fill('Still being written');
  await expect(chatLines(page).last()).toContainText('Waiting to be sent');
  for (const text of ['Missed 1', 'Missed 2']) await control.chat.say({ personId: studentId, conversationId, text });
  await context.setOffline(false);
  await page.reload();
  await expect(chatField(page)).toHaveValue('Still being written');
  await expect(chatLines(page)).toHaveCount(5);
  await expect(chatLines(page).last()).toContainText('Second');
  await expect(chatLines(page).last()).toContainText('Sent');
  const kept = await control.chat.as(tutorId, 'entries', { ConversationId: conversationId });
  expect(JSON.stringify(kept).match(/"(?:Before|First|Second|Missed 1|Missed 2)"/g)).toEqual([
    '"Before"',
    '"Missed 1"',
    '"Missed 2"',
    '"First"',
    '"Second"',
  ]);
});

test('a group: opened, named in bytes, its people and rules, and nothing more for who was removed', async ({
  page,
  control,
  problems,
  signedIn: { tuid },
}) => {
  const { tutorId } = await control.openChat(tuid);
  await page.goto('/chat');
  await page.getByRole('button', { name: 'New conversation and more' }).click();
  await page.getByRole('menuitem', { name: 'New group' }).click();
  const dialog = page.getByRole('dialog', { name: 'New group' });
  await dialog.getByLabel('Group name', { exact: true }).fill('班'.repeat(11));
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'Create group' }).click();
  await expect(dialog).toContainText('Group name: at most 30 bytes');
  await dialog.getByLabel('Group name', { exact: true }).fill('班'.repeat(10));
  await dialog.getByRole('button', { name: 'Create group' }).click();
  await expect(page).toHaveURL(/\/chat\/\d+$/);
  const groupId = Number(/\d+$/.exec(page.url())?.[0]);
  // What was sent is a draft no more.
  await page.getByRole('button', { name: 'New conversation and more' }).click();
  await page.getByRole('menuitem', { name: 'New group' }).click();
  await expect(dialog.getByLabel('Group name', { exact: true })).toHaveValue('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await sayInChat(page, 'Welcome, everybody');
  await expect(chatLines(page).last()).toContainText('Sent');
  await expect(page.getByText('Group number')).toBeVisible();
  // Its picture goes up from the page, is taken by the service, and is read by the group.
  await page.getByRole('button', { name: 'Change picture' }).click();
  const picture = page.getByRole('dialog', { name: 'Group picture' });
  await picture
    .locator('input[type="file"]')
    .setInputFiles(fileURLToPath(new URL('../../docs/images/home.png', import.meta.url)));
  await expect(picture.locator('img')).toHaveJSProperty('complete', true);
  await picture.getByRole('button', { name: 'Save picture' }).click();
  await expect(picture).toHaveCount(0);
  await expect(page.getByRole('complementary').locator('img[src*="GroupPhoto"]')).toBeVisible();
  // What the service refuses is said in its words, though its button had offered it.
  await control.fault({
    path: '/api/IM/RemoveFromGroup',
    kind: 'errorCode',
    tuid,
    code: 103,
    message: 'Group operation failed: somebody was quicker.',
    count: 1,
  });
  problems.allow(/call failed/);
  const member = page.getByRole('listitem').filter({ hasText: 'Member, Student' });
  await member.getByText('Actions').click();
  await member.getByRole('button', { name: /^Remove/ }).click();
  await page
    .getByRole('alertdialog', { name: /^Remove / })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(toast(page, 'Group operation failed: somebody was quicker.')).toBeVisible();
  await expect(member).toBeVisible();
  // The adviser owns it: the tutor is an administrator, who is removed while the page is open.
  const { adviser } = await control.chat.people(tuid);
  await control.chat.remove({ by: adviser, conversationId: groupId, personId: tutorId });
  await expect(page.getByText('You are no longer in this conversation.')).toBeVisible();
  await expect(chatField(page)).toHaveCount(0);
  await control.chat.say({ personId: adviser, conversationId: groupId, text: 'Among ourselves' });
  await page.reload();
  await expect(page.getByRole('main')).not.toContainText('Among ourselves');
});

test('hostile texts, names, announcements and names of files do nothing on either page, and turn no words but their own', async ({
  page,
  browser,
  stack,
  control,
  signedIn: { tuid },
}) => {
  const { tutorId, studentId } = await control.openChat(tuid);
  const hidden = '\u202E\u200B';
  const name = `<svg onload=hostile[0]=1>${hidden[0]}`;
  await control.chat.as(studentId, 'profile', { Nickname: name, Email: '' });
  const announcement = `${xssPayloads.slice(0, 5).join('\n')}${hidden}`;
  const settings = { announcement, introduction: '<script>hostile.push(1)</script>', question: name };
  const group = await control.chat.group({ name, admins: [tutorId], members: [studentId], settings });
  // All payloads, in as few messages as their limit allows.
  const texts = [hidden];
  for (const payload of xssPayloads) {
    const longer = `${texts.at(-1)}\n${payload}`;
    if (longer.length <= messageTextMax) texts.splice(-1, 1, longer);
    else texts.push(payload);
  }
  for (const text of texts) await control.chat.say({ personId: studentId, conversationId: group, text });
  const elsewhere = await browser.newContext();
  const student = await elsewhere.newPage();
  const strangers: string[] = [];
  for (const screen of [page, student]) {
    await screen.addInitScript(() => Object.defineProperty(window, 'hostile', { value: [] }));
    screen.on('dialog', (dialog) => {
      strangers.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    screen.on('request', (request) => {
      const { hostname } = new URL(request.url());
      if (!['localhost', '127.0.0.1', ''].includes(hostname)) strangers.push(request.url());
    });
  }
  await page.goto(`/chat/${group}`);
  await sayInChat(page, `@${name} ${xssPayloads[0]} javascript:hostile.push(1) data:text/html,x`);
  await expect(chatLines(page).last()).toContainText('Sent');
  const fileName = `<img src=x onerror=hostile.push(1)>${hidden}fdp.pdf`;
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: fileName, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await page.getByRole('dialog', { name: 'Send this file?' }).getByRole('button', { name: 'Send' }).click();
  await student.goto(`${stack.backend.url}/demo/student/#/${studentId}/${group}`);
  for (const screen of [page, student]) {
    await expect(chatLines(screen).last()).toContainText('fdp.pdf');
    // Up to the oldest one: only what is near is drawn.
    await chatLines(screen).last().focus();
    for (const _ of texts) {
      expect(await screen.evaluate(whatIsHostile)).toEqual([]);
      await screen.keyboard.press('ArrowUp');
    }
    await expect(screen.getByText('created the group')).toBeVisible();
    expect(await screen.evaluate(whatIsHostile)).toEqual([]);
  }
  expect(strangers).toEqual([]);
  await elsewhere.close();
});

/** Whatever of a hostile text has become more than text, and marks that turn the direction of words outside of their fence. */
function whatIsHostile(): string[] {
  const bad: string[] = (Reflect.get(window, 'hostile') as unknown[]).map((done) => `ran: ${String(done)}`);
  for (const element of document.querySelectorAll('main *, aside *')) {
    if (/^(script|iframe|object|embed|style|base|link|meta|math)$/i.test(element.tagName)) {
      bad.push(element.outerHTML.slice(0, 100));
    }
    for (const { name, value } of element.attributes) {
      const isUrl =
        /^(href|src|action|formaction|xlink:href)$/.test(name) && !/^(\/|#|https?:|mailto:|blob:)/.test(value);
      if (name.startsWith('on') || name === 'srcdoc' || isUrl) bad.push(`${name}=${value.slice(0, 80)}`);
    }
  }
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { data = '', parentElement } = words.currentNode as Text;
    // A label is a paragraph of its own.
    const isFenced = parentElement?.closest('bdi, p[dir], [dir="auto"], textarea, script, label') != null;
    if (/[\u202A-\u202E\u2066-\u2069]/.test(data) && !isFenced) bad.push(`unfenced: ${data.slice(0, 60)}`);
  }
  return bad;
}

test('whoever may not chat reads why', async ({ page, stack, context, control }) => {
  const tutor = await control.createTutor('noChat');
  await signIn(context, stack.origin, tutor);
  await page.goto('/chat');
  await expect(page.getByRole('heading', { name: 'Your account is not authorized to use IM chat' })).toBeVisible();
});
