// npm run screenshots [-- folder]: every page at three widths in both themes, for a person to look at.
//   npm run screenshots -- folder /home /classTab   some of them
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { Stack } from '../stack/stack.ts';

const widths = [1440, 1280, 390];
const themes = ['default', 'theme1'];
const publicPaths = [
  '/welcome',
  '/login',
  '/forgetPassword',
  '/retrieveEmail',
  '/tutorClient',
  '/test',
  '/speed',
  '/404',
  '/500',
];
const privatePaths = [
  '/home',
  '/growthCenter',
  '/growthCenter/achievementRewards',
  '/growthCenter/growthDetail',
  '/growthCenter/pet',
  '/teacherTask/myTaskPage',
  '/growthCenter/strengthAssessment',
  '/growthCenter/myGoal',
  '/growthCenter/growthSchedule',
  '/rankings',
  '/conversionRanking',
  '/10sResponseRateRanking',
  '/classTab',
  '/classTab?view=day',
  '/classTab/history',
  '/classTab/feed',
  '/remarksDue',
  '/publicClass',
  '/releaseTime/submit',
  '/releaseTime/cancle',
  '/message',
  '/message/notice',
  '/bulletinBoard',
  '/serviceFee/accounting',
  '/serviceFee/paymentRecord',
  '/serviceFee/historyRemarks',
  '/serviceFee/completedClasses',
  '/comments/commentDetails',
  '/comments/labelImpression',
  '/complaintList/receivedComplaint',
  '/complaintList/receivedComplaint/new',
  '/complaintList/recitationClassesReport',
  '/complaintList/lateAttendanceEarlyLeave',
  '/myFeedback',
  '/myFeedback/new',
  '/referrals',
  '/myReferrals',
  '/referralsList',
  '/referralStatus',
  '/flowers/usedFlowers',
  '/flowers/obtainedFlowers',
  '/flowers/forCash',
  '/scores/scoreMonths',
  '/scores/pointsLedger',
  '/scores/estimates',
  '/SOP/scoreClass',
  '/SOP/assessmentSummary',
  '/newPersonalData',
  '/newPersonalData/changeEmail',
  '/newPersonalData/bindPhone',
  '/newPersonalData/skypeId',
  '/personalData/profile',
  '/personalData/upload',
  '/personalData/interests',
  '/signContract/contract',
  '/signContract/tesolCertification',
  '/leaveRequest/leaveRequest',
  '/leaveRequest/leaveRecord',
  '/trainingCenter/trainingOverview',
  '/trainingCenter/onlineTraining',
  '/trainingCenter/onlineTraining?show=past',
  '/trainingCenter/announcements',
  '/trainingKit',
];
/** Pages of one thing, reached as a tutor reaches them: by the first such link of a list. */
const detailPages = [
  { name: 'classDetail', list: '/classTab?view=day', href: '/classDetail/' },
  { name: 'attendance-no', list: '/home', href: '/attendance/no?' },
  { name: 'messageView', list: '/message', href: '/messageView/' },
  { name: 'complaint', list: '/complaintList/receivedComplaint', href: '/complaintList/receivedComplaint/' },
  { name: 'feedback', list: '/myFeedback', href: '/myFeedback/' },
  { name: 'appeal', list: '/complaintList/lateAttendanceEarlyLeave', href: '/myFeedback/appeal?' },
];

const root = fileURLToPath(new URL('../..', import.meta.url));
const [folderName = 'data/screenshots', ...chosen] = process.argv.slice(2);
const folder = resolve(root, folderName);
const isChosen = (path: string): boolean => chosen.length === 0 || chosen.includes(path);

const executablePath = findChromium();
const stack = await Stack.start();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await mkdir(folder, { recursive: true });
  const tutor = await stack.control.createTutor('ordinary');
  await stack.control.addClass({ tuid: tutor.tuid, startsInMinutes: 42, durationMinutes: 25, status: 'Confirmed' });
  await stack.control.requestAttendance({ tuid: tutor.tuid, startsInMinutes: 200 });
  for (const width of widths) {
    const context = await browser.newContext({
      baseURL: stack.origin,
      viewport: { width, height: width < 600 ? 844 : 900 },
      timezoneId: 'Asia/Manila',
      locale: 'en-US',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const path of publicPaths.filter(isChosen)) await shoot(page, { path, width });
    await signIn(context, tutor);
    for (const path of privatePaths.filter(isChosen)) await shoot(page, { path, width, isSignedIn: true });
    for (const { name, list, href } of detailPages.filter((one) => isChosen(one.name))) {
      await page.goto(list);
      const link = page.getByRole('main').locator(`a[href^="${href}"]:not([href$="/new"])`).first();
      const path = (await link.count()) === 0 ? null : await link.getAttribute('href');
      if (path === null) process.stdout.write(`No ${name} on ${list}\n`);
      else await shoot(page, { path, width, name, isSignedIn: true });
    }
    await context.close();
  }
} finally {
  await browser.close();
  await stack.stop();
}
process.stdout.write(`Screenshots are in ${folder}\n`);

async function signIn(context: BrowserContext, tutor: { account: string; password: string }): Promise<void> {
  await context.request.post('/login', {
    form: { account: tutor.account, password: tutor.password },
    headers: { origin: stack.origin },
  });
}

interface Shot {
  path: string;
  width: number;
  /** Default: after the path. */
  name?: string;
  isSignedIn?: boolean;
}

async function shoot(page: Page, { path, width, name = path, isSignedIn = false }: Shot): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  // As a tutor sees it most of the time: with the live connection up, and nothing that asks over it.
  if (isSignedIn) {
    await page.getByRole('banner').getByRole('status').filter({ hasText: /^Live/ }).waitFor();
    while ((await page.getByRole('dialog').count()) > 0) {
      const before = await page.getByRole('dialog').first().elementHandle();
      await page.keyboard.press('Escape');
      await before?.waitForElementState('hidden');
    }
  }
  for (const theme of themes) {
    await page.evaluate((chosenTheme) => {
      document.documentElement.dataset.theme = chosenTheme;
    }, theme);
    const file = `${name.replace(/^\//, '').replace(/[^\w-]+/g, '-')}-${width}-${theme}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: true });
  }
}
