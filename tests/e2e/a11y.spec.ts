import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible, expectReadable } from './axe.ts';
import { expect, signIn, test } from './portal-test.ts';
import { connection, liveText, userMenu } from './screen.ts';

const publicPaths = ['/welcome', '/login', '/speed', '/404', '/500'];
const classPaths = ['/home', '/classTab', '/classTab?view=day', '/classTab/feed', '/classTab/history', '/remarksDue'];
const otherPaths = ['/message', '/message/notice', '/SOP', '/trainingCenter/trainingOverview', '/trainingKit'];
const longTitle = 'A message with a rather long title that says all that it has to say before the text even begins';

test.describe('pass axe and fit the width, wide and narrow, in both themes', () => {
  test.beforeEach(() => test.setTimeout(180_000));

  test('the pages of visitors', async ({ page, problems }) => {
    // /404 and /500 answer with their own status.
    problems.allow(/404/, /500/);
    for (const path of publicPaths) await checkPage(page, path);
  });

  test('the pages of a day and of its classes', async ({ page, signedIn, control }) => {
    const clid = await control.addClass({
      tuid: signedIn.tuid,
      startsInMinutes: -60,
      durationMinutes: 25,
      missingRemark: true,
      lessonKind: 'trial',
      studentName: longTitle.slice(0, 60),
    });
    await control.sendMessage({ tuid: signedIn.tuid, title: longTitle });
    for (const path of [...classPaths, `/classDetail/${clid}`]) {
      await checkPage(page, path, { isFrameKnown: path !== classPaths[0] });
    }
  });

  test('the pages of messages and the rest', async ({ page, signedIn, control }) => {
    await control.sendMessage({
      tuid: signedIn.tuid,
      title: longTitle,
      content: '<h2>Part</h2><p>Text with <a href="https://example.com/">a link</a>.</p><ul><li>One</li></ul>',
    });
    for (const path of otherPaths) await checkPage(page, path, { isFrameKnown: path !== otherPaths[0] });
    await page.goto('/message');
    await page.getByRole('link', { name: new RegExp(longTitle) }).click();
    await page.waitForURL(/\/messageView\//);
    await checkPage(page, page.url(), { isFrameKnown: true });
  });
});

/** The whole of axe at each width; what a theme alone can change, its colours, once more in the other theme. */
async function checkPage(page: Page, path: string, frame: { isFrameKnown?: boolean } = {}): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main'), path).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  // The narrowest that a tutor may have, which is 1440 px zoomed to 400 %.
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    // As high as the page, once it is drawn at this width: a bar at the fold covers half a link that a tutor would scroll to.
    const height = await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return document.documentElement.scrollHeight;
    });
    await page.setViewportSize({ width, height });
    await expectAccessible(page, `${path} at ${width} px`, frame);
    await expectNoSidewaysScroll(page, path, width);
  }
  // Tablets, where tables of many columns have least room.
  await page.setViewportSize({ width: 820, height: 900 });
  await expectNoSidewaysScroll(page, path, 820);
  // Wide, where menu and page stand side by side.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'theme1';
  });
  await expectReadable(page, `${path} in theme1`);
}

async function expectNoSidewaysScroll(page: Page, path: string, width: number): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
}

test.describe('by keyboard alone', () => {
  test('every stop is visible and has a name, none holds the focus, and the first leads past the frame', async ({
    page,
    signedIn: _,
  }) => {
    for (const path of ['/home', '/classTab', '/message']) {
      await page.goto(path);
      await expect(connection(page)).toContainText(liveText);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: /skip to/i });
      await expect(skip).toBeFocused();
      const { stops, isLeft } = await tabThrough(page);
      for (const stop of stops) {
        expect(stop.name, `${path}: ${stop.html}`).not.toBe('');
        expect(stop.isVisible, `${path}: ${stop.html}`).toBe(true);
      }
      expect(new Set(stops.map(({ html }) => html)).size, path).toBeGreaterThan(5);
      // Past the last stop the focus leaves the page: nothing trapped it.
      expect(isLeft, path).toBe(true);

      await skip.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.emulateMedia({ forcedColors: 'active' });
      await expectAccessible(page, `${path} under forced colours`);
      await page.emulateMedia({ forcedColors: 'none' });
    }
    const trigger = userMenu(page);
    await trigger.press('Enter');
    await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Log Out' })).toBeHidden();
    await expect(trigger).toBeFocused();
  });
});

