// @vitest-environment jsdom
import { unreachableMessage } from '@tutor/api/core/api-error';
import { act, type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Link, Outlet, RouterProvider, useFetcher } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askBesideAnew, askFor, askPageAnew, loadMaxMs } from './loads.ts';
import type { Part } from './parts.ts';
import { useBeside } from './use-beside.ts';

type Data = { list: string };
type Loader = () => Promise<Data>;

/** What was asked for and has no answer yet, oldest first. */
let asked: { path: string; routeId: string | null; signal: AbortSignal; answer: (answer: Response) => void }[];
/** How often the line was used. */
let sent: number;
/** The forms of the page. */
let fetchers: Map<string, { state: 'idle' | 'submitting' | 'loading'; formAction?: string }>;
let root: Root;
let page: HTMLElement;
const assign = vi.fn();

const routes = [{ id: 'beside/list', path: '/list/:id?' }];
const ours = (data: unknown, headers: Record<string, string> = { 'x-remix-response': 'yes' }, status = 200) =>
  Response.json(data, { status, headers });
/** Answers what was asked for first, be it of one address, and lets the page follow. */
const answer = (response: Response, path?: string): Promise<void> =>
  act(async () => {
    const first = asked.find((one) => path === undefined || one.path === path);
    asked = asked.filter((one) => one !== first);
    first?.answer(response);
    await settled();
  });
const settled = () => new Promise((resolve) => setImmediate(resolve));
const draw = (node: ReactNode) => act(() => root.render(node));
const words = (): string | null => page.textContent;

function List({ address = '/list', reason, after }: { address?: string; reason?: string; after?: string }) {
  const { data, isAsking, problem } = useBeside<Loader>(address, {
    reason,
    ...(after === undefined ? {} : { isOutdatedBy: (formAction) => formAction === after }),
  });
  return `[${data?.list ?? problem ?? 'nothing'}${isAsking ? '…' : ''}]`;
}

function Parts({ change }: { change?: number }) {
  const { kind, data } = useBeside<() => Promise<{ list: Part<string> }>>('/list', { change, firstDelayMs: 1_000 });
  const list = data?.list;
  return `${kind} ${list === undefined ? 'nothing' : 'value' in list ? list.value : list.problem}`;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked = [];
  sent = 0;
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    const url = new URL(address);
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      sent += 1;
      const entry = { path: url.pathname, routeId: url.searchParams.get('_data'), signal, answer: resolve };
      asked.push(entry);
      signal.addEventListener('abort', () => {
        asked = asked.filter((one) => one !== entry);
        reject(signal.reason);
      });
    });
  });
  fetchers = new Map();
  vi.stubGlobal('__remixRouter', { routes, revalidate: vi.fn(), state: { navigation: { state: 'idle' }, fetchers } });
  page = document.createElement('div');
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  assign.mockReset();
});

test('what a part loads is asked of its loader once, whoever shows it, and shown by all', async () => {
  await draw(
    <StrictMode>
      <List />
      <List />
    </StrictMode>,
  );
  expect(words()).toBe('[nothing…][nothing…]');
  expect(asked).toMatchObject([{ path: '/list', routeId: 'beside/list' }]);
  expect(sent).toBe(1);
  await answer(ours({ list: 'one' }));
  expect(words()).toBe('[one][one]');
});

test('news and forms ask anew: what was known stays until then, and what was asked before counts no more', async () => {
  await draw(<List />);
  await answer(ours({ list: 'one' }));
  await act(async () => {
    askPageAnew();
    askPageAnew();
  });
  expect(window.__remixRouter.revalidate).toHaveBeenCalledTimes(2);
  expect(words()).toBe('[one…]');
  expect(asked).toHaveLength(1);
  const [first] = asked;
  await act(async () => askBesideAnew('/form'));
  expect(first?.signal.aborted).toBe(true);
  expect(asked).toHaveLength(1);
  await answer(ours({ list: 'two' }));
  expect(words()).toBe('[two]');
  await act(async () => askFor('/list'));
  await answer(ours({ list: 'three' }));
  expect(words()).toBe('[three]');
});

