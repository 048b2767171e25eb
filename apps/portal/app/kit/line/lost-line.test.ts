import { unreachableMessage } from '@tutor/api/core/api-error';
import { callTimeoutMs } from '@tutor/rules/realtime/policy';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ShownPage } from '../framework/framework-router.ts';
import { LostLineError, type PatientPage, patientFetch } from './lost-line.ts';

const origin = 'https://portal.example';
const shownHome: ShownPage = {
  path: '/home',
  pendingPath: undefined,
  isSending: false,
  loaderData: { 'shell/home': { today: 3 } },
};
const askPageAnew = vi.fn();
const onFormAnswer = vi.fn();
const home: PatientPage = { shown: () => shownHome, askPageAnew, onFormAnswer };
const lost = new TypeError('Failed to fetch');
/** What a loader's thrown answer arrives as. */
const thrown = (status: number) => new Response('{}', { status, headers: { 'X-Remix-Catch': 'yes' } });
const ours = (data: unknown, status = 200) => Response.json(data, { status, headers: { 'X-Remix-Response': 'yes' } });

let page: EventTarget & { location?: { href: string; origin: string } };

beforeEach(() => {
  // What still waits at a test's end must not go on in the next.
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { location: { href: `${origin}/home`, origin } });
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  askPageAnew.mockReset();
  onFormAnswer.mockReset();
});

/** A line that gives these answers, one after the other; the last for ever. */
function line(...answers: (Response | Error)[]) {
  return vi.fn<typeof fetch>(() => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer instanceof Response ? Promise.resolve(answer.clone()) : Promise.reject(answer);
  });
}

test.each([
  ['answered', ours({ isDone: true }), true],
  ['refused', ours({ isDone: false }, 422), true],
  ['lost with the line', lost, true],
  ['answered by another page', new Response(null, { status: 204, headers: { 'X-Remix-Redirect': '/home' } }), true],
  [
    'answered by another document',
    new Response(null, { status: 204, headers: { 'X-Remix-Redirect': '/welcome', 'X-Remix-Reload-Document': 'true' } }),
    false,
  ],
])('a form that was %s tells its address where the page stays', async (_, answer, isTold) => {
  await patientFetch(line(answer), home)(`${origin}/account/bind-phone?_data=account%2Fbind-phone`, { method: 'POST' });
  expect(onFormAnswer.mock.calls).toEqual(isTold ? [['/account/bind-phone']] : []);
});

describe('a form that is sent while the line is down', () => {
  test('hears that it was not sent, by the name of its button, and is not sent again by itself', async () => {
    const down = line(lost);
    const body = new URLSearchParams({ intent: 'bind', phone: '917' });
    const answer = await patientFetch(down, home)(`${origin}/account/bind-phone?_data=account%2Fbind-phone`, {
      method: 'POST',
      body,
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('x-remix-response')).toBe('yes');
    expect(await answer.json()).toEqual({
      isDone: false,
      intent: 'bind',
      form: '',
      error: unreachableMessage,
      fieldErrors: {},
      values: { intent: 'bind', phone: '917' },
      flash: { tone: 'error', message: unreachableMessage },
    });
    expect(down).toHaveBeenCalledTimes(1);
  });

  test('that is a page has its own words, texts and key again', async () => {
    const body = new FormData();
    for (const [field, value] of Object.entries({ form: 'referral', key: 'k', firstName: 'Ana' }))
      body.set(field, value);
    body.set('file', new Blob(['x']), 'x.png');
    const send = patientFetch(line(lost), home);
    const answer = await send(`${origin}/referrals?_data=referrals`, { method: 'POST', body });
    expect(await answer.json()).toMatchObject({
      form: 'referral',
      error: unreachableMessage,
      fieldErrors: {},
      values: { form: 'referral', key: 'k', firstName: 'Ana' },
    });
  });

  test('hears the same when something in between answers for the portal', async () => {
    const answer = await patientFetch(line(new Response('<h1>Bad gateway</h1>', { status: 502 })), home)(
      `${origin}/login?_data=account%2Flogin`,
      { method: 'POST' },
    );
    expect(await answer.json()).toMatchObject({ error: unreachableMessage, intent: '' });
  });
});

describe('a form that is sent over a line that is silent', () => {
  /** A line that never answers; what the browser gives up ends for the reason that it was given up for. */
  const silent: typeof fetch = (_input, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });

  test.each(['/messages/notice', '/messages/agree'])('to %s hears it like any other lost line', async (path) => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const { signal } = new AbortController();
    const body = new URLSearchParams({ intent: 'closeDidi' });
    const answer = patientFetch(silent, home)(`${origin}${path}?_data=x`, { method: 'POST', body, signal });
    expect(timeout).toHaveBeenCalledExactlyOnceWith(callTimeoutMs);
    limit.abort(new DOMException('signal timed out', 'TimeoutError'));
    expect(await (await answer).json()).toMatchObject({ intent: 'closeDidi', error: unreachableMessage });
  });

  test('to a page with files and long calls waits for as long as they take', () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    void patientFetch(silent, home)(`${origin}/myFeedback/new?_data=x`, { method: 'POST' });
    expect(timeout).not.toHaveBeenCalled();
  });
});

