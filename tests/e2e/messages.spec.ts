import type { Locator, Page } from '@playwright/test';
import { serviceAs } from '../stack/service.ts';
import { expect, test } from './portal-test.ts';
import {
  connection,
  holdRequests,
  liveText,
  loseScript,
  messageLink,
  putOffQuestions,
  questions,
  toast,
} from './screen.ts';
import { xssPayloads } from './xss-payloads.ts';

// A tutor whom nothing asks for anything but what the test makes.
test.use({ template: 'contractPassed' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a class notice is refused with a reason on its page, the rest marked as read and searched', async ({
    page,
    signedIn,
    control,
    problems,
  }) => {
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
    await page.getByRole('textbox', { name: 'Reason' }).fill('I have another class then.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('You refused this notice.')).toBeVisible();
    await expect(page.getByText('Your reason was sent.')).toBeVisible();
    await page.goto('/message');
    await expect(messageLink(page)).toHaveAccessibleName(/unread/);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.getByText(/^\d+ messages? (is|are) marked as read\.$/)).toBeVisible();
    await expect(messageLink(page)).toHaveAccessibleName('Message');
    await page.getByRole('searchbox', { name: 'Search messages' }).fill('FRIDAY stand-in');
    await page.getByRole('searchbox', { name: 'Search messages' }).press('Enter');
    await expect(page.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(1);
  });
});

