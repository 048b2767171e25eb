import type { BrowserContext, Page, WebSocket } from '@playwright/test';
import type { HubEventName } from '@tutor/rules/realtime/events';
import type { Control } from '../stack/control.ts';
import { test as base, expect } from './portal-test.ts';
import type { Problems } from './problems.ts';
import { connection, holdRequests, liveText, messageLink, needsAnswer, toast, unreadName } from './screen.ts';

/** A dashboard, and a list of messages that holds the connection for both. */
interface Tabs {
  first: Page;
  second: Page;
  both: readonly Page[];
  /** Sockets to the hub that are open now. */
  hubs: ReadonlySet<WebSocket>;
}

const test = base.extend<{ tabs: Tabs }>({
  tabs: async ({ context, signedIn: { tuid }, control }, use) => {
    await control.setShell({ tuid, isSelfScheduleRemindDue: false });
    // The title counts the chat's unread messages with the others.
    await control.chat.muteSupport(tuid);
    const [first, second] = [await context.newPage(), await context.newPage()];
    const both = [first, second];
    const hubs = openHubs(both);
    await first.goto('/home');
    await expect(connection(first)).toContainText(liveText);
    await second.goto('/message');
    await expect(connection(second)).toContainText(liveText);
    await use({ first, second, both, hubs });
  },
});

// A tutor whom nothing asks for anything but what the test makes.
test.use({ template: 'contractPassed' });

