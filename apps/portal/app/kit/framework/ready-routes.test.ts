// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchRoutes } from './ready-routes.ts';

const asked: string[] = [];
const subscribers = new Set<(state: { navigation: { state: string } }) => void>();
const navigation = { state: 'idle' };
const modules: Record<string, object> = {};
const scriptOf = (name: string) =>
  `data:text/javascript,${encodeURIComponent(`globalThis.askedFor('${name}'); export const name = '${name}';`)}`;
const page = (id: string) => ({ id, module: scriptOf(id), imports: ['/assets/frame.js'], css: [] });

beforeEach(() => {
  vi.stubGlobal('askedFor', (name: string) => asked.push(name));
  vi.stubGlobal('__remixRouteModules', modules);
  vi.stubGlobal('__remixManifest', {
    routes: {
      'messages/send': { id: 'messages/send', module: scriptOf('messages/send'), imports: [], css: [] },
      'messages/message-list': page('messages/message-list'),
      'classes/class-tab': page('classes/class-tab'),
      'leave/leave-request': page('leave/leave-request'),
    },
  });
  vi.stubGlobal('__remixRouter', {
    state: { navigation },
    subscribe: (subscriber: (state: { navigation: { state: string } }) => void) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('scripts of the pages that are gone to most are fetched, none while a page is gone to, and forms cost no request', async () => {
  navigation.state = 'loading';
  const fetching = fetchRoutes(new AbortController().signal);
  await vi.waitFor(() => expect(subscribers.size).toBe(1));
  expect([asked, Object.keys(modules)]).toEqual([[], ['messages/send']]);
  navigation.state = 'idle';
  for (const tell of subscribers) tell({ navigation });
  await fetching;
  expect(asked).toEqual(['messages/message-list', 'classes/class-tab']);
});
