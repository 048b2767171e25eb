import type { Page } from '@playwright/test';
import { expect, test } from './portal-test.ts';
import { connection, liveText, messageLink, needsAnswer, toast } from './screen.ts';
import { xssPayloads } from './xss-payloads.ts';

// A tutor whom nothing asks for anything but what the test makes.
test.use({ template: 'contractPassed' });

test('every event reaches both tabs, and what is answered in one goes in the other', async ({
  context,
  signedIn,
  control,
  problems,
}) => {
  problems.allow(/400/);
  const { tuid } = signedIn;
  await control.setShell({ tuid, isSelfScheduleRemindDue: false });
  const first = await context.newPage();
  await first.goto('/home');
  await expect(connection(first)).toContainText(liveText);
  const second = await context.newPage();
  await second.goto('/message');
  await expect(connection(second)).toContainText(liveText);
  const both = [first, second];
  const action = (page: Page, name: RegExp) =>
    page.getByRole('complementary', { name: 'Quick actions' }).getByRole('link', { name });

  // GetTutorSysMsg and GetTutorNotReadMsgCount
  const before = Number(/\d+/.exec((await messageLink(first).getAttribute('aria-label')) ?? '')?.[0] ?? 0);
  await control.sendMessage({ tuid, title: 'For everybody' });
  for (const page of both) {
    await expect(messageLink(page)).toHaveAccessibleName(`Message, ${before + 1} unread`);
    await expect(page).toHaveTitle(new RegExp(`^\\(${before + 1}\\) `));
  }
  await expect(second.getByRole('link', { name: /For everybody/ })).toBeVisible();

  // GetTutorMoodleMsgList
  await control.sendMessage({ tuid, source: 'moodle', title: 'A badge for you' });
  for (const page of both) await expect(action(page, /^Moodle messages ?1 unread/)).toBeVisible();
  await expect(second.getByRole('link', { name: /^Moodle A badge for you/ })).toBeVisible();

  // TeacheIsPaypalModify
  await control.sendMessage({ tuid, source: 'paypal', title: 'Your account was changed', remind: true });
  for (const page of both) await expect(page.getByRole('dialog', { name: 'Your account was changed' })).toBeVisible();
  await first.getByRole('button', { name: 'Noted' }).click();
  for (const page of both) await expect(page.getByRole('dialog')).toHaveCount(0);

  // GetTutorSelfScheduleRemind
  await expect(action(first, /^Schedule reminder/)).toHaveCount(0);
  await control.setShell({ tuid, isSelfScheduleRemindDue: true });
  await control.remindOfSchedule(tuid);
  for (const page of both) await expect(action(page, /^Schedule reminder/)).toBeVisible();

  // AutoEndClassNotice and GetTutorClassRemarkRemind
  const studentName = 'Lena Hoffmann';
  // The service looks every five seconds for classes that are over; the words stand for a few seconds, so both at once.
  await control.addClass({ tuid, startsInMinutes: -24.97, durationMinutes: 25, studentName, missingRemark: true });
  await Promise.all(both.map((page) => expect(toast(page, /^Your class has ended/)).toBeVisible({ timeout: 20_000 })));
  await expect(needsAnswer(first).getByRole('link', { name: `Write the remark for ${studentName}` })).toBeVisible();
  await expect(
    second.getByRole('link', { name: `Class remark Please write the remark for ${studentName}` }),
  ).toBeVisible();

  // GetTeacheDidiMessage
  await control.offerDidi({ tuid, dialog: '<p>Who takes it?</p>' });
  for (const page of both)
    await expect(page.getByRole('dialog', { name: 'Didi request' })).toContainText('Who takes it?');
  await second.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  for (const page of both) await expect(page.getByRole('dialog')).toHaveCount(0);

  // GetTutorClassMsgList
  await control.sendMessage({ tuid, source: 'class', title: 'Stand-in for Friday' });
  await expect(first.getByRole('dialog', { name: 'Stand-in for Friday' })).toBeVisible();
  const notice = second.getByRole('dialog', { name: 'Stand-in for Friday' });
  await notice.getByRole('button', { name: 'Refuse' }).click();
  await second.getByRole('button', { name: 'Submit' }).click();
  await expect(second.getByText('pls give the reason why u Refuse')).toBeVisible();
  await second.getByRole('textbox', { name: 'Reason' }).fill('I have another class then.');
  await second.getByRole('button', { name: 'Cancel' }).click();
  await expect(notice.getByRole('button', { name: 'Read and Accept' })).toBeVisible();
  await notice.getByRole('button', { name: 'Refuse' }).click();
  await expect(second.getByRole('textbox', { name: 'Reason' })).toHaveValue('I have another class then.');
  await second.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(second, 'Your reason was sent.')).toBeVisible();
  for (const page of both) await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(second.getByRole('link', { name: /Stand-in for Friday ?Refused/ })).toBeVisible();
});

