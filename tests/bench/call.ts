import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signedInCookie } from '../stack/signed-in-cookie.ts';
import { Stack } from '../stack/stack.ts';
import { serveTwoPeers } from './bare/two-peers.ts';
import { launchBrowser } from './browser.ts';
import { median, table } from './figures.ts';
import { interleaved } from './rounds.ts';

const rounds = 5;
const goal = 1.5;
const ways = ['ours', 'bare', 'open'] as const;
type Way = (typeof ways)[number];
const names: Readonly<Record<Way, string>> = {
  ours: "**ours**: portal, service and the student's page",
  bare: 'two bare pages, one WebSocket between them; the press opens a window',
  open: 'the same, both open before the press',
};
const withinMs = 30_000;

/** From accepting a call to the first picture of each side, in ms. */
interface Run {
  callee: number;
  caller: number;
}

declare global {
  interface Window {
    acceptedAt?: number;
    firstPictureAt?: number;
  }
}

/** How long after accepting a call both see each other, beside two pages that do nothing else. */
export async function measureCall(): Promise<string> {
  const peers = await serveTwoPeers();
  const stack = await Stack.start();
  try {
    const tutor = await stack.control.createTutor('contractPassed');
    const cookie = await signedInCookie(stack, tutor);
    const chat = await stack.control.openChat(tutor.tuid);
    const run: Record<Way, (browser: Browser) => Promise<Run>> = {
      bare: (browser) => callBare(browser, peers.url, '/ring'),
      open: (browser) => callBare(browser, peers.url, '/answer'),
      ours: (browser) => callOurs(browser, stack, { cookie, ...chat }),
    };
    const { results, disturbed } = await interleaved(ways, rounds, (way) => inBrowser(run[way]));
    const of = (way: Way, side: keyof Run): number => median((results.get(way) ?? []).map((one) => one[side]));
    const times = (side: keyof Run, floor: Way = 'bare'): number => of('ours', side) / of(floor, side);
    return [
      `From the press on Accept, which opens the call in a window of its own, to the first decoded picture of the other side; a video ` +
        `call on loopback with the browser's fake devices. Medians of ${rounds} interleaved rounds in ms, each in a fresh browser ` +
        `(${disturbed} runs repeated because other work disturbed them). Goal: at most ${goal} times the bare pages that open a window.`,
      '',
      table(
        ['', 'who accepts sees', 'the caller sees', 'reached'],
        [
          ...ways.map((way) => [names[way], of(way, 'callee').toFixed(0), of(way, 'caller').toFixed(0), '']),
          [
            'ours of bare',
            times('callee').toFixed(2),
            times('caller').toFixed(2),
            Math.max(times('callee'), times('caller')) <= goal ? 'yes' : 'NO',
          ],
          ['ours of those that are open', times('callee', 'open').toFixed(2), times('caller', 'open').toFixed(2), ''],
        ],
      ),
    ].join('\n');
  } finally {
    await stack.stop();
    await peers.close();
  }
}

async function inBrowser(run: (browser: Browser) => Promise<Run>): Promise<Run> {
  const browser = await launchBrowser(['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream']);
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

async function callBare(browser: Browser, url: string, ringPath: '/ring' | '/answer'): Promise<Run> {
  const caller = await pageIn(await watchedContext(browser), `${url}/caller`);
  await caller.waitForFunction(() => document.title === 'ready');
  const ringing = await pageIn(await watchedContext(browser), `${url}${ringPath}`);
  return accept(ringing, caller, { opensWindow: ringPath === '/ring' });
}

async function callOurs(
  browser: Browser,
  { origin, backend }: Stack,
  { cookie, studentId, conversationId }: { cookie: string; studentId: number; conversationId: number },
): Promise<Run> {
  const tutor = await watchedContext(browser);
  const [name = '', value = ''] = cookie.split('=');
  await tutor.addCookies([{ name, value, url: origin }]);
  const student = await pageIn(
    await watchedContext(browser),
    `${backend.url}/demo/student/#/${studentId}/${conversationId}`,
  );
  const caller = await pageIn(tutor, `${origin}/call/new?conversation=${conversationId}&type=2`);
  // An address calls nobody by itself.
  await caller.getByRole('button', { name: 'Call', exact: true }).click();
  const run = await accept(student, caller);
  await caller.getByRole('button', { name: 'Leave' }).click();
  await caller.getByText(/^Video call, \d\d:\d\d$/).waitFor();
  return run;
}

async function pageIn(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** Accepts on a page on which a call rings, once it is at rest. */
async function accept(ringing: Page, caller: Page, { opensWindow = true } = {}): Promise<Run> {
  const button = ringing.getByRole('button', { name: /^Accept/ });
  await button.waitFor();
  await ringing.waitForTimeout(1_000);
  const [callee] = await Promise.all([opensWindow ? ringing.waitForEvent('popup') : ringing, button.click()]);
  // The portal's policy of contents forbids Playwright's waitForFunction.
  const seenAt = (page: Page): Promise<number> =>
    page.evaluate(
      (timeoutMs) =>
        new Promise<number>((resolve, reject) => {
          setTimeout(() => reject(new Error('no picture has come')), timeoutMs);
          setInterval(() => {
            if (window.firstPictureAt !== undefined) resolve(window.firstPictureAt);
          }, 50);
        }),
      withinMs,
    );
  const [calleeAt, callerAt] = await Promise.all([seenAt(callee), seenAt(caller)]);
  const acceptedAt = await ringing.evaluate(() => window.acceptedAt ?? Number.NaN);
  return { callee: calleeAt - acceptedAt, caller: callerAt - acceptedAt };
}

/** A context whose pages note when Accept is pressed and when the first picture that came over a connection is there. */
async function watchedContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('button')?.textContent.startsWith('Accept'))
          window.acceptedAt = performance.timeOrigin + performance.now();
      },
      true,
    );
    window.RTCPeerConnection = class extends window.RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        // Asked often: a callback of a video that nobody shows never comes.
        const watch = setInterval(async () => {
          const stats = [...(await this.getStats()).values()];
          if (!stats.some(({ framesDecoded = 0 }) => framesDecoded > 0)) return;
          window.firstPictureAt ??= performance.timeOrigin + performance.now();
          clearInterval(watch);
        }, 10);
      }
    };
  });
  return context;
}
