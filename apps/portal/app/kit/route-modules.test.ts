import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadRouteModule } from './route-modules.ts';

const askNow = vi.hoisted(() => vi.fn());
vi.mock('./ask-now.ts', () => ({ askNow }));

const reload = vi.fn();
const router = { state: { navigation: { state: 'loading' }, fetchers: new Map() }, revalidate: vi.fn() };
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
  void loadRouteModule({ id: 'hanging', module: scriptOf('await new Promise(() => {})') }, {});
  await vi.advanceTimersByTimeAsync(119_999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('a script that comes is kept, and no time runs on', async () => {
  const known = {};
  const module = await loadRouteModule({ id: 'there', module: scriptOf('export const name = "there"') }, known);
  expect(module).toMatchObject({ name: 'there' });
  expect(known).toEqual({ there: module });
  expect(vi.getTimerCount()).toBe(0);
});