test('a notice put off stays so in this tab over page loads, is answered on its own page, and asks in another tab', async ({
  page,
  context,
  signedIn,
  control,
}) => {
  await control.sendMessage({ tuid: signedIn.tuid, source: 'class', title: 'Stand-in for Friday' });
  await page.goto('/message');
  const notice = page.getByRole('dialog', { name: 'Stand-in for Friday' });
  await notice.getByRole('button', { name: 'Answer later' }).click();
  await expect(notice).toHaveCount(0);
  const waiting = page.waitForResponse(/messages\/waiting/);
  await page.reload();
  await waiting;
  const row = page.getByRole('link', { name: /Stand-in for Friday ?Unread ?Answer needed/ });
  await expect(row).toBeVisible();
  await expect(notice).toHaveCount(0);

  const other = await context.newPage();
  await other.goto('/home');
  await expect(other.getByRole('dialog', { name: 'Stand-in for Friday' })).toBeVisible();

  await row.click();
  await page.getByRole('button', { name: 'Read and Accept' }).click();
  await expect(page.getByText('You accepted this notice.')).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a class notice is refused with a reason on its page', async ({ page, signedIn, control, problems }) => {
    problems.allow(/^request failed: GET \S+\.js csp$/, /400/);
    await control.sendMessage({ tuid: signedIn.tuid, source: 'class', title: 'Stand-in for Friday' });
    await page.goto('/message');
    await page.getByRole('link', { name: /Stand-in for Friday/ }).click();
    await page.getByText('Refuse', { exact: true }).click();
    const tooLong = 'I have another class then. '.repeat(20);
    await page.getByRole('textbox', { name: 'Reason' }).fill(tooLong);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Max 500 characters')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue(tooLong);
    await page.getByRole('textbox', { name: 'Reason' }).fill('   ');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('pls give the reason why u Refuse')).toBeVisible();
    await page.getByRole('textbox', { name: 'Reason' }).fill('I have another class then.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('You refused this notice.')).toBeVisible();
    await expect(page.getByText('Your reason was sent.')).toBeVisible();
  });
});