test('a page that is on its way is not loaded from the beginning for news: once it has come it is asked for anew', async () => {
  const router = createMemoryRouter(
    [
      { path: '/', element: null },
      { path: '/next', element: null, loader: () => new Promise<null>((resolve) => arrive.push(resolve)) },
    ],
    { initialEntries: ['/'] },
  );
  const arrive: ((data: null) => void)[] = [];
  vi.stubGlobal('__remixRouter', router);
  void router.navigate('/next');
  askPageAnew();
  askPageAnew();
  await settled();
  expect(arrive).toHaveLength(1);
  arrive[0]?.(null);
  await settled();
  expect(router.state.location.pathname).toBe('/next');
  expect(arrive).toHaveLength(2);
  arrive[1]?.(null);
  await settled();
  expect([router.state.revalidation, arrive.length]).toEqual(['idle', 2]);
});

test('what only some forms change is asked for after these alone', async () => {
  await draw(<List after="/form" />);
  await answer(ours({ list: 'one' }));
  await act(async () => {
    askPageAnew();
    askBesideAnew('/another');
  });
  expect(asked).toEqual([]);
  await act(async () => askBesideAnew('/form'));
  expect(asked).toHaveLength(1);
});

test('another reason asks anew, another address for what lies there', async () => {
  await draw(<List reason="a" />);
  await answer(ours({ list: 'one' }));
  await draw(<List reason="b" />);
  expect(words()).toBe('[one…]');
  await draw(<List reason="b" address="/list/2" />);
  expect(words()).toBe('[nothing…]');
  expect(asked).toMatchObject([{ path: '/list/2', routeId: 'beside/list' }]);
  await answer(ours({ list: 'two' }));
  expect(words()).toBe('[two]');
});

test('what nobody shows any more is ended and forgotten', async () => {
  await draw(<List />);
  const [first] = asked;
  await draw(null);
  await act(settled);
  expect(first?.signal.aborted).toBe(true);
  await act(async () => askPageAnew());
  expect(asked).toEqual([]);
  await draw(<List />);
  await answer(ours({ list: 'one' }));
  await draw(null);
  await act(settled);
  await draw(<List />);
  expect(words()).toBe('[nothing…]');
});

test('an answer that takes too long is told in words and asked for anew, with more time, until it comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  await draw(<List />);
  for (const times of [1, 2, 4, 8, 8]) {
    const [waiting] = asked;
    await pass(times * loadMaxMs - 1);
    expect(asked).toEqual([waiting]);
    await pass(1);
    expect(asked).toHaveLength(1);
    expect(asked).not.toEqual([waiting]);
    expect(words()).toBe(`[${unreachableMessage}…]`);
  }
  await answer(ours({ list: 'one' }));
  expect(words()).toBe('[one]');
  // What is known stays without a word, and has its first wait again.
  await act(async () => askPageAnew());
  const [waiting] = asked;
  await pass(loadMaxMs);
  expect(asked).not.toEqual([waiting]);
  expect(words()).toBe('[one…]');
});

test('a part that could not be had stays as it was known, and is asked for again, less often each time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
  const lost = { list: { problem: 'Not now.' } };
  await draw(<Parts />);
  expect(words()).toBe('loading nothing');
  await answer(ours({ list: { value: 'one' } }));
  expect(words()).toBe('known one');
  await act(async () => askFor('/list'));
  expect(words()).toBe('stale one');
  await answer(ours(lost));
  expect(words()).toBe('known one');
  for (const delayMs of [1_000, 2_000, 4_000]) {
    await pass(delayMs - 1);
    expect(asked).toHaveLength(0);
    await pass(1);
    await answer(ours(lost));
  }
  await act(async () => root.render(<Parts change={1} />));
  await act(async () => askFor('/list'));
  await answer(ours(lost));
  expect(words()).toBe('known Not now.');
});

