import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadRouteModule } from './route-modules.ts';

const askNow = vi.hoisted(() => vi.fn());
vi.mock('../line/ask-now.ts', () => ({ askNow }));

const reload = vi.fn();
const router = {
  state: {
    location: { pathname: '/home', search: '' },
    navigation: { state: 'loading' },
    fetchers: new Map(),
    loaderData: {},
  },
  revalidate: vi.fn(),
};
// A page's script has parts.
const imports = ['/assets/frame.js'];
const scriptOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { location: { reload }, __remixRouter: router });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockReset();
});

test('a script that neither comes nor fails is waited for two minutes; the portal answers: the page is loaded anew', async () => {
  askNow.mockResolvedValue(0);
  void loadRouteModule({ id: 'hanging', module: scriptOf('await new Promise(() => {})'), imports }, {});
  await vi.advanceTimersByTimeAsync(119_999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('a script that comes is kept, and no time runs on', async () => {
  const known = {};
  const module = await loadRouteModule(
    { id: 'there', module: scriptOf('export const name = "there"'), imports },
    known,
  );
  expect(module).toMatchObject({ name: 'there' });
  expect(known).toEqual({ there: module });
  expect(vi.getTimerCount()).toBe(0);
});

test('a route that is only sent to or fetched from has no script to ask for', async () => {
  const known = {};
  await loadRouteModule(
    { id: 'shell/now', module: scriptOf('throw new Error("asked for")'), imports: [], css: [] },
    known,
  );
  expect(known).toEqual({ 'shell/now': { default: expect.any(Function) } });
});