test('one sound per browser, quiet in class but for what is urgent; the setting counts in every tab', async ({
  context,
  signedIn,
  control,
}) => {
  const { tuid } = signedIn;
  await control.setSchedule({ tuid, isCleared: true });
  // Counts the tones; the browser's own audio makes none that could be heard here.
  await context.addInitScript(() => {
    const param = { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, value: 0 };
    const node = { connect: () => node, gain: param, frequency: param, start: () => {}, stop: () => {}, type: '' };
    Object.defineProperty(window, 'tones', { value: 0, writable: true });
    const start = (): void => {
      Reflect.set(window, 'tones', Number(Reflect.get(window, 'tones')) + 1);
    };
    class Silent {
      state = 'running';
      currentTime = 0;
      destination = node;
      createOscillator = () => ({ ...node, frequency: { ...param }, start });
      createGain = () => node;
      close = async () => {};
    }
    Object.defineProperty(window, 'AudioContext', { value: Silent });
    const told: string[] = [];
    class Notice {
      static permission = 'granted';
      constructor(title: string) {
        told.push(title);
      }
    }
    Object.defineProperty(window, 'told', { value: told });
    Object.defineProperty(window, 'Notification', { value: Notice });
  });
  const first = await context.newPage();
  await first.goto('/message');
  await expect(connection(first)).toContainText(liveText);
  // The newest tab takes the connection over.
  const second = await context.newPage();
  await second.goto('/home');
  await expect(connection(second)).toContainText(liveText);
  for (const page of [first, second]) await page.keyboard.press('Shift');
  /** Sounds of both tabs, two tones each. */
  const sounds = async (): Promise<number> => {
    const tones = await Promise.all([first, second].map((page) => page.evaluate(() => Reflect.get(window, 'tones'))));
    return tones.reduce((sum: number, count) => sum + Number(count), 0) / 2;
  };
  const send = async (title: string): Promise<void> => {
    await control.sendMessage({ tuid, title });
    await expect(first.getByRole('link', { name: new RegExp(title) })).toBeVisible();
  };
  await send('Heard');
  await expect.poll(sounds).toBe(1);

  // The holder of the connection must know of the class.
  await control.addClass({ tuid, startsInMinutes: -5, durationMinutes: 25, studentName: 'Quiet Pupil' });
  await expect(second.getByRole('main').getByText('Quiet Pupil').first()).toBeVisible();
  await send('Not heard in class');
  await control.offerDidi({ tuid });
  await expect(first.getByRole('dialog', { name: 'Didi request' })).toBeVisible();
  await expect.poll(sounds).toBe(2);
  await first.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(first.getByRole('dialog')).toHaveCount(0);

  const setting = first.getByRole('dialog', { name: 'Sound and notifications' });
  const saved = async (name: string): Promise<void> => {
    const [answer] = await Promise.all([
      first.waitForResponse(/messages\/notice/),
      setting.getByRole('checkbox', { name }).click(),
    ]);
    expect(answer.ok()).toBe(true);
  };
  await first.getByRole('button', { name: 'Sound and notifications' }).click();
  // What is set in one tab counts in the one with the connection at once.
  const heard = second.waitForResponse(/messages\/waiting/);
  await saved('Quiet during my classes');
  await heard;
  const heardAgain = second.waitForResponse(/messages\/waiting/);
  await saved('Notifications of the browser while I look elsewhere');
  await heardAgain;
  await setting.getByRole('button', { name: 'Done' }).click();
  await send('Heard in class');
  await expect.poll(sounds).toBe(3);

  // The browser notifies for the tab that nobody looks at, and for no other.
  const told = () => second.evaluate(() => Reflect.get(window, 'told'));
  expect(await told()).toEqual([]);
  await second.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));
  await send('Told elsewhere');
  await expect.poll(told).toEqual(['Told elsewhere']);
});