test('a part that the service has refused is not asked for again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await draw(<Parts />);
  await answer(ours({ list: { problem: 'Never.', isFinal: true } }));
  await act(async () => vi.advanceTimersByTime(3_600_000));
  expect([words(), asked.length]).toEqual(['known Never.', 0]);
});

test('where the session is over the page is left for the way in, unless a form on its way says where it goes', async () => {
  const { origin } = window.location;
  vi.stubGlobal('location', { href: `${origin}/home`, origin, assign });
  await draw(<List />);
  const headers = { 'x-remix-redirect': '/welcome?returnTo=%2Fhome', 'x-remix-reload-document': 'true' };
  const onItsWay = [
    { state: 'submitting', formAction: '/myFeedback/new' },
    // Its answer has come and leads to another site, which has not.
    { state: 'loading', formAction: '/logout' },
  ] as const;
  for (const fetcher of onItsWay) {
    fetchers.set('form', fetcher);
    await answer(new Response(null, { status: 204, headers }));
    expect(assign).not.toHaveBeenCalled();
    await act(async () => askBesideAnew('/form'));
  }
  fetchers.clear();
  await answer(new Response(null, { status: 204, headers }));
  expect(assign).toHaveBeenCalledExactlyOnceWith('/welcome?returnTo=%2Fhome');
  expect(words()).toBe('[nothing…]');
});

const odd = 'This could not be loaded.';

test.each([
  ['a refusal', () => ours({ kind: 'refused', message: 'No.' }, { 'x-remix-catch': 'yes' }, 404), 'No.', 0],
  ['no such class', () => new Response(null, { status: 404, headers: { 'x-remix-catch': 'yes' } }), odd, 0],
  ['a mistake of ours', () => ours({ message: 'x' }, { 'x-remix-error': 'yes' }, 500), odd, 1],
  ['a page of something in between', () => new Response('<html>'), odd, 1],
  ['no JSON', () => new Response('<html>', { headers: { 'x-remix-response': 'yes' } }), odd, 1],
])(
  'an answer that is %s costs its part alone, and is asked for again where it may pass',
  async (_, respond, said, asks) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await draw(<List />);
    await answer(respond());
    expect(words()).toBe(`[${said}]`);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(asked).toHaveLength(asks);
    if (asks === 0) return;
    await answer(ours({ list: 'one' }));
    expect(words()).toBe('[one]');
    await act(async () => askFor('/list'));
    await answer(respond());
    expect(words()).toBe('[one]');
  },
);

/** Asks the portal, as the framework's own loaders and actions do. */
const fetchData = async ({ request }: { request: Request }) => {
  const answer = await fetch(request.url, { signal: request.signal });
  return answer.json();
};

function Page() {
  const { submit } = useFetcher();
  return (
    <>
      <List />
      <button type="button" onClick={() => submit(null, { method: 'post', action: '/form' })}>
        Send
      </button>
      <Link to="/other">Other</Link>
      <Outlet />
    </>
  );
}

test('what is loaded comes though a form, news and a link load the page at once', async () => {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: <Page />,
        children: [
          { index: true, loader: fetchData, element: null },
          { path: 'other', element: null },
        ],
      },
      { path: 'form', action: () => null },
      { id: 'beside/list', path: 'list', loader: fetchData },
    ],
    { hydrationData: { loaderData: { '0-0': null } }, future: { v7_fetcherPersist: true } },
  );
  vi.stubGlobal('__remixRouter', router);
  const press = (name: string) =>
    act(async () => {
      [...page.querySelectorAll<HTMLElement>('button, a')].find((one) => one.textContent === name)?.click();
      await settled();
    });
  await draw(<RouterProvider router={router} />);
  await press('Send');
  await act(async () => {
    askBesideAnew('/form');
    askPageAnew();
    await settled();
  });
  // What the form asked for comes, and what the news did is left for another page.
  await answer(ours({}), '/');
  await press('Other');
  expect(router.state).toMatchObject({ navigation: { state: 'idle' }, revalidation: 'idle' });
  await answer(ours({ list: 'one' }), '/list');
  expect(words()).toContain('[one]');
});
