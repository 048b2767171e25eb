// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markRetried, reloadForPendingRoute, takePendingRoute } from './pending-route.ts';

const reload = vi.fn();
const location = { pathname: '/home', search: '', reload };
const subscribers = new Set<(state: { navigation: { state: string } }) => void>();
const state = {
  location,
  navigation: { state: 'loading', location: { pathname: '/classTab', search: '?view=day' } },
  loaderData: {},
};

beforeEach(() => {
  vi.stubGlobal('window', {
    sessionStorage: window.sessionStorage,
    location,
    __remixRouter: {
      state,
      subscribe: (subscriber: (state: { navigation: { state: string } }) => void) => {
        subscribers.add(subscriber);
        return () => subscribers.delete(subscriber);
      },
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.sessionStorage.clear();
  location.pathname = '/home';
});

test('the page that was asked for is noted for the load of the page that is open, and for that one load', () => {
  reloadForPendingRoute();
  expect(reload).toHaveBeenCalledOnce();
  expect(takePendingRoute()).toEqual({ path: '/classTab?view=day', from: '/home', isRetry: false });
  expect(takePendingRoute()).toBeUndefined();
});

test('another page does not follow the note, and no later one finds it', () => {
  reloadForPendingRoute();
  location.pathname = '/login';
  expect(takePendingRoute()).toBeUndefined();
  location.pathname = '/home';
  expect(takePendingRoute()).toBeUndefined();
});

test('a second failure is told as one until the page was reached', () => {
  markRetried('/classTab?view=day');
  reloadForPendingRoute();
  expect(takePendingRoute()?.isRetry).toBe(true);
  for (const tell of subscribers) tell({ navigation: { state: 'idle' } });
  reloadForPendingRoute();
  expect(takePendingRoute()?.isRetry).toBe(false);
});