test('the dashboard names the announcements and leads to each; moodle messages are asked for every 30 s', async ({
  page,
  signedIn,
  control,
}) => {
  await page.clock.install();
  await page.goto('/home');
  const board = page.getByRole('region', { name: 'Bulletin board' });
  await board.getByRole('link', { name: /^Typhoon season/ }).click();
  await expect(page).toHaveURL(/\/bulletinBoard#bulletin-\d+$/);
  await expect(page.getByRole('region', { name: /^Typhoon season/ })).toContainText('Pinned');

  const moodle = page.getByRole('complementary', { name: 'Quick actions' }).getByRole('link', { name: /^Moodle/ });
  await expect(moodle).toBeVisible();
  await control.replaceReply({
    path: '/api/Message/GetMoodleMessageList',
    tuid: signedIn.tuid,
    body: { unread: 7, items: [] },
  });
  await page.clock.fastForward(30_000);
  await expect(moodle).toHaveAccessibleName('Moodle messages 7 unread');
});

test('a compulsory warning and then the agreement stand for 30 s before they can be agreed to, and do not come back', async ({
  page,
  signedIn,
  control,
}) => {
  const { tuid } = signedIn;
  await control.setShell({ tuid, agreed: false });
  await control.sendMessage({ tuid, kind: 'warning', title: 'Second late arrival', remind: true });
  await page.clock.install();
  await page.goto('/home');
  for (const dialog of [
    page.getByRole('alertdialog', { name: 'Second late arrival' }),
    page.getByRole('dialog', { name: /agreement/i }),
  ]) {
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    // Pressed too early it does nothing; by itself the journey would wait until it is ready.
    await dialog.getByRole('button', { name: 'I Agree' }).click({ force: true });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await page.clock.fastForward(31_000);
    await dialog.getByRole('button', { name: 'I Agree' }).click();
    await expect(dialog).toHaveCount(0);
  }
  const waiting = page.waitForResponse(/messages\/waiting/);
  await page.reload();
  await waiting;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toHaveCount(0);
});

test('ten thousand messages: the page holds two hundred of them at most, and search finds the last', async ({
  page,
  signedIn,
  control,
}) => {
  test.slow();
  const { tuid } = signedIn;
  await control.sendMessage({ tuid, title: 'Giraffe', count: 10_000 });
  await page.goto('/message');
  await expect(page.getByText(/^10\d{3} messages$/)).toBeVisible();
  const rows = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(rows).toHaveCount(50);
  for (const count of [100, 150, 200]) {
    await rows.last().scrollIntoViewIfNeeded();
    await expect(rows).toHaveCount(count);
  }
  await expect(connection(page)).toContainText(liveText);
  await control.sendMessage({ tuid, title: 'Zebra', count: 20 });
  await expect(page.getByRole('link', { name: /Zebra 20/ })).toBeAttached();
  await expect(rows).toHaveCount(200);
  const older = page.getByRole('link', { name: 'Older' });
  const last = Number(/Giraffe (\d+)/.exec((await rows.last().textContent()) ?? '')?.[1]);
  await older.click();
  await expect(rows.first()).toContainText(`Giraffe ${last - 1}`);
  expect(await rows.count()).toBeLessThanOrEqual(200);
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('giraffe 9999');
  await page.getByRole('searchbox', { name: 'Search messages' }).press('Enter');
  await expect(rows).toHaveCount(1);
});

test('a didi request opens with its dialog; closed it is counted as closed, grabbed it leads to the order page', async ({
  page,
  context,
  signedIn,
  control,
}) => {
  const { tuid } = signedIn;
  await page.goto('/home');
  await expect(connection(page)).toContainText(liveText);
  const one = await control.offerDidi({ tuid, dialog: '<p>First request</p>' });
  const dialog = page.getByRole('dialog', { name: 'Didi request' });
  await expect(dialog).toContainText('First request');
  await expect.poll(async () => (await control.didiState({ tuid, ...one })).isShown).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toHaveCount(0);
  expect((await control.didiState({ tuid, ...one })).pointType).toBe(4);

  const two = await control.offerDidi({ tuid, studentName: 'Mia', dialog: '<p>Second request</p>' });
  await expect(dialog).toContainText('Second request');
  const [order] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('button', { name: 'Grab' }).click(),
  ]);
  await expect(order.getByRole('heading', { name: 'Take this class?' })).toBeVisible();
  expect(await order.evaluate(() => window.opener)).toBeNull();
  expect((await control.didiState({ tuid, ...two })).pointType).toBe(3);
  await order.getByRole('button', { name: 'Take the class' }).click();
  await expect(order.getByRole('heading', { name: 'The class is yours' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('the inbox searches, shows unread ones only, marks all as read up to what it has heard of, and takes it back', async ({
  page,
  signedIn,
  control,
}) => {
  const { tuid } = signedIn;
  await page.goto('/message');
  await expect(connection(page)).toContainText(liveText);
  await control.sendMessage({ tuid, title: 'Giraffe', count: 3 });
  await expect(page.getByRole('link', { name: /Giraffe 3/ })).toBeVisible();
  const before = await messageLink(page).getAttribute('aria-label');
  await expect(page).toHaveTitle(/^\(\d+\) Message/);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(messageLink(page)).toHaveAccessibleName('Message');
  await control.sendMessage({ tuid, title: 'Afterwards' });
  await expect(messageLink(page)).toHaveAccessibleName('Message, 1 unread');
  await page.getByRole('button', { name: 'Undo mark all as read' }).click();
  const unreadBefore = Number(/\d+/.exec(before ?? '')?.[0]);
  await expect(messageLink(page)).toHaveAccessibleName(`Message, ${unreadBefore + 1} unread`);

  await page.getByRole('link', { name: /Giraffe 3/ }).focus();
  await page.keyboard.press('e');
  await expect(page.getByRole('link', { name: /Giraffe 3 ?Unread/ })).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(page.getByRole('link', { name: /Giraffe 3 ?Unread/ })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search messages' }).fill('giraffe 2');
  await page.getByRole('searchbox', { name: 'Search messages' }).press('Enter');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Giraffe' })).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('no such word');
  await page.getByRole('searchbox', { name: 'Search messages' }).press('Enter');
  await expect(page.getByText('Nothing found for ‘no such word’')).toBeVisible();
  // What arrives while an empty list is looked at joins it.
  await control.sendMessage({ tuid, title: 'No such giraffe' });
  await control.sendMessage({ tuid, title: 'No such word as giraffe' });
  await expect(page.getByRole('link', { name: /No such word as giraffe/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'No such' })).toHaveCount(1);
});

test('a mark that the service refuses is taken back and said', async ({ page, signedIn, control, problems }) => {
  problems.allow(/404/, /call failed/);
  await control.sendMessage({ tuid: signedIn.tuid, title: 'Stays unread' });
  await page.goto('/message');
  await expect(connection(page)).toContainText(liveText);
  const before = (await messageLink(page).getAttribute('aria-label')) ?? '';
  await control.fault({
    path: '/api/tutorcomm/ReadSysMsg',
    tuid: signedIn.tuid,
    kind: 'errorCode',
    code: 1,
    message: 'Not now.',
    count: 1,
  });
  await page.getByRole('link', { name: /Stays unread/ }).focus();
  await page.keyboard.press('e');
  await expect(toast(page, /It stays as it was. Not now./)).toBeVisible();
  await expect(messageLink(page)).toHaveAccessibleName(before);
});

test('no payload of the corpus runs, loads or leads anywhere, wherever HTML of the company is shown', async ({
  page,
  context,
  signedIn,
  control,
  problems,
}) => {
  test.slow();
  expect(xssPayloads.length).toBeGreaterThanOrEqual(200);
  const { tuid } = signedIn;
  const reports: string[] = [];
  const strangers: string[] = [];
  // Pictures from elsewhere are refused by the policy, which is what is promised.
  problems.allow(/console\.error: .*(img-src|Content Security Policy|ERR_INVALID_URL)/, /request failed: GET .* csp/);
  context.on('dialog', (dialog) => {
    reports.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (!['localhost', '127.0.0.1', ''].includes(hostname) && request.resourceType() !== 'image') {
      strangers.push(request.url());
    }
  });
  await page.addInitScript(() => Object.defineProperty(window, 'hostile', { value: [], writable: false }));
  const corpus = xssPayloads.map((payload, index) => `<div>${index} ${payload}</div>`).join('\n');
  const check = async (place: string): Promise<void> => {
    const found = await page.evaluate(() => {
      const bad: string[] = [];
      for (const element of document.querySelectorAll('main *, [role="dialog"] *, [role="alertdialog"] *')) {
        if (['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'STYLE', 'BASE', 'LINK', 'META'].includes(element.tagName)) {
          bad.push(element.outerHTML.slice(0, 100));
        }
        for (const { name, value } of element.attributes) {
          const isOtherUrl =
            /^(href|src|action|formaction)$/.test(name) && /^\s*(javascript|data|vbscript|blob|feed):/i.test(value);
          if (name.startsWith('on') || name === 'srcdoc' || isOtherUrl) bad.push(`${name}=${value.slice(0, 80)}`);
        }
      }
      return bad;
    });
    expect(found, place).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'hostile')), place).toEqual([]);
    expect(reports, place).toEqual([]);
    expect(strangers, place).toEqual([]);
  };

  // Each payload on its own, so that none hides another.
  await control.replaceReply({
    path: '/api/Message/BulletinBoard',
    tuid,
    body: xssPayloads.map((payload, index) => ({
      Id: index + 1,
      Title: `Payload ${index + 1}`,
      Content: `<p>before</p>${payload}<p>after</p>`,
      PublishTime: '2026-11-20T08:00:00.000Z',
      IsTop: false,
    })),
  });
  await page.goto('/bulletinBoard');
  await expect(page.getByRole('region', { name: /^Payload/ })).toHaveCount(xssPayloads.length);
  await expect(page.getByText('before', { exact: true })).toHaveCount(xssPayloads.length);
  await check('bulletin board');

  await control.sendMessage({ tuid, title: 'Corpus', content: corpus });
  await control.sendMessage({ tuid, source: 'class', title: 'Class corpus', content: corpus });
  await control.sendMessage({ tuid, source: 'paypal', title: 'Paypal corpus', content: corpus, remind: true });
  await control.offerDidi({ tuid, dialog: corpus });
  await page.goto('/message');
  await expect(page.getByRole('dialog', { name: 'Didi request' })).toBeVisible();
  await check('didi request');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Class corpus' })).toBeVisible();
  await check('class notice');
  await page.getByRole('button', { name: 'Answer later' }).click();
  await expect(page.getByRole('dialog', { name: 'Paypal corpus' })).toBeVisible();
  await check('system message');
  await page.getByRole('button', { name: 'Noted' }).click();
  await page.getByRole('link', { name: /Notice Corpus/ }).click();
  await expect(page.getByRole('heading', { name: 'Corpus', exact: true })).toBeVisible();
  await check('message');

  const clid = await control.addClass({ tuid, startsInMinutes: 600, durationMinutes: 25 });
  await control.replaceReply({
    path: '/api/ClassTable/GetCourseTrainingContentAndRead',
    tuid,
    body: { Title: 'Training corpus', Content: corpus },
  });
  await page.goto(`/classDetail/${clid}`);
  await page.getByRole('button', { name: 'Read it now' }).click();
  await expect(page.getByRole('button', { name: 'Read it now' })).toHaveCount(0);
  await check('training content');

  await control.replaceReply({
    path: '/api/System/ClientDownloadNotice',
    tuid,
    body: { ShowNotice: true, Title: 'Client corpus', Content: corpus },
  });
  await page.goto('/home');
  await expect(page.getByRole('dialog', { name: 'Client corpus' })).toBeVisible();
  await check('client notice');

  await control.replaceReply({ path: '/api/TeachInfo/CheckAgreement', tuid, body: false });
  await control.replaceReply({
    path: '/api/TeachInfo/GetAgreement',
    tuid,
    body: { Version: 1, Title: 'Agreement corpus', Content: corpus },
  });
  await page.goto('/home');
  await expect(page.getByRole('dialog', { name: 'Agreement corpus' })).toBeVisible();
  await check('agreement');

  await control.sendMessage({ tuid, kind: 'warning', title: 'Warning corpus', content: corpus, remind: true });
  await page.goto('/home');
  await expect(page.getByRole('alertdialog', { name: 'Warning corpus' })).toBeVisible();
  await check('compulsory warning');
});