test('one sound per browser, quiet in class but for what is urgent; the setting counts in every tab', async ({
  context,
  signedIn,
  control,
  problems,
}) => {
  problems.allow(/400/, /call failed/);
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
    // What the test looks at would count as a use of the page.
    Object.defineProperty(navigator, 'userActivation', { value: undefined });
    const told: Notice[] = [];
    const closed: string[] = [];
    class Notice {
      // One answer for all tabs, as a browser keeps it.
      static get permission() {
        return localStorage.getItem('permission') ?? 'default';
      }
      static async requestPermission() {
        localStorage.setItem('permission', 'granted');
        return Notice.permission;
      }
      onclick = () => {};
      onshow = () => {};
      title: string;
      tag: string;
      constructor(title: string, { tag }: { tag: string }) {
        this.title = title;
        this.tag = tag;
        told.push(this);
        setTimeout(() => this.onshow());
      }
      close() {
        closed.push(this.title);
      }
    }
    Object.defineProperty(window, 'closed', { value: closed });
    Object.defineProperty(window, 'told', { value: told });
    Object.defineProperty(window, 'Notification', { value: Notice });
  });
  const first = await context.newPage();
  await first.goto('/home');
  await expect(connection(first)).toContainText(liveText);
  // The newest tab takes the connection over.
  const second = await context.newPage();
  await second.goto('/message');
  await expect(connection(second)).toContainText(liveText);
  // The tab without the connection alone was used, and may sound.
  await first.keyboard.press('Shift');
  /** Sounds of both tabs, two tones each. */
  const sounds = async (): Promise<number> => {
    const tones = await Promise.all([first, second].map((page) => page.evaluate(() => Reflect.get(window, 'tones'))));
    return tones.reduce((sum: number, count) => sum + Number(count), 0) / 2;
  };
  const send = async (title: string): Promise<void> => {
    await control.sendMessage({ tuid, title });
    await expect(second.getByRole('link', { name: new RegExp(title) })).toBeVisible();
  };
  await send('Heard');
  await expect.poll(sounds).toBe(1);

  // The tab that sounds must know of the class: its quiet hours go by what comes beside the page.
  const known = first.waitForResponse(
    async (answer) => answer.url().includes('/messages/waiting') && /"classSpans":\[\{/.test(await answer.text()),
  );
  await control.addClass({ tuid, startsInMinutes: -5, durationMinutes: 25, studentName: 'Quiet Pupil' });
  await known;
  await expect(first.getByRole('main').getByText('Quiet Pupil').first()).toBeVisible();
  await send('Not heard in class');
  await control.offerDidi({ tuid });
  await expect(first.getByRole('dialog', { name: 'Didi request' })).toBeVisible();
  await expect.poll(sounds).toBe(2);
  await first.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(first.getByRole('dialog')).toHaveCount(0);

  // A question of attendance is heard in class too, once, though its reminder is due with it.
  await control.requestAttendance({ tuid, startsInMinutes: 50, studentName: 'Ana Gomez' });
  for (const page of [first, second]) await expect(questions(page)).toContainText('Ana Gomez');
  expect(await sounds()).toBe(3);
  for (const page of [first, second]) await putOffQuestions(page);

  const setting = second.getByRole('dialog', { name: 'Sound and notifications' });
  // What is set in one tab counts in the one that sounds at once; what was saved before is not sent again.
  const set = async (control: Locator, change: string): Promise<void> => {
    const heard = first.waitForResponse(/messages\/waiting/);
    const [answer] = await Promise.all([second.waitForResponse(/messages\/notice/), control.click()]);
    expect(answer.ok()).toBe(true);
    expect(answer.request().postData()).toBe(`intent=setting&${change}`);
    await heard;
  };
  // What could not be saved does not look so, and is said, also to who has closed the dialog.
  const path = '/api/Account/SaveNoticeSetting';
  const quiet = setting.getByRole('checkbox', { name: 'Quiet during my classes' });
  await second.getByRole('button', { name: 'Sound and notifications' }).click();
  await expect(quiet).toBeChecked();
  await control.fault({ path, tuid, kind: 'errorCode', code: 1, message: 'Not now.', count: 2 });
  await quiet.click();
  await expect(setting.getByText('Not now.')).toBeVisible();
  await expect(quiet).toBeChecked();
  const letGo = await holdRequests(second, /messages\/notice/);
  await quiet.click();
  await setting.getByRole('button', { name: 'Done' }).click();
  letGo();
  await expect(toast(second, 'Your setting was not saved. Not now.')).toBeVisible();
  await second.getByRole('button', { name: 'Sound and notifications' }).click();
  await expect(quiet).toBeChecked();
  // Of two changes in a row the first is saved with the second.
  const letBothGo = await holdRequests(second, /messages\/notice/);
  await quiet.click();
  await setting.getByRole('checkbox', { name: /^Single-letter keys/ }).click();
  const bothHeard = first.waitForResponse(/messages\/waiting/);
  letBothGo();
  await bothHeard;
  await set(setting.getByRole('button', { name: 'Turn on browser notifications' }), 'isBrowserNoticeOn=true');
  await expect(setting.getByRole('checkbox', { name: /^Notifications of the browser/ })).toBeChecked();
  await setting.getByRole('button', { name: 'Done' }).click();
  await send('Heard in class');
  await expect.poll(sounds).toBe(4);

  // The browser notifies while nobody looks at any tab of the portal, and never else; also where the sound is off.
  await second.getByRole('button', { name: 'Sound and notifications' }).click();
  await set(setting.getByRole('checkbox', { name: 'Play a sound for new messages' }), 'isSoundOn=false');
  await setting.getByRole('button', { name: 'Done' }).click();
  const told = () => second.evaluate(() => Reflect.get(window, 'told').map(({ title }: Notification) => title));
  // How news will be shown was shown once.
  const sample = 'News will be shown like this.';
  expect(await told()).toEqual([sample]);
  const hide = (page: Page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await hide(second);
  await send('Seen in the other tab');
  await hide(first);
  await send('Told elsewhere');
  await expect.poll(told).toEqual([sample, 'Told elsewhere']);
  expect(await sounds()).toBe(4);
  // The next one does not take its place.
  await send('Told as well');
  await expect.poll(told).toEqual([sample, 'Told elsewhere', 'Told as well']);
  const tags = await second.evaluate(() => Reflect.get(window, 'told').map(({ tag }: Notification) => tag));
  expect(new Set(tags).size).toBe(3);
  const closed = () => second.evaluate(() => Reflect.get(window, 'closed'));
  expect(await closed()).toEqual([]);
  // Read in the other tab it goes; clicked, its message opens in the page that is there.
  await first
    .getByRole('link', { name: /Told as well/ })
    .first()
    .click();
  await expect.poll(closed).toEqual(['Told as well']);
  await second.evaluate(() => {
    Object.assign(window, { isSamePage: true });
    Reflect.get(window, 'told')[1].onclick();
  });
  await expect(second.getByRole('heading', { name: 'Told elsewhere' })).toBeVisible();
  expect(await closed()).toEqual(['Told as well', 'Told elsewhere']);
  expect(await second.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
});

test('a setting that cannot be had says so, and keeps no other dialog from opening', async ({
  page,
  signedIn: { tuid },
  control,
  problems,
}) => {
  problems.allow(/ERR_FAILED/, /call failed/);
  const settings = page.getByRole('button', { name: 'Sound and notifications' });
  const unknown = toast(page, 'Your settings could not be loaded yet. Please try again in a moment.');
  await page.route(/\/messages\/waiting/, (route) => route.abort());
  await page.goto('/message');
  await expect(connection(page)).toContainText(liveText);
  await settings.click();
  await expect(unknown).toBeVisible();
  await control.requestAttendance({ tuid, startsInMinutes: 600, studentName: 'Asked meanwhile' });
  await expect(questions(page)).toContainText('Asked meanwhile');
  await putOffQuestions(page);

  // What everybody begins with is not what this tutor chose.
  await page.unroute(/\/messages\/waiting/);
  // The page that still asks would take the fault for itself.
  await page.goto('about:blank');
  await control.fault({ path: '/api/Account/GetNoticeSetting', tuid, kind: 'errorCode', code: 1, count: 1 });
  const waiting = page.waitForResponse(/\/messages\/waiting/);
  await page.goto('/message');
  await (await waiting).finished();
  await settings.click();
  await expect(unknown).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an answer that another tab was quicker with is told, though its form is gone', async ({
  page,
  context,
  signedIn: { tuid },
  control,
  problems,
}) => {
  problems.allow(/400/, /call failed/);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/message');
    await expect(connection(tab)).toContainText(/^Live|^Open in another tab/);
  }
  await control.sendMessage({ tuid, source: 'class', title: 'Stand-in for Friday', remind: true });
  const notice = (tab: Page) => tab.getByRole('dialog', { name: 'Stand-in for Friday' });
  for (const tab of [page, other]) await expect(notice(tab)).toBeVisible();
  await notice(page).getByRole('button', { name: 'Refuse' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('I have another class then.');
  const letGo = await holdRequests(page, /\/messages\/notice/);
  await Promise.all([page.waitForRequest(/\/messages\/notice/), page.getByRole('button', { name: 'Submit' }).click()]);
  await notice(other).getByRole('button', { name: 'Read and Accept' }).click();
  await expect(other.getByRole('link', { name: /Stand-in for Friday ?Accepted/ })).toBeVisible();
  await expect(toast(page, 'This notice has been accepted meanwhile.')).toBeVisible();
  letGo();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Stand-in for Friday ?Accepted/ })).toBeVisible();
  await other.close();
});