interface Stop {
  html: string;
  name: string;
  isVisible: boolean;
}

/** Goes on by Tab until the focus leaves the page: what had it on the way, each as it was in that moment. */
async function tabThrough(page: Page): Promise<{ stops: Stop[]; isLeft: boolean }> {
  const walk = await page.evaluateHandle(() => {
    const seen: { stops: Stop[]; isLeft: boolean } = { stops: [], isLeft: false };
    document.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget === null) seen.isLeft = true;
    });
    document.addEventListener('focusin', ({ target: element }) => {
      // The walk ends where it leaves; from there the browser begins anew.
      if (seen.isLeft || !(element instanceof HTMLElement)) return;
      const box = element.getBoundingClientRect();
      const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
      const name =
        element.getAttribute('aria-label') ??
        [...labels.map((label) => label.textContent), element.textContent, element.getAttribute('title')]
          .join(' ')
          .trim();
      seen.stops.push({
        html: element.outerHTML.slice(0, 200),
        name: name || element.getAttribute('aria-labelledby') || '',
        isVisible: box.width > 0 && box.height > 0,
      });
    });
    return seen;
  });
  for (let presses = 0; presses < 300 && !(await walk.evaluate(({ isLeft }) => isLeft)); presses += 10) {
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('Tab');
  }
  return walk.jsonValue();
}

/** Goes to a page without loading it anew, as a link of the portal does. */
async function goInside(page: Page, path: string): Promise<void> {
  const left = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.evaluate((to) => Reflect.get(window, '__remixRouter').navigate(to), path);
  await left?.waitForElementState('hidden');
}

/** Pages that are looked at elsewhere: the journey that does it with what only it makes stand there, or the page of the same parts. */
const elsewhere: Readonly<Record<string, string>> = {
  '/attendance/no': 'attendance, the same form in its dialog',
  '/chat': 'chat',
  '/classDetail/:id': 'here above',
  '/comments/commentDetails': 'complaints',
  '/comments/labelImpression': 'complaints',
  '/complaintList/receivedComplaint': 'complaints',
  '/complaintList/receivedComplaint/:id': 'complaints',
  '/leaveRequest/leaveRequest': 'leave',
  '/messages/didi-grab': 'a way to another site; its parts are those of /404',
  '/messageView/:id': 'here above',
  '/myFeedback': 'feedback',
  '/myFeedback/appeal': 'feedback',
  '/myFeedback/edit': 'as /myFeedback/new',
  '/newPersonalData': 'new-tutor',
  '/oidc-sign-in': 'as /oidc-callback',
  '/publicClass': 'class-detail',
  '/releaseTime/cancle': 'schedule',
  '/releaseTime/submit': 'schedule',
  '/scores/estimates': 'scores',
  '/scores/pointsLedger': 'scores',
  '/scores/scoreMonths': 'scores',
  '/serviceFee': 'the frame of those below it',
  '/serviceFee/accounting': 'fees',
  '/serviceFee/paymentRecord': 'fees',
  '/signContract/contract': 'new-tutor',
  '/SOP/assessmentSummary': 'scores',
  '/SOP/scoreClass': 'scores',
  '/growthCenter': 'growth',
  '/growthCenter/achievementRewards': 'growth-rewards',
  '/growthCenter/classPhoto': 'growth-rewards',
  '/growthCenter/growthDetail': 'growth',
  '/growthCenter/pet': 'growth-rewards',
  '/growthCenter/growthSchedule': 'growth-plans',
  '/growthCenter/courses': 'growth-plans',
  '/teacherTask/taskLog': 'growth-plans',
  '/growthCenter/strengthAssessment': 'growth-plans',
  '/growthCenter/myGoal': 'growth-plans',
  '/growthCenter/growthRanking': 'rankings, the same page with other figures',
  '/teacherTask/myTaskPage': 'growth',
  '/rankings': 'rankings',
  '/conversionRanking': 'rankings, the same page with other figures',
  '/receivedOrdersRanking': 'rankings',
  '/10sResponseRateRanking': 'rankings, the same page with other figures',
  '/emotionalMotivationRanking': 'rankings, the same page with other figures',
  '/trainingkitDetails/:id': 'training',
  '/trainingCenter/courseDetail/:id': 'training',
  '/trainingCenter/onlineTraining/:id': 'training',
  '/trainingCenter/courseDetail/:id/:chapterId': 'training',
  '/trainingResources/:id': 'as /resourcesFolder',
  '/trainingTestAnswer': 'training',
  '/trainingTestDetails': 'training',
  '/call/:call': 'calls',
};

