import { pageRoutes, reachedRoutes } from './crawl.ts';
import { expect, test } from './portal-test.ts';

/** Presses from the dashboard within which every page is reached. */
const presses = 3;

/** Pages that no link of the dashboard leads to, and why. */
const exceptions: Readonly<Record<string, string>> = {
  '/welcome': 'before the sign-in',
};

/** Pages that a kind of tutor has no way to, beside those, and why. */
const exceptionsOf = {
  ordinary: {},
  noGrowthGroup: {},
  franchisee: {},
} as const satisfies Record<string, Record<string, string>>;

for (const template of Object.keys(exceptionsOf) as (keyof typeof exceptionsOf)[]) {
  test.describe(`a tutor (${template})`, () => {
    test.use({ template });

    // By HTTP alone: links are there without scripts, and no browser has to draw them.
    test(`reaches every page within ${presses} presses from the dashboard`, async ({ context, signedIn: _, stack }) => {
      const routes = await pageRoutes();
      const open = async (path: string): Promise<string> =>
        (await context.request.get(`${stack.origin}${path}`)).text();
      const reached = await reachedRoutes(routes, { presses, open });
      const excepted = { ...exceptions, ...exceptionsOf[template] };
      const lost = routes.filter((route) => !reached.has(route) && !Object.hasOwn(excepted, route));
      expect(lost).toEqual([]);
      // An exception that has a door by now is none any more.
      expect(Object.keys(excepted).filter((route) => reached.has(route))).toEqual([]);
    });
  });
}
