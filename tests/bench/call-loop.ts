import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Server } from '../stack/server.ts';
import { signedInCookie } from '../stack/signed-in-cookie.ts';
import { Stack } from '../stack/stack.ts';
import { launchBrowser } from './browser.ts';
import { table } from './figures.ts';

/** Bounds of a run; `CALL_LOOP=200` makes so many calls of two people and a tenth as many of four. `CALL_LOOP_ONLY` names a
 * condition, `CALL_LOOP_PEOPLE` a size. */
const callsDefault = 20;
const callsMax = 500;
const soonMs = 5_000;
const limitMs = 30_000;
const lineMs = 150;
/** Late calls of one condition whose pages' own record is told. */
const toldMax = 3;
/** A slowed server runs this long and is held this long, in turn. */
const pulseMs = 60;

declare global {
  interface Window {
    callLog?: string[];
    pictures?: Set<string>;
  }
}

/** One call: how many ms after the last answer each page had all its pictures; undefined where one never came. */
interface Run {
  who: string;
  ms: number | undefined;
  log: string;
}

const conditions = {
  'a quiet line': {},
  'a line of 300 ms': { delayMs: lineMs },
  'a slowed portal': { slowed: 'portal' },
  'a slowed service': { slowed: 'backend' },
} as const satisfies Record<string, { delayMs?: number; slowed?: 'portal' | 'backend' }>;

/** Calls in a loop, by turns from either side: how many show all pictures in time. What came late or never is told with the pages' own record. */
export async function measureCallLoop(): Promise<string> {
  const wanted = Number(process.env.CALL_LOOP ?? callsDefault);
  const count = Math.min(callsMax, Math.max(1, Number.isFinite(wanted) ? wanted : callsDefault));
  const chosen = process.env.CALL_LOOP_ONLY;
  const size = Number(process.env.CALL_LOOP_PEOPLE);
  const sizes = size === 2 || size === 4 ? [size] : [2, 4];
  const stack = await Stack.start();
  const browser = await launchBrowser(['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream']);
  const rows: string[][] = [];
  const lost: string[] = [];
  try {
    for (const [name, condition] of Object.entries(conditions)) {
      if (chosen !== undefined && !name.includes(chosen)) continue;
      const { delayMs = 0, slowed }: { delayMs?: number; slowed?: 'portal' | 'backend' } = condition;
      const stopPulse = slowed === undefined ? () => undefined : pulse(stack[slowed]);
      try {
        for (const people of sizes) {
          const calls = people === 2 ? count : Math.ceil(count / 10);
          const runs = await loop(browser, stack, { people, calls, delayMs });
          const times = runs.flatMap(({ ms }) => (ms === undefined ? [] : [ms])).sort((one, other) => one - other);
          const row = [
            name,
            String(people),
            String(runs.length),
            String(times.filter((ms) => ms <= soonMs).length),
            String(times.length),
            `${times[Math.floor(times.length / 2)]?.toFixed(0) ?? '–'} / ${times.at(-1)?.toFixed(0) ?? '–'}`,
          ];
          rows.push(row);
          // A run of hundreds of calls takes an hour: one that is ended has said what it found.
          process.stderr.write(`${row.join(' | ')}\n`);
          const late = runs.filter(({ ms }) => ms === undefined || ms > soonMs);
          lost.push(...late.slice(0, toldMax).map(({ who, ms, log }) => `${name}, ${who}: ${ms ?? 'never'}\n${log}`));
        }
      } finally {
        stopPulse();
      }
    }
  } finally {
    await browser.close();
    await stack.stop();
  }
  const head = ['', 'people', 'calls', `all pictures within ${soonMs / 1_000} s`, 'ever', 'median / slowest (ms)'];
  return [table(head, rows), ...lost.map((one) => `\n#### Late: ${one}`)].join('\n');
}

/** Holds a server for moments, as a busy machine does. */
function pulse({ pid }: Server): () => void {
  let isHeld = false;
  const timer = setInterval(() => {
    isHeld = !isHeld;
    process.kill(pid, isHeld ? 'SIGSTOP' : 'SIGCONT');
  }, pulseMs);
  return () => {
    clearInterval(timer);
    process.kill(pid, 'SIGCONT');
  };
}

/** Somebody on a page of the chat. */
interface Side {
  name: string;
  page: Page;
  context: BrowserContext;
}

async function loop(
  browser: Browser,
  stack: Stack,
  { people, calls, delayMs }: { people: number; calls: number; delayMs: number },
): Promise<Run[]> {
  const groups: Side[][] = [];
  // Six calls a minute are what one person may begin.
  for (let index = 0; index < Math.min(3, calls); index += 1)
    groups.push(await openPeople(browser, stack, people, delayMs));
  const runs: Run[] = [];
  try {
    for (let index = 0; index < calls; index += 1) {
      const sides = groups[index % groups.length] ?? [];
      const caller = sides[Math.floor(index / groups.length) % 2];
      if (caller !== undefined)
        runs.push(
          await call(
            caller,
            sides.filter((side) => side !== caller),
          ),
        );
    }
  } finally {
    for (const side of groups.flat()) await side.context.close();
  }
  return runs;
}

