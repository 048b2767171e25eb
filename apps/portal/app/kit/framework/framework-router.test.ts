// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routeModulesFile, routeSuffix } from './framework-build.ts';
import {
  isFormOnItsWay,
  isGoing,
  isRedirected,
  isSentTo,
  isUnderWay,
  onceArrived,
  revalidatePage,
  routeIdAt,
  shownPage,
} from './framework-router.ts';

// The framework's own router answers here, and its own files are read: where they change, these fail.
const packageFile = (name: string, file: string): string =>
  readFileSync(join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file), 'utf8');

let router: ReturnType<typeof createMemoryRouter>;
let load: () => void;
let loaded = 0;

beforeEach(() => {
  loaded = 0;
  router = createMemoryRouter(
    [
      {
        id: 'home',
        path: '/home',
        loader: () => {
          loaded += 1;
          return { count: loaded };
        },
        element: null,
      },
      {
        id: 'slow',
        path: '/slow',
        loader: () =>
          new Promise((resolve) => {
            load = () => resolve(null);
          }),
        action: () => Response.redirect('http://localhost/home', 302),
        element: null,
      },
    ],
    { initialEntries: ['/home?view=day'] },
  );
  vi.stubGlobal('__remixRouter', router);
});
afterEach(() => {
  router.dispose();
  vi.unstubAllGlobals();
});

const arrived = () => vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));

test('the page that is shown, and the one that is being gone to, are told with their data', async () => {
  await vi.waitFor(() => expect(shownPage().loaderData).toEqual({ home: { count: 1 } }));
  expect(shownPage()).toMatchObject({ path: '/home?view=day', pendingPath: undefined, isSending: false });
  expect([isGoing(), isUnderWay()]).toEqual([false, false]);
  const onArrived = vi.fn();
  void router.navigate('/slow');
  onceArrived(onArrived);
  expect([isGoing(), isUnderWay(), shownPage().pendingPath]).toEqual([true, true, '/slow']);
  expect(onArrived).not.toHaveBeenCalled();
  load();
  await arrived();
  expect(onArrived).toHaveBeenCalledOnce();
});

test('a form is under way until its answer has led where it leads, which the address tells', async () => {
  await arrived();
  expect(isRedirected(router.state.location.state)).toBe(false);
  const sending = router.navigate('/slow', { formMethod: 'post', formData: new FormData() });
  expect([isFormOnItsWay(), isSentTo('/slow'), isSentTo('/home'), shownPage().isSending]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  await sending;
  expect(isSentTo('/slow')).toBe(false);
  expect(router.state.location.pathname).toBe('/home');
  expect(isRedirected(router.state.location.state)).toBe(true);
});

test('a page is asked for anew by its own loader, and an address names its route', async () => {
  await vi.waitFor(() => expect(loaded).toBe(1));
  revalidatePage();
  await vi.waitFor(() => expect(shownPage().loaderData).toEqual({ home: { count: 2 } }));
  expect(routeIdAt(new URL('http://localhost/slow'))).toBe('slow');
});

test('the framework keeps its router and its scripts where they are looked for', () => {
  const browser = packageFile('@remix-run/react', 'dist/esm/browser.js');
  expect(browser).toContain('window.__remixRouter = router');
  expect(browser).toContain('window.__remixRouteModules');
  expect(browser).toContain('window.__remixManifest');
});

test('the framework loads scripts of routes by the file that ours stands for', () => {
  const [, specifier = ''] =
    /import \{ loadRouteModule \} from '([^']+)'/.exec(packageFile('@remix-run/react', 'dist/esm/routes.js')) ?? [];
  expect(specifier).toMatch(routeModulesFile);
  expect(packageFile('@remix-run/react', 'dist/esm/routeModules.js')).toMatch(
    /async function loadRouteModule\(route, routeModulesCache\)/,
  );
});

test('the build names a route as the browser gets it by its suffix', () => {
  expect(packageFile('@remix-run/dev', 'dist/vite/plugin.js')).toContain(routeSuffix);
});