describe('a page', () => {
  test.each([
    ['the line is down', lost],
    ['something in between answers for the portal', new Response('', { status: 502 })],
    ['the portal cannot reach its service', thrown(502)],
    ['the service takes too long', thrown(504)],
    ['the service is asked too much', thrown(429)],
  ])('that asks for its newest data while %s keeps what it has and asks again', async (_when, down) => {
    const fetch = patientFetch(line(down), home);
    const answers = await Promise.all([1, 2].map(() => fetch(`${origin}/home?_data=shell%2Fhome`)));
    for (const answer of answers) expect(await answer.json()).toEqual({ today: 3 });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(askPageAnew).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(askPageAnew).toHaveBeenCalledTimes(1);
    // Still down: again, until it comes.
    await fetch(`${origin}/home?_data=shell%2Fhome`);
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(askPageAnew).toHaveBeenCalledTimes(2);
  });

  test('does not say again what was said when it came', async () => {
    const loaderData = {
      root: { nowMs: 5, flash: { tone: 'success', message: 'Sent.', clearsDraft: 'new-feedback' } },
    };
    const told = { ...home, shown: () => ({ ...shownHome, loaderData }) };
    const answer = await patientFetch(line(lost), told)(`${origin}/home?_data=root`);
    expect(await answer.json()).toEqual({ nowMs: 5, flash: null });
  });

  test('is known by its query, however that is written', async () => {
    const path = '/message?q=two%20words';
    const searched = { ...home, shown: () => ({ ...shownHome, path, loaderData: { list: [1] } }) };
    const answer = await patientFetch(line(lost), searched)(`${origin}/message?q=two+words&_data=list`);
    expect(await answer.json()).toEqual([1]);
  });

  test('never gets its own data for another address of its route', async () => {
    const fetch = patientFetch(line(lost, ours({ today: 4 })), home);
    const answer = fetch(`${origin}/home?before=9&_data=shell%2Fhome`);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await (await answer).json()).toEqual({ today: 4 });
  });

  test('keeps what it has where its form was sent to it without the query of its address', async () => {
    const path = '/home?before=9';
    const sending = { ...home, shown: () => ({ ...shownHome, path, pendingPath: '/home', isSending: true }) };
    const answer = await patientFetch(line(lost), sending)(`${origin}/home?_data=shell%2Fhome`);
    expect(await answer.json()).toEqual({ today: 3 });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(askPageAnew).toHaveBeenCalledOnce();
    const going = { ...home, shown: () => ({ ...sending.shown(), isSending: false }) };
    await expect(patientFetch(line(lost), going)(`${origin}/home?_data=shell%2Fhome`)).rejects.toThrow(LostLineError);
  });

  test('that is gone to fails, and the framework says so', async () => {
    const going = { ...home, shown: () => ({ ...shownHome, pendingPath: '/classTab?view=day' }) };
    const address = `${origin}/classTab?view=day&_data=classes%2Fclass-tab`;
    for (const answer of [lost, new Response('', { status: 502 })]) {
      await expect(patientFetch(line(answer), going)(address)).rejects.toThrow(LostLineError);
    }
    expect((await patientFetch(line(thrown(504)), going)(address)).status).toBe(504);
    expect(askPageAnew).not.toHaveBeenCalled();
  });
});

describe('what is loaded beside the page', () => {
  const address = `${origin}/shell/extras?_data=shell%2Fextras`;

  test('is asked for again, after a while or when the line is back, until it comes', async () => {
    const down = line(lost, new Response('', { status: 503 }), thrown(502), ours({ flowers: 12 }));
    const waiting = patientFetch(down, home)(address);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(down).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(down).toHaveBeenCalledTimes(2);
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await (await waiting).json()).toEqual({ flowers: 12 });
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ['while the line is down', line(lost)],
    ['while it is on its way', vi.fn<typeof fetch>((_, init) => givenUp(init?.signal))],
  ])('is not asked for again once nobody wants it, and ends without an error: %s', async (_name, down) => {
    const wanted = new AbortController();
    const ended = vi.fn<(answer: Response) => void>();
    void patientFetch(down, home)(address, { signal: wanted.signal }).then(ended);
    await vi.advanceTimersByTimeAsync(100);
    wanted.abort();
    await vi.advanceTimersByTimeAsync(5_000);
    // The framework waits for it with all that it asks for at the same time, and looks at it no more.
    expect(ended.mock.calls.map(([answer]) => answer.status)).toEqual([200]);
    expect(vi.getTimerCount()).toBe(0);
    expect(down).toHaveBeenCalledTimes(1);
  });
});

/** A request that is never answered, only given up. */
function givenUp(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}

describe('nothing else is touched:', () => {
  test.each([
    ['an answer of ours, whatever its status', `${origin}/home?_data=shell%2Fhome`, ours({ message: 'no' }, 502)],
    ['a page that is not there', `${origin}/home?_data=shell%2Fhome`, thrown(404)],
    [
      'an error of ours',
      `${origin}/home?_data=shell%2Fhome`,
      new Response('{}', { status: 500, headers: { 'X-Remix-Error': 'yes' } }),
    ],
    ['another fetch of the page', `${origin}/messages/updates?since=3`, new Response('', { status: 502 })],
    ['another site', 'https://elsewhere.example/?_data=x', new Response('', { status: 502 })],
  ])('%s', async (_name, address, given) => {
    expect((await patientFetch(line(given), home)(address)).status).toBe(given.status);
  });

  test('a fetch that ends for a reason of its own', async () => {
    const aborted = new DOMException('The user aborted a request.', 'AbortError');
    await expect(patientFetch(line(aborted), home)(`${origin}/home?_data=shell%2Fhome`)).rejects.toBe(aborted);
  });
});