async function openPeople(browser: Browser, stack: Stack, people: number, delayMs: number): Promise<Side[]> {
  const tutor = await stack.control.createTutor('contractPassed');
  const { tutor: tutorId, students, adviser } = await stack.control.chat.people(tutor.tuid);
  // The adviser owns each group, and so is one of its four.
  const pupils = students.slice(0, people === 2 ? 1 : people - 2).map(({ id }) => id);
  const called = people === 2 ? pupils : [...pupils, adviser];
  const conversationId =
    people === 2
      ? await stack.control.chat.open(tutorId, called[0] ?? 0)
      : await stack.control.chat.group({ name: 'Four', members: [tutorId, ...pupils] });
  const sides = [
    await openSide(browser, {
      name: 'tutor',
      url: `${stack.origin}/chat/${conversationId}`,
      delayMs,
      cookie: await signedInCookie(stack, tutor),
    }),
  ];
  for (const id of called) {
    const url = `${stack.backend.url}/demo/student/#/${id}/${conversationId}`;
    sides.push(await openSide(browser, { name: `person ${id}`, url, delayMs }));
  }
  return sides;
}

async function openSide(
  browser: Browser,
  { name, url, delayMs, cookie }: { name: string; url: string; delayMs: number; cookie?: string },
): Promise<Side> {
  const context = await browser.newContext();
  await watch(context);
  if (delayMs > 0) {
    await context.route('**/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2 * delayMs));
      await route.continue().catch(() => undefined);
    });
  }
  const [key = '', value = ''] = (cookie ?? '').split('=');
  if (cookie !== undefined) await context.addCookies([{ name: key, value, url: new URL(url).origin }]);
  const page = await context.newPage();
  await page.goto(url);
  return { name, page, context };
}

async function call(caller: Side, others: readonly Side[]): Promise<Run> {
  const begin = caller.page.getByRole('button', { name: 'Video call', exact: true });
  const [first] = await Promise.all([caller.page.waitForEvent('popup'), begin.click()]);
  const windows = [first];
  for (const { page } of others) {
    const accept = page.getByRole('button', { name: /^Accept/ });
    const [opened] = await Promise.all([page.waitForEvent('popup'), accept.click({ timeout: limitMs })]);
    windows.push(opened);
  }
  const pressedAt = Date.now();
  const seenAt = await Promise.all(windows.map((window) => seen(window, others.length)));
  const isLost = seenAt.includes(undefined);
  const isLate = seenAt.some((at) => at === undefined || at - pressedAt > soonMs);
  const logs = isLate ? await Promise.all(windows.map(readLog)) : [];
  await first.getByRole('button', { name: /Leave|Cancel/ }).click({ timeout: limitMs });
  for (const window of windows) await window.close();
  const ends = others.map(({ page }) => page.getByRole('button', { name: 'Video call', exact: true }));
  for (const button of [begin, ...ends]) await button.and(button.page().locator(':not([aria-disabled])')).waitFor();
  const names = [caller, ...others].map(({ name }) => name);
  return {
    who: `${names[0]} calls ${names.slice(1).join(', ')}`,
    ms: isLost ? undefined : Math.max(...seenAt.map((at) => (at ?? 0) - pressedAt)),
    log: logs.map((log, index) => `${names[index]}:\n${log}`).join('\n'),
  };
}

/** When a page had pictures of so many others; undefined where it has not by the limit. */
async function seen(page: Page, count: number): Promise<number | undefined> {
  const at = await page.evaluate(
    ([wanted, limit]) =>
      new Promise<number | null>((resolve) => {
        const giveUp = setTimeout(() => resolve(null), limit);
        const look = setInterval(() => {
          if ((window.pictures?.size ?? 0) < wanted) return;
          clearInterval(look);
          clearTimeout(giveUp);
          resolve(Date.now());
        }, 20);
      }),
    [count, limitMs] as const,
  );
  return at ?? undefined;
}

function readLog(page: Page): Promise<string> {
  return page.evaluate(
    () => `${(window.callLog ?? []).join('\n')}\n${document.querySelector('main')?.textContent?.slice(0, 300)}`,
  );
}

/** Pages note what their connections do, and whose pictures arrive. */
async function watch(context: BrowserContext): Promise<void> {
  // The loader of this bench wraps each function that has a name.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  await context.addInitScript(() => {
    const log: string[] = [];
    const pictures = new Set<string>();
    Object.assign(window, { callLog: log, pictures });
    const note = (text: string): void => {
      if (log.length < 400) log.push(`${performance.now().toFixed(0)} ${text}`);
    };
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const body = init?.body === undefined ? '' : String(init.body);
      const name = /calls\.\w+|call=\w+/.exec(`${String(input)} ${body}`)?.[0];
      if (name === undefined) return fetch(input, init);
      const kind = /offer|answer|candidates/.exec(body)?.[0] ?? '';
      note(`> ${name} ${kind}`);
      try {
        const answer = await fetch(input, init);
        note(`< ${name} ${kind} ${answer.status} ${(await answer.clone().text()).slice(0, 120)}`);
        return answer;
      } catch (error) {
        note(`< ${name} ${String(error)}`);
        throw error;
      }
    };
    let peers = 0;
    window.RTCPeerConnection = class extends window.RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        peers += 1;
        const id = `peer ${peers}`;
        note(`${id} made`);
        for (const event of ['connectionstatechange', 'signalingstatechange', 'icegatheringstatechange'])
          this.addEventListener(event, () =>
            note(`${id} ${this.connectionState} ${this.signalingState} ${this.iceGatheringState}`),
          );
        this.addEventListener('icecandidate', ({ candidate }) => note(`${id} found ${candidate?.candidate ?? 'all'}`));
        const look = setInterval(async () => {
          const stats = [...(await this.getStats()).values()];
          if (!stats.some(({ framesDecoded = 0 }) => framesDecoded > 0)) return;
          pictures.add(id);
          note(`${id} picture`);
          clearInterval(look);
        }, 20);
      }
      override async setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void> {
        note(`remote ${description.type}`);
        return super.setRemoteDescription(description);
      }
    };
  });
}
