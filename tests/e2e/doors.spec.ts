import { pageRoutes, reachedRoutes } from './crawl.ts';
import { expect, test } from './portal-test.ts';

/** Presses from the dashboard within which every page is reached. */
const presses = 3;

const wayIn = 'a way in: before there is a dashboard';
const leadsOn = 'an older address of a page that has a door of its own';
const afterScripts = 'its door comes with what the frame loads once scripts run: user panel or floating buttons';
const deeper = 'one press further, within a course that is being learnt';

/** Pages that no link leads to within so many presses, and why. */
const exceptions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'welcome',
      'login',
      'logout',
      'forgetPassword',
      'retrieveEmail',
      'loginAuto',
      'clientAutoLogin',
      'oidc-sign-in',
      'oidc-callback',
    ].map((path) => [`/${path}`, wayIn]),
  ),
  '/attendance/no': 'the No of a class that waits for an answer',
  '/redirect': 'a menu that lives elsewhere goes through it',
  '/moodle': 'messages of the training site lead there',
  '/tutorClient': 'the notice of the older client leads there',
  '/404': 'says that there is no such page',
  '/500': 'says that the service failed',
  '/personalData/:child?': leadsOn,
  '/releaseTime': leadsOn,
  '/scores': leadsOn,
  '/publicClass': afterScripts,
  '/signContract': afterScripts,
  '/signContract/contract': afterScripts,
  '/signContract/tesolCertification': afterScripts,
  '/signContractCustom': afterScripts,
  '/signContractCustom/contractCustom': afterScripts,
  '/growthCenter/calm': 'takes a press and has no page',
  '/trainingCenter/courseDetail/:id/:chapterId': deeper,
  '/trainingCenter/onlineTraining/:id': 'for who has booked a training lesson',
  '/trainingTestDetails': deeper,
  '/trainingTestAnswer': deeper,
  '/call/:call': 'a call that rings or is begun opens it',
};

const ofGrowth = (route: string): boolean => /^\/(?:growthCenter|teacherTask\/)/.test(route);
const ofFees = (route: string): boolean => route.startsWith('/serviceFee');
const ofReferrals = (route: string): boolean => /^\/(?:myR|r)eferral/.test(route);
/** A list of what was sent is empty for who has sent nothing. */
const ofFeedback = (route: string): boolean => /^\/myFeedback\/(?:edit|:id)$/.test(route);

/** Areas that a kind of tutor does not have. */
const withoutDoor = {
  ordinary: () => false,
  noGrowthGroup: (route: string) => ofGrowth(route) || ofFeedback(route),
  franchisee: (route: string) => ofFees(route) || ofReferrals(route) || ofFeedback(route),
} as const satisfies Record<string, (route: string) => boolean>;

for (const template of Object.keys(withoutDoor) as (keyof typeof withoutDoor)[]) {
  test.describe(`a tutor (${template})`, () => {
    test.use({ template });

    // By HTTP alone: links are there without scripts, and no browser has to draw them.
    test(`reaches every page within ${presses} presses from the dashboard`, async ({ context, signedIn: _, stack }) => {
      const routes = await pageRoutes();
      const open = async (path: string) => {
        const response = await context.request.get(`${stack.origin}${path}`);
        return { at: new URL(response.url()).pathname, html: await response.text() };
      };
      const reached = await reachedRoutes(routes, { presses, open });
      const lost = routes.filter((route) => !reached.has(route) && !withoutDoor[template](route));
      expect(lost.filter((route) => !Object.hasOwn(exceptions, route))).toEqual([]);
    });
  });
}