const parts = z.array(z.string()).default([]);
const route = z.object({ parentId: z.string().optional(), path: z.string().optional(), imports: parts, css: parts });
const manifest = z.object({ routes: z.record(z.string(), route) });

test('every other page passes axe on a phone and fits 360 px, signed out and signed in', async ({
  context,
  page,
  tutor,
  stack,
  problems,
}) => {
  test.setTimeout(180_000);
  problems.allow(/400/);
  const look = async (path: string, { isInside = false, isFrameKnown = false } = {}): Promise<void> => {
    await page.setViewportSize({ width: 360, height: 900 });
    if (isInside) await goInside(page, path);
    else await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    // As high as the page, as above.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: 360, height });
    await expectAccessible(page, path, { isFrameKnown });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${path} scrolls sideways at 360 px`).toBeLessThanOrEqual(0);
  };
  const signedOut = [
    '/forgetPassword',
    '/retrieveEmail',
    '/tutorClient',
    '/loginAuto',
    '/clientAutoLogin',
    '/test',
    '/oidc-callback#state=x',
  ];
  for (const path of signedOut) await look(path);
  await signIn(context, stack.origin, tutor);
  const signedIn = [
    '/bulletinBoard',
    '/complaintList/recitationClassesReport',
    '/complaintList/lateAttendanceEarlyLeave',
    '/myReferrals',
    '/referralsList',
    '/referralStatus',
    '/personalData',
    '/signContract/tesolCertification',
    '/leaveRequest/leaveRecord',
    '/serviceFee/historyRemarks',
  ];
  // Other journeys load these from the server; here it is enough to come to them.
  const inside = [
    '/complaintList/receivedComplaint/new',
    '/myFeedback/new',
    '/referrals',
    '/flowers',
    '/flowers/forCash',
    '/newPersonalData/changeEmail',
    '/newPersonalData/bindPhone',
    '/newPersonalData/skypeId',
    '/newPersonalData/timeZone',
    '/signContractCustom/contractCustom',
    '/serviceFee/completedClasses',
    '/trainingCenter/trainingOverview',
    '/trainingCenter/mySubscription',
    '/trainingCenter/selfstudyCourses',
    '/trainingCenter/moodleMessage',
    '/resourcesFolder',
    '/trainingCenter/onlineTraining',
    '/trainingCenter/announcements',
    '/teacherTask/myTaskPage',
  ];
  const leaving = `/redirect?${new URLSearchParams({ host: 'https://help.tutors.example' })}`;
  await look(leaving);
  for (const path of signedIn) await look(path, { isFrameKnown: path !== signedIn[0] });
  for (const path of inside) await look(path, { isInside: true, isFrameKnown: true });
  await goInside(page, '/myFeedback');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.waitForURL(/\/myFeedback\/\d+$/);
  await look(page.url(), { isFrameKnown: true });

  // No page is left out: the browser knows the address of each, and that a page has parts or styles of its own.
  const { routes } = manifest.parse(await page.evaluate(() => Reflect.get(window, '__remixManifest')));
  const addressOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    const own = route?.path === undefined || route.path === '' ? '' : `/${route.path}`;
    return route === undefined ? '' : addressOf(route.parentId) + own;
  };
  const pages = Object.entries(routes).flatMap(([id, { imports, css }]) =>
    // '/message/:kind?' is a page without its last part, too.
    imports.length > 0 || css.length > 0 ? [addressOf(id).replace(/\/(?::\w+\?|\*)$/, '')] : [],
  );
  const here = [...signedOut, leaving, ...signedIn, ...inside, '/myFeedback/:id'];
  const looked = [...publicPaths, ...classPaths, ...otherPaths, ...here].map((path) => path.split(/[?#]/)[0]);
  const left = pages.filter((path) => path !== '' && !looked.includes(path) && elsewhere[path] === undefined);
  expect(left).toEqual([]);
});