test('the inbox: searched, narrowed, marked and taken back, and hundreds of messages in two hundred rows', async ({
  stack,
  page,
  signedIn,
  control,
  problems,
}) => {
  test.slow();
  problems.allow(/404|429/, /call failed/, /\/assets\/realtime-/, /ERR_FAILED/);
  const { tuid } = signedIn;
  const item = (name: RegExp) => page.getByRole('link', { name });
  const markAll = page.getByRole('button', { name: 'Mark all as read', exact: true });
  const undo = page.getByRole('button', { name: 'Undo mark all as read' });
  const search = async (words: string): Promise<void> => {
    await page.getByRole('searchbox', { name: 'Search messages' }).fill(words);
    await page.getByRole('searchbox', { name: 'Search messages' }).press('Enter');
  };
  await test.step('where the script of the live connection is missing, marks are told and shown all the same', async () => {
    const script = /\/assets\/realtime-(?!provider)[\w-]+\.js$/;
    await page.route(script, (route) => route.abort());
    await page.goto('/message?unread=true');
    await expect(connection(page)).toContainText('No live updates since');
    const unread = Number(/\d+/.exec((await messageLink(page).getAttribute('aria-label')) ?? '')?.[0]);
    const path = '/api/Message/ReadAllMessages';
    await control.fault({ path, tuid, kind: 'errorCode', code: 1, message: 'Not now.', count: 1 });
    await markAll.click();
    await expect(toast(page, 'Nothing was marked as read. Not now.')).toBeVisible();
    const first = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Unread' }).first().getByRole('link');
    const title = (await first.getAttribute('href')) ?? '';
    await first.press('e');
    await expect(messageLink(page)).toHaveAccessibleName(`Message, ${unread - 1} unread`);
    await expect(page.locator(`a[href="${title}"]`)).not.toContainText('Unread');
    await markAll.click();
    await expect(toast(page, /^\d+ messages? (is|are) marked as read\.$/)).toBeVisible();
    await expect(messageLink(page)).toHaveAccessibleName('Message');
    await undo.click();
    await expect(messageLink(page)).toHaveAccessibleName(`Message, ${unread - 1} unread`);
    // What was taken back counts as known: it can be marked once more.
    await markAll.click();
    await expect(messageLink(page)).toHaveAccessibleName('Message');
    await undo.click();
    await expect(messageLink(page)).toHaveAccessibleName(`Message, ${unread - 1} unread`);
    // What came unheard is not marked, nor is it or what was done after it said to be read; the page hears of it then.
    await control.sendMessage({ tuid, title: 'Came unheard' });
    await markAll.click();
    await expect(messageLink(page)).toHaveAccessibleName('Message, 1 unread');
    await page.locator(`a[href="${title}"]`).press('u');
    await expect(messageLink(page)).toHaveAccessibleName('Message, 2 unread');
    const changed = toast(page, /^Your messages have changed meanwhile/);
    const letNewsCome = await holdRequests(page, /\/messages\/updates\?/);
    await Promise.all([page.waitForRequest(/\/messages\/updates\?/), markAll.click()]);
    await expect(changed).toHaveCount(0);
    letNewsCome();
    await expect(changed).toBeVisible();
    await expect(item(/Came unheard/)).toBeVisible();
    await markAll.click();
    await expect(toast(page, '2 messages are marked as read.')).toBeVisible();
    await expect(messageLink(page)).toHaveAccessibleName('Message');
    await expect(page).toHaveURL(/\/message\?unread=true$/);
    await page.unroute(script);
    await page.getByRole('banner').getByRole('button', { name: 'Retry now' }).click();
    await expect(connection(page)).toContainText(liveText);
    await expect(messageLink(page)).toHaveAccessibleName('Message');
  });

  await page.goto('/message');
  await expect(connection(page)).toContainText(liveText);
  await control.sendMessage({ tuid, title: 'Giraffe', count: 3 });
  await expect(item(/Giraffe 3/)).toBeVisible();
  const before = (await messageLink(page).getAttribute('aria-label')) ?? '';
  await expect(page).toHaveTitle(/^\(\d+\) Message/);

  await test.step('of a mark whose answer is lost nobody says that it was not made', async () => {
    await page.route(
      '/messages/read',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await item(/Giraffe 3/).press('e');
    await expect(toast(page, /inaccessible\. The message may be marked as read all the same\.$/)).toBeVisible();
    await expect(item(/Giraffe 3 ?Unread/)).toHaveCount(0);
  });

  await test.step('a mark that the service refuses is taken back and said, also one that was made while another was on its way', async () => {
    const path = '/api/tutorcomm/ReadSysMsg';
    await control.fault({ path, tuid, kind: 'errorCode', code: 1, message: 'Not now.', count: 1 });
    const letMarksGo = await holdRequests(page, /\/messages\/read$/);
    await item(/Giraffe 3/).press('u');
    await expect(messageLink(page)).toHaveAccessibleName(before);
    await page.keyboard.press('e');
    await expect(item(/Giraffe 3 ?Unread/)).toHaveCount(0);
    letMarksGo();
    await expect(toast(page, /It stays as it was. Not now./)).toBeVisible();
    await expect(item(/Giraffe 3 ?Unread/)).toBeVisible();
    await expect(messageLink(page)).toHaveAccessibleName(before);
    await page.keyboard.press('e');
    await expect(item(/Giraffe 3 ?Unread/)).toHaveCount(0);
    const isUnreadAgain = page.waitForResponse(
      (answer) => answer.url().includes('/messages/read') && (answer.request().postData() ?? '').includes('unread'),
    );
    await page.keyboard.press('u');
    await expect(item(/Giraffe 3 ?Unread/)).toBeVisible();
    await expect(messageLink(page)).toHaveAccessibleName(before);
    await isUnreadAgain;
  });

  await test.step('a service that asks to slow down says so in its own dialog', async () => {
    await control.fault({
      path: '/api/tutorcomm/ReadSysMsg',
      tuid,
      kind: 'rateLimit',
      message: 'Slow down.',
      count: 1,
    });
    await item(/Giraffe 1/).press('e');
    await expect(page.getByRole('alertdialog', { name: 'Too many requests' })).toContainText('Slow down.');
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(messageLink(page)).toHaveAccessibleName(before);
  });

  await test.step('all are marked as read up to what the page has heard of, and taken back; a refusal is said', async () => {
    const refused = { tuid, kind: 'errorCode', code: 1, message: 'Not now.', count: 1 } as const;
    await control.fault({ path: '/api/Message/ReadAllMessages', ...refused });
    await markAll.click();
    await expect(toast(page, 'Nothing was marked as read. Not now.')).toBeVisible();
    await expect(messageLink(page)).toHaveAccessibleName(before);
    await markAll.click();
    await expect(messageLink(page)).toHaveAccessibleName('Message');
    // A second press finds nothing, and what the first did can still be taken back.
    await expect(undo).toBeVisible();
    await markAll.click();
    await expect(toast(page, 'Nothing here was left to mark as read.')).toBeVisible();
    // Nor does it go while another list is looked at.
    await page.getByRole('link', { name: 'Unread only' }).click();
    await expect(page.getByText(/All caught up/)).toBeVisible();
    await expect(undo).toBeVisible();
    await page.goBack();
    await expect(item(/Giraffe 3/)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/message?unread=true');
    await expect(other.getByText(/All caught up/)).toBeVisible();
    await expect(connection(other)).toContainText(liveText);
    await control.sendMessage({ tuid, title: 'Afterwards' });
    await expect(messageLink(page)).toHaveAccessibleName('Message, 1 unread');
    await control.fault({ path: '/api/Message/UndoReadAllMessages', ...refused });
    await undo.click();
    await expect(toast(page, /^This could not be undone/)).toBeVisible();
    await undo.click();
    await expect(toast(page, 'The messages are unread again.')).toBeVisible();
    await expect(undo).toHaveCount(0);
    const unreadBefore = Number(/\d+/.exec(before)?.[0]);
    await expect(messageLink(page)).toHaveAccessibleName(`Message, ${unreadBefore + 1} unread`);
    // Another page never had them as unread: it was loaded in between.
    await expect(other.getByRole('link', { name: /Giraffe 3 ?Unread/ })).toBeVisible();
    await other.close();
  });

  await test.step('what is marked as unread elsewhere stays so, though its page is open', async () => {
    const { messages } = await serviceAs(stack, signedIn);
    const moodle = page.getByRole('complementary', { name: 'Quick actions' }).getByRole('link', { name: /^Moodle/ });
    const marked = page.waitForResponse(/\/messages\/read$/);
    await item(/Giraffe 1/).click();
    await marked;
    const Mid = Number(/\d+$/.exec(page.url())?.[0]);
    // What is fetched beside the page comes with what is fetched of it.
    await control.sendMessage({ tuid, source: 'moodle', title: 'A badge for you' });
    await expect(moodle).toHaveAccessibleName('Moodle messages 1 unread');
    // The number leaves the icon to be seen.
    const icon = await moodle.locator('svg').boundingBox();
    const count = await moodle.getByText('1 unread').boundingBox();
    expect(count?.y).toBeGreaterThanOrEqual((icon?.y ?? Infinity) + (icon?.height ?? 0));
    await messages.unreadMessage({ query: { Mid } });
    await control.sendMessage({ tuid, source: 'moodle', title: 'A badge for you' });
    await expect(moodle).toHaveAccessibleName('Moodle messages 2 unread');
    await messageLink(page).click();
    await expect(item(/Giraffe 1 ?Unread/)).toBeVisible();
  });

  await test.step('what arrives while an empty search is looked at joins it', async () => {
    // The page stays, and its live connection with it; the way back takes the words out of the box as well.
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await search('giraffe 2');
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Giraffe' })).toHaveCount(1);
    await page.goBack();
    await expect(item(/Giraffe 3/)).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search messages' })).toHaveValue('');
    await search('giraffe 2');
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Giraffe' })).toHaveCount(1);
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
    await search('no such word');
    await expect(page.getByText('Nothing found for ‘no such word’')).toBeVisible();
    // The last word is in the markup alone.
    await control.sendMessage({ tuid, title: 'No such giraffe', content: '<p title="word">It is gone.</p>' });
    await control.sendMessage({ tuid, title: 'No such word as giraffe' });
    await expect(item(/No such word as giraffe/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'No such' })).toHaveCount(1);
  });

  await test.step('on a slow line a page that only turns over keeps its place, and says that it is loading', async () => {
    const letComeIn = await holdRequests(page, /\/message\?.*_data=/);
    const loading = page.getByRole('progressbar', { name: 'Loading the page' });
    await messageLink(page).click();
    await expect(loading).toBeVisible();
    await expect(item(/No such word as giraffe/)).toBeVisible();
    letComeIn();
    await expect(page.getByRole('main').getByText(/^\d+ messages$/)).toBeVisible();
    await expect(loading).toHaveCount(0);
    await search('no such word');
  });

  await test.step('of hundreds the page holds two hundred at most, and search finds the first', async () => {
    await control.sendMessage({ tuid, title: 'Elephant', count: 300 });
    await page.getByRole('link', { name: 'Show all messages' }).or(messageLink(page)).first().click();
    await expect(page.getByRole('main').getByText(/^3\d\d messages$/)).toBeVisible();
    const rows = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
    for (let shown = await rows.count(); shown < 200; shown = await rows.count()) {
      await rows.last().scrollIntoViewIfNeeded();
      await expect.poll(() => rows.count()).toBeGreaterThan(shown);
    }
    await expect(rows).toHaveCount(200);
    // Who comes back from far down goes on there.
    const far = await rows.nth(150).getByRole('link').getAttribute('href');
    await page.locator(`a[href="${far}"]`).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${far}$`));
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(rows).toHaveCount(200);
    await expect(page.locator(`a[href="${far}"]`)).toBeFocused();
    await expect(page.locator(`a[href="${far}"]`)).toBeInViewport();
    const total = Number(
      /^\d+/.exec(
        (await page
          .getByRole('main')
          .getByText(/^3\d\d messages$/)
          .textContent()) ?? '',
      )?.[0],
    );
    await control.sendMessage({ tuid, title: 'Zebra', count: 20 });
    await expect(item(/Zebra 20/)).toBeAttached();
    await expect(rows).toHaveCount(200);
    await expect(page.getByText(`${total + 20} messages`)).toBeVisible();
    const last = Number(/Elephant (\d+)/.exec((await rows.last().textContent()) ?? '')?.[1]);
    await page.getByRole('link', { name: 'Older' }).click();
    await expect(rows.first()).toContainText(`Elephant ${last - 1}`);
    expect(await rows.count()).toBeLessThanOrEqual(200);
    await search('elephant 299');
    await expect(rows).toHaveCount(1);
  });

  await test.step('what was read stands, and counts, until another list is looked at', async () => {
    await messageLink(page).click();
    await markAll.click();
    await expect(messageLink(page)).toHaveAccessibleName('Message');
    await page.getByRole('link', { name: 'Unread only' }).click();
    await expect(page.getByText(/All caught up/)).toBeVisible();
    await control.sendMessage({ tuid, title: 'Ostrich', count: 2 });
    await expect(page.getByText('2 messages', { exact: true })).toBeVisible();
    for (const name of [/Ostrich 1/, /Ostrich 2/]) await item(name).press('e');
    await expect(messageLink(page)).toHaveAccessibleName('Message');
    await expect(page.getByText('2 messages', { exact: true })).toBeVisible();
    await expect(item(/Ostrich/)).toHaveCount(2);
    // Opening one marks it as read, though the service still has it as that: marking it as unread is on its way.
    const letMarksGo = await holdRequests(page, /\/messages\/read$/);
    for (const name of [/Ostrich 1/, /Ostrich 2/]) await item(name).press('u');
    await expect(messageLink(page)).toHaveAccessibleName('Message, 2 unread');
    await item(/Ostrich 2/).click();
    await expect(messageLink(page)).toHaveAccessibleName('Message, 1 unread');
    letMarksGo();
    // A message leads back to the list that it was opened from.
    await page.getByRole('main').getByRole('link', { name: 'Messages', exact: true }).click();
    await expect(page).toHaveURL(/\/message\?unread=true$/);
    await expect(item(/Ostrich 2/)).toBeFocused();
    // So does marking it as unread on its page; and a row has a button for who has no keys.
    await item(/Ostrich 2/).click();
    await page.getByRole('button', { name: 'Mark as unread', exact: true }).click();
    await expect(page).toHaveURL(/\/message\?unread=true$/);
    await expect(item(/Ostrich 2 ?Unread/)).toBeFocused();
    await expect(messageLink(page)).toHaveAccessibleName('Message, 2 unread');
    await page.getByRole('button', { name: 'Mark as read: Ostrich 2' }).click();
    await expect(item(/Ostrich 2 ?Unread/)).toHaveCount(0);
    await expect(messageLink(page)).toHaveAccessibleName('Message, 1 unread');
  });
});

test('what must be read stands first, for 30 s each, and does not come back; no payload of the corpus runs wherever HTML of the company is shown', async ({
  page,
  context,
  signedIn,
  control,
  stack,
  problems,
}) => {
  test.slow();
  expect(xssPayloads.length).toBeGreaterThanOrEqual(200);
  const { tuid } = signedIn;
  const reports: string[] = [];
  const strangers: string[] = [];
  // Pictures from elsewhere are refused by the policy, which is what is promised.
  problems.allow(/console\.error: .*(img-src|Content Security Policy|ERR_INVALID_URL)/, /request failed: GET .* csp/);
  // The clock that leaps ends the connection; what the return asks for anew, the framework gives up in the middle.
  problems.allow(/^uncaught: AbortError/, /server log/, /(compulsory-control|agreement-control|message-dialogs)-/);
  problems.allow(/400.*messages\/agree/);
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

  const training = {
    path: '/api/ClassTable/GetCourseTrainingContentAndRead',
    body: { Title: 'Training corpus', Content: corpus },
  };
  const corpora = [
    { path: '/api/System/ClientDownloadNotice', body: { ShowNotice: true, Title: 'Client corpus', Content: corpus } },
    // Not the one that holds: it is replaced while it is read.
    { path: '/api/TeachInfo/GetAgreement', body: { Version: 2, Title: 'Agreement corpus', Content: corpus } },
    // Each payload on its own, so that none hides another.
    {
      path: '/api/Message/BulletinBoard',
      body: xssPayloads.map((payload, index) => ({
        Id: index + 1,
        Title: `Payload ${index + 1}`,
        Content: `<p>before</p>${payload}<p>after</p>`,
        PublishTime: '2026-11-20T08:00:00.000Z',
        IsTop: index === 0,
      })),
    },
  ];
  for (const reply of [...corpora, training]) await control.replaceReply({ tuid, ...reply });
  await control.setShell({ tuid, agreed: false });
  // What cannot be had at first is asked for again by itself.
  for (const path of ['/api/TeachInfo/CheckAgreement', '/api/tutorcomm/TutorSysMsg']) {
    await control.fault({ path, tuid, kind: 'status', code: 500, count: 1 });
  }
  await control.sendMessage({ tuid, kind: 'warning', title: 'Warning corpus', content: corpus, remind: true });
  await control.sendMessage({ tuid, kind: 'warning', title: 'First warning', remind: true });
  await control.sendMessage({ tuid, title: 'Corpus <b>title</b>', content: corpus });
  await control.sendMessage({ tuid, source: 'class', title: 'Class corpus', content: corpus });
  await control.sendMessage({ tuid, source: 'paypal', title: 'Paypal corpus', content: corpus, remind: true });
  await control.offerDidi({ tuid, dialog: corpus, openSeconds: 3_600 });

  // One after the other, as they wait for the tutor.
  await page.clock.install();
  // The service's clock, which comes with the answer to a form, leaps with the browser's: else a countdown begins anew by itself.
  await page.route(/_data=root$/, async (route) => {
    const response = await route.fetch();
    const nowMs = await page.evaluate(() => Date.now());
    await route.fulfill({ response, json: { ...(await response.json()), nowMs } });
  });
  // Nor is one given up where its script does not come.
  const warningScript = await loseScript(page, /\/assets\/compulsory-control-[^/]+\.js$/);
  const lostScripts = new Map([
    ['Agreement corpus', await loseScript(page, /\/assets\/agreement-control-[^/]+\.js$/)],
    ['Didi request', await loseScript(page, /\/assets\/message-dialogs-[^/]+\.js$/)],
  ]);
  await page.goto('/home');
  await expect(connection(page)).toContainText(liveText);
  const firstWarning = page.getByRole('alertdialog', { name: 'First warning' });
  await warningScript.untilShown(firstWarning);
  const agree = page.getByRole('button', { name: 'I Agree' });

  // What was answered to one warning, which was read elsewhere then, is not said of the next.
  await page.clock.fastForward(31_000);
  await control.fault({
    path: '/api/tutorcomm/ReadSysMsg',
    tuid,
    kind: 'errorCode',
    message: 'Not now.',
    code: 1,
    count: 1,
  });
  const asked = page.waitForRequest(/\/messages\/agree/);
  await agree.click();
  await expect(firstWarning.getByText('Not now.')).toBeVisible();
  const mid = new URLSearchParams((await asked).postData() ?? '').get('mid') ?? '';
  const form = { intent: 'read', mid };
  await context.request.post(`${stack.origin}/messages/read`, { form, headers: { origin: stack.origin } });
  const warningCorpus = page.getByRole('alertdialog', { name: 'Warning corpus' });
  await warningScript.passTimeUntil(() => warningCorpus.isVisible());
  await expect(page.getByText('Not now.')).toHaveCount(0);

  const other = await context.newPage();
  await other.goto('/home');
  const agreementThere = other.getByRole('dialog', { name: 'Agreement corpus' });
  for (const [role, name, button] of [
    ['alertdialog', 'Warning corpus', agree],
    ['dialog', 'Agreement corpus', agree],
    ['dialog', 'Didi request', page.getByRole('dialog').getByRole('button', { name: 'Close' }).last()],
    ['dialog', 'Client corpus', page.getByRole('button', { name: 'Noted' })],
    ['dialog', 'Class corpus', page.getByRole('button', { name: 'Answer later' })],
    ['dialog', 'Paypal corpus', page.getByRole('button', { name: 'Noted' })],
  ] as const) {
    const dialog = page.getByRole(role, { name });
    await lostScripts.get(name)?.untilShown(dialog);
    await expect(dialog).toBeVisible();
    await check(name);
    if (button === agree) {
      await expect(dialog.getByRole('progressbar')).toBeVisible();
      // Pressed too early it does nothing; by itself the journey would wait until it is ready.
      await button.click({ force: true });
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
      await page.clock.fastForward(31_000);
    }
    if (name === 'Agreement corpus') {
      // The one that holds now is read as long as the one that it replaces, though no dialog opens for it.
      await expect(agreementThere).toBeVisible();
      await control.clearFaults();
      const held = { Version: 1, Title: 'Agreement corpus', Content: 'The one that holds now.' };
      for (const reply of corpora) {
        const body = reply.path.endsWith('GetAgreement') ? held : reply.body;
        await control.replaceReply({ tuid, path: reply.path, body });
      }
      await control.replaceReply({ tuid, ...training });
      await button.click();
      await expect(dialog).toContainText('The agreement has changed. Please read the new one.');
      await expect(dialog).toContainText('The one that holds now.');
      await button.click({ force: true });
      await expect(dialog.getByText(/^\d+ s$/)).toBeVisible();
      await page.clock.fastForward(31_000);
    }
    await button.click();
    await expect(dialog).toHaveCount(0);
  }
  // Agreed to in one tab, it stands in the way in no other.
  await expect(agreementThere).toHaveCount(0);
  await other.close();
  await page.unrouteAll({ behavior: 'wait' });

  await page
    .getByRole('region', { name: 'Bulletin board' })
    .getByRole('link', { name: /^Payload 1\b/ })
    .click();
  await expect(page).toHaveURL(/\/bulletinBoard#bulletin-1$/);
  await expect(page.getByRole('region', { name: /^Payload 1\b/ }).first()).toContainText('Pinned');
  await expect(page.getByRole('region', { name: /^Payload/ })).toHaveCount(xssPayloads.length);
  await expect(page.getByText('before', { exact: true })).toHaveCount(xssPayloads.length);
  await check('bulletin board');

  await messageLink(page).click();
  await page.getByRole('link', { name: /Notice Corpus/ }).click();
  await expect(page.getByRole('heading', { name: 'Corpus <b>title</b>' })).toBeVisible();
  await check('message');

  // What was read does not come back to a page that is loaded anew.
  await control.clearFaults();
  await control.replaceReply({ tuid, ...training });
  const clid = await control.addClass({ tuid, startsInMinutes: 600, durationMinutes: 25 });
  const waiting = page.waitForResponse(/messages\/waiting/);
  await page.goto(`/classDetail/${clid}`);
  await waiting;
  await expect(page.getByRole('button', { name: 'Read it now' })).toBeVisible();
  for (const name of ['Warning corpus', /agreement/i])
    await expect(page.getByRole('alertdialog', { name }).or(page.getByRole('dialog', { name }))).toHaveCount(0);
  const moodle = page.getByRole('complementary', { name: 'Quick actions' }).getByRole('link', { name: /^Moodle/ });
  await expect(moodle).toBeVisible();
  await control.replaceReply({ path: '/api/Message/GetMoodleMessageList', tuid, body: { unread: 7, items: [] } });
  await page.clock.fastForward(30_000);
  await expect(moodle).toHaveAccessibleName('Moodle messages 7 unread');

  await page.getByRole('button', { name: 'Read it now' }).click();
  await expect(page.getByRole('button', { name: 'Read it now' })).toHaveCount(0);
  await check('training content');
});