function openHubs(pages: readonly Page[]): ReadonlySet<WebSocket> {
  const open = new Set<WebSocket>();
  for (const page of pages) {
    page.on('websocket', (socket) => {
      if (!socket.url().includes('/hubs/tutor')) return;
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    });
  }
  return open;
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const action = (page: Page, role: 'link' | 'button', name: RegExp) =>
  page.getByRole('complementary', { name: 'Quick actions' }).getByRole(role, { name });

async function expectNoDialog(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function expectUnread(pages: readonly Page[], count: number): Promise<void> {
  for (const page of pages) {
    await expect(messageLink(page)).toHaveAccessibleName(unreadName(count));
  }
}

interface Given extends Tabs {
  context: BrowserContext;
  control: Control;
  problems: Problems;
  tuid: number;
}

/** Each event of the hub, and what it promises in two tabs. */
const events: Record<HubEventName, Readonly<Record<string, (given: Given) => Promise<void>>>> = {
  JoinTeacherNotify: {
    'two tabs have one connection, and the other says where it is': async ({ first, hubs }) => {
      await expect(connection(first)).toContainText('Open in another tab');
      await expect.poll(() => hubs.size).toBe(1);
    },
  },
  GetTutorSysMsg: {
    'a message reaches both tabs, and is read in both once one has opened it': async ({
      first,
      second,
      both,
      control,
      tuid,
    }) => {
      const before = Number(/\d+/.exec((await messageLink(first).getAttribute('aria-label')) ?? '')?.[0] ?? 0);
      await control.sendMessage({ tuid, title: 'For everybody', content: '<p>It is <b>out</b> now.</p>' });
      await expectUnread(both, before + 1);
      for (const page of both) await expect(page).toHaveTitle(new RegExp(`^\\(${before + 1}\\) `));
      await expect(needsAnswer(first).getByRole('link', { name: /For everybody/ })).toBeVisible();
      await second.getByRole('link', { name: /For everybody/ }).click();
      await expect(second.getByRole('heading', { name: 'For everybody' })).toBeVisible();
      await expect(second.getByText('It is out now.')).toBeVisible();
      await expectUnread(both, before);
      await expect(needsAnswer(first).getByRole('link', { name: /For everybody/ })).toHaveCount(0);
    },
    'a reminder that is noted in one tab goes from the other, which was loaded after it had come': async ({
      first,
      second,
      both,
      control,
      tuid,
    }) => {
      await control.sendMessage({ tuid, title: 'Please note', remind: true });
      await expect(dialog(second, 'Please note')).toBeVisible();
      await second.reload();
      await expect(dialog(second, 'Please note')).toBeVisible();
      await expect(connection(second)).toContainText(liveText);
      await dialog(first, 'Please note').getByRole('button', { name: 'Noted' }).click();
      await expectNoDialog(both);
    },
  },
  GetTutorNotReadMsgCount: {
    'messages that one tab marks as read are counted in none': async ({ second, both, control, tuid }) => {
      await control.sendMessage({ tuid, title: 'For everybody' });
      await expect(second.getByRole('link', { name: /For everybody/ })).toBeVisible();
      await second.getByRole('button', { name: 'Mark all as read' }).click();
      await expectUnread(both, 0);
    },
  },
  GetTutorMoodleMsgList: {
    'a message of the training site is counted in both tabs and stands in the list': async ({
      second,
      both,
      control,
      tuid,
    }) => {
      await control.sendMessage({ tuid, source: 'moodle', title: 'A badge for you' });
      for (const page of both) await expect(action(page, 'link', /^Moodle messages ?1 unread/)).toBeVisible();
      await expect(second.getByRole('link', { name: /^Moodle A badge for you/ })).toBeVisible();
    },
  },
  TeacheIsPaypalModify: {
    'a changed account opens in both tabs, and goes from both once it is noted': async ({
      first,
      both,
      control,
      tuid,
    }) => {
      await control.sendMessage({ tuid, source: 'paypal', title: 'Your account was changed', remind: true });
      for (const page of both) await expect(dialog(page, 'Your account was changed')).toBeVisible();
      const account = dialog(first, 'Your account was changed').getByRole('link', { name: 'Check my account' });
      await expect(account).toHaveAttribute('href', '/newPersonalData');
      await first.getByRole('button', { name: 'Noted' }).click();
      await expectNoDialog(both);
    },
  },
  GetTutorSelfScheduleRemind: {
    'the reminder of the schedule appears in both tabs': async ({ first, both, control, tuid }) => {
      await expect(action(first, 'link', /^Schedule reminder/)).toHaveCount(0);
      await control.setShell({ tuid, isSelfScheduleRemindDue: true });
      await control.remindOfSchedule(tuid);
      for (const page of both) await expect(action(page, 'link', /^Schedule reminder/)).toBeVisible();
    },
  },
  AutoEndClassNotice: {
    'both tabs say that a class has ended': async ({ both, control, tuid }) => {
      await control.addClass({
        tuid,
        startsInMinutes: -24.97,
        durationMinutes: 25,
        studentName: 'Lena Hoffmann',
        missingRemark: true,
      });
      // The words stand for a few seconds, so both at once.
      await Promise.all(both.map((page) => expect(toast(page, /^Your class has ended/)).toBeVisible()));
    },
  },
  GetTutorClassRemarkRemind: {
    'a class that has ended waits for its remark, on the dashboard and in the list': async ({
      first,
      second,
      control,
      tuid,
    }) => {
      await control.addClass({
        tuid,
        startsInMinutes: -24.97,
        durationMinutes: 25,
        studentName: 'Lena Hoffmann',
        missingRemark: true,
      });
      await expect(needsAnswer(first).getByRole('link', { name: 'Write the remark for Lena Hoffmann' })).toBeVisible();
      await expect(
        second.getByRole('link', { name: 'Class remark Please write the remark for Lena Hoffmann' }),
      ).toBeVisible();
    },
  },
  GetTeacheDidiMessage: {
    'a didi request that cannot be closed for both is closed in its tab, and waits behind its button': async ({
      first,
      second,
      both,
      control,
      tuid,
      problems,
    }) => {
      problems.allow(/400/, /call failed/);
      const one = await control.offerDidi({ tuid, dialog: '<p>Who takes it?</p>' });
      for (const page of both) await expect(dialog(page, 'Didi request')).toContainText('Who takes it?');
      await expect.poll(async () => (await control.didiState({ tuid, ...one })).isShown).toBe(true);
      // Where the closing cannot be told, a second press lets the tab go on; the request goes on waiting elsewhere.
      const refused = { path: '/api/Message/ReadDidiPoint', tuid, message: 'Not now.', code: 1, count: 1 };
      await control.fault({ ...refused, kind: 'errorCode' });
      const close = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
      await close(first);
      await expect(dialog(first, 'Didi request').getByText('Not now.')).toBeVisible();
      await close(first);
      await expect(dialog(first, 'Didi request')).toHaveCount(0);
      expect((await control.didiState({ tuid, ...one })).pointType).toBeNull();
      const waiting = action(first, 'button', /^Didi requests/);
      await expect(waiting).toHaveAccessibleName(/1 waiting/);
      await waiting.click();
      await expect(dialog(first, 'Didi request')).toBeVisible();
      await close(second);
      await expectNoDialog(both);
      await waiting.click();
      await expect(toast(first, 'No class is looking for a teacher right now.')).toBeVisible();
      expect((await control.didiState({ tuid, ...one })).pointType).toBe(4);
    },
    'a didi request is grabbed once, in a tab of its own, and goes from both': async ({
      context,
      first,
      both,
      control,
      tuid,
    }) => {
      const two = await control.offerDidi({ tuid, studentName: 'Mia', dialog: '<p>Who takes Mia?</p>' });
      for (const page of both) await expect(dialog(page, 'Didi request')).toContainText('Who takes Mia?');
      const [order] = await Promise.all([
        context.waitForEvent('page'),
        dialog(first, 'Didi request').getByRole('button', { name: 'Grab' }).click(),
      ]);
      await expect(order.getByRole('heading', { name: 'Take this class?' })).toBeVisible();
      expect(await order.evaluate(() => window.opener)).toBeNull();
      expect((await control.didiState({ tuid, ...two })).pointType).toBe(3);
      await order.getByRole('button', { name: 'Take the class' }).click();
      await expect(order.getByRole('heading', { name: 'The class is yours' })).toBeVisible();
      await expectNoDialog(both);
      await order.close();
    },
  },
  GetTutorClassMsgList: {
    'a class notice waits behind the dialog that is open, in each tab': async ({
      first,
      second,
      both,
      control,
      tuid,
    }) => {
      // What is open stays, whatever comes to stand before it.
      await control.sendMessage({ tuid, title: 'Please read first', remind: true });
      for (const page of both) await expect(dialog(page, 'Please read first')).toBeVisible();
      const heard = Promise.all(both.map((page) => page.waitForResponse(/messages\/waiting/)));
      await control.sendMessage({ tuid, source: 'class', title: 'Stand-in for Friday' });
      for (const answer of await heard) await answer.finished();
      for (const page of both) await expect(dialog(page, 'Please read first')).toBeVisible();
      await dialog(second, 'Please read first').getByRole('button', { name: 'Later' }).click();
      await expect(dialog(second, 'Stand-in for Friday')).toBeVisible();
      await dialog(first, 'Please read first').getByRole('button', { name: 'Noted' }).click();
      await expect(dialog(first, 'Stand-in for Friday')).toBeVisible();
    },
    'a reason to refuse a class notice outlives Cancel and a reload, and goes once it was sent': async ({
      second,
      both,
      control,
      tuid,
      problems,
    }) => {
      problems.allow(/400/);
      await control.sendMessage({ tuid, source: 'class', title: 'Stand-in for Friday' });
      const notice = dialog(second, 'Stand-in for Friday');
      await notice.getByRole('button', { name: 'Refuse' }).click();
      await second.getByRole('button', { name: 'Submit' }).click();
      await expect(second.getByText('pls give the reason why u Refuse')).toBeVisible();
      await second.getByRole('textbox', { name: 'Reason' }).fill('I have another class then.');
      await second.getByRole('button', { name: 'Cancel' }).click();
      await expect(notice.getByRole('button', { name: 'Read and Accept' })).toBeVisible();
      await notice.getByRole('button', { name: 'Refuse' }).click();
      await expect(second.getByRole('textbox', { name: 'Reason' })).toHaveValue('I have another class then.');
      await second.reload();
      await expect(second.getByRole('textbox', { name: 'Reason' })).toHaveValue('I have another class then.');
      await second.getByRole('button', { name: 'Submit' }).click();
      await expect(toast(second, 'Your reason was sent.')).toBeVisible();
      expect(await second.evaluate(() => JSON.stringify(window.localStorage))).not.toContain('I have another class');
      await expectNoDialog(both);
      await expect(second.getByRole('link', { name: /Stand-in for Friday ?Refused/ })).toBeVisible();
    },
  },
};

for (const promises of Object.values(events)) {
  for (const [promise, holds] of Object.entries(promises)) {
    test(promise, ({ tabs, context, control, problems, signedIn: { tuid } }) =>
      holds({ ...tabs, context, control, problems, tuid }),
    );
  }
}

test('a notice that is put off stays so in its tab, over page loads too, and is answered on its own page', async ({
  tabs: { first, second },
  control,
  signedIn: { tuid },
}) => {
  // Nothing comes in between somebody and a field, nor before the press that leaves it has done its work.
  const search = second.getByRole('searchbox', { name: 'Search messages' });
  await search.pressSequentially('Stand-in for ');
  const heard = second.waitForResponse(/messages\/waiting/);
  await control.sendMessage({ tuid, source: 'class', title: 'Stand-in for Monday' });
  await (await heard).finished();
  await expect(dialog(first, 'Stand-in for Monday')).toBeVisible();
  await expect(second.getByRole('link', { name: /Stand-in for Monday/ })).toBeVisible();
  await search.pressSequentially('Monday');
  await expect(search).toHaveValue('Stand-in for Monday');
  await second.getByRole('button', { name: 'Search', exact: true }).hover();
  await second.mouse.down();
  await expect(search).not.toBeFocused();
  await second.mouse.up();
  await expect(second).toHaveURL(/Stand-in/);
  const notice = dialog(second, 'Stand-in for Monday');
  await notice.getByRole('button', { name: 'Answer later' }).click();
  await expect(notice).toHaveCount(0);
  const waiting = second.waitForResponse(/messages\/waiting/);
  await second.reload();
  await waiting;
  const row = second.getByRole('link', { name: /Stand-in for Monday ?Unread ?Answer needed/ });
  await expect(row).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(dialog(first, 'Stand-in for Monday')).toBeVisible();
  await dialog(first, 'Stand-in for Monday').getByRole('button', { name: 'Answer later' }).click();
  const waitingHere = needsAnswer(first).getByRole('listitem').filter({ hasText: 'Stand-in for Monday' });
  await expect(waitingHere).toContainText('Class notice, answer needed');
  await row.press('e');
  await expect(toast(second, /^This message waits for your answer/)).toBeVisible();
  await expect(row).toBeVisible();
  await row.click();
  await second.getByRole('button', { name: 'Read and Accept' }).click();
  await expect(second.getByText('You accepted this notice.')).toBeVisible();
  await expect(waitingHere).toHaveCount(0);
});

test('when the tab with the connection is closed, the other takes over and hears what comes', async ({
  tabs: { first, second },
  control,
  signedIn: { tuid },
}) => {
  await expect(connection(second)).toContainText(liveText);
  await second.close();
  await expect(connection(first)).toContainText(liveText);
  await control.sendMessage({ tuid, title: 'After the takeover' });
  await expect(messageLink(first)).toHaveAccessibleName(/[1-9]\d* unread/);
});

test('nothing opens by itself over whoever types: no dialog whose script came meanwhile, and none that must be read', async ({
  page,
  control,
  signedIn: { tuid },
}) => {
  const letScriptCome = await holdRequests(page, /\/assets\/message-dialogs-[^/]+\.js$/);
  await page.goto('/message');
  await expect(connection(page)).toContainText(liveText);
  const asked = page.waitForRequest(/\/assets\/message-dialogs-/);
  await control.sendMessage({ tuid, title: 'Slow to come', remind: true });
  const script = await asked;
  const search = page.getByRole('searchbox', { name: 'Search messages' });
  await search.pressSequentially('Some');
  letScriptCome();
  await (await script.response())?.finished();
  // Whoever has waited for it longer has it before this is through.
  await page.evaluate((url) => import(url).then(() => undefined), script.url());
  await page.keyboard.type('thing');
  await expect(search).toHaveValue('Something');
  await expect(dialog(page, 'Slow to come')).toHaveCount(0);
  await search.blur();
  await dialog(page, 'Slow to come').getByRole('button', { name: 'Later' }).click();
  await search.press('End');
  await page.keyboard.type(' else');
  const unread = Number(/\d+/.exec((await messageLink(page).getAttribute('aria-label')) ?? '')?.[0]);
  await control.sendMessage({ tuid, kind: 'warning', title: 'Must be read', remind: true });
  await expect(messageLink(page)).toHaveAccessibleName(`Message, ${unread + 1} unread`);
  const mustBeRead = page.getByRole('alertdialog', { name: 'Must be read' });
  await page.keyboard.type(' again');
  await expect(search).toHaveValue('Something else again');
  await expect(mustBeRead).toHaveCount(0);
  await search.blur();
  await expect(mustBeRead).toBeVisible();
});
