import type { Page } from '@playwright/test';
import { z } from 'zod';
import { type LineSpeed, PacedLine } from '../stack/paced-line.ts';
import { signedInCookie } from '../stack/signed-in-cookie.ts';
import { Stack } from '../stack/stack.ts';
import { startTurn } from '../stack/turn.ts';
import { launchBrowser } from './browser.ts';
import { median, table } from './figures.ts';
import { interleaved } from './rounds.ts';

const rounds = 3;
const lines: readonly LineSpeed[] = [
  { downMbps: 10, upMbps: 5, roundTripMs: 40 },
  { downMbps: 20, upMbps: 10, roundTripMs: 40 },
];
const offMax = 0.15;
const spreadMax = 0.1;
const secondsMax = 20;
const megabytesMax = 40;

const runSchema = z.object({
  latencyMs: z.number(),
  downMbps: z.number(),
  upMbps: z.number(),
  lossPercent: z.number().nullable(),
  usedBytes: z.number(),
});

type Run = z.infer<typeof runSchema> & { seconds: number };

/** What /speed says of lines whose speed is known. */
export async function measureSpeed(): Promise<string> {
  const turn = await startTurn();
  const stack = await Stack.start({ turn: turn?.settings });
  try {
    const cookie = await signedInCookie(stack, await stack.control.createTutor('contractPassed'));
    const { results, disturbed } = await interleaved(lines, rounds, (line) => testLine(stack.origin, cookie, line));
    return [
      `The network test of a signed-in tutor over a line that is paced in the bench's own process, ${rounds} interleaved rounds, each in a ` +
        `fresh browser (${disturbed} runs repeated because other work disturbed them). 'Off' is the median beside the line, 'spread' the ` +
        `farthest run beside the median. Goals: off ≤ ${percent(offMax)}, spread ≤ ${percent(spreadMax)}, ` +
        `≤ ${secondsMax} s and ≤ ${megabytesMax} MB for the longest test. Loss goes to a TURN server on loopback, which is not paced.`,
      '',
      table(
        ['line', 'figure', 'is', 'measured', 'off', 'spread', 'reached'],
        lines.flatMap((line) => rowsOf(line, results.get(line) ?? [])),
      ),
      '',
      table(
        ['line', 'longest test s', 'most data MB', 'loss %', 'reached'],
        lines.map((line) => costOf(line, results.get(line) ?? [])),
      ),
    ].join('\n');
  } finally {
    await stack.stop();
    await turn?.stop();
  }
}

const nameOf = ({ downMbps, upMbps, roundTripMs }: LineSpeed): string =>
  `${downMbps} down, ${upMbps} up, ${roundTripMs} ms`;
const percent = (share: number): string => `${Math.round(share * 100)} %`;

function rowsOf(line: LineSpeed, runs: readonly Run[]): string[][] {
  const figures = [
    ['download Mbit/s', line.downMbps, runs.map(({ downMbps }) => downMbps)],
    ['upload Mbit/s', line.upMbps, runs.map(({ upMbps }) => upMbps)],
    ['latency ms', line.roundTripMs, runs.map(({ latencyMs }) => latencyMs)],
  ] as const;
  return figures.map(([name, is, measured]) => {
    const middle = median(measured);
    const off = Math.abs(middle - is) / is;
    const spread = Math.max(...measured.map((value) => Math.abs(value - middle) / middle));
    const isReached = off <= offMax && spread <= spreadMax;
    return [nameOf(line), name, String(is), middle.toFixed(1), percent(off), percent(spread), isReached ? 'yes' : 'NO'];
  });
}

function costOf(line: LineSpeed, runs: readonly Run[]): string[] {
  const seconds = Math.max(...runs.map((run) => run.seconds));
  const megabytes = Math.max(...runs.map(({ usedBytes }) => usedBytes / 1_000_000));
  const losses = runs.map(({ lossPercent }) => lossPercent ?? 'not measured');
  const isReached = seconds <= secondsMax && megabytes <= megabytesMax;
  return [nameOf(line), seconds.toFixed(1), megabytes.toFixed(1), losses.join(', '), isReached ? 'yes' : 'NO'];
}

/** One test in a fresh browser, which comes to the portal by a paced line. */
async function testLine(origin: string, cookie: string, speed: LineSpeed): Promise<Run> {
  const { host, port } = new URL(origin);
  const line = await PacedLine.start(Number(port), speed);
  const browser = await launchBrowser([`--host-resolver-rules=MAP ${host} 127.0.0.1:${line.port}`]);
  try {
    const context = await browser.newContext();
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: origin }]);
    const page = await context.newPage();
    await page.goto(`${origin}/speed`, { waitUntil: 'networkidle' });
    return await testOnce(page);
  } finally {
    await browser.close();
    await line.stop();
  }
}

async function testOnce(page: Page): Promise<Run> {
  const kept = page.waitForRequest((request) => request.url().endsWith('/devices/network-test'));
  const startedAt = performance.now();
  await page.getByRole('button', { name: 'Start the test' }).click();
  const body = new URLSearchParams((await kept).postData() ?? '');
  const seconds = (performance.now() - startedAt) / 1_000;
  return { ...runSchema.parse(JSON.parse(body.get('figures') ?? '')), seconds };
}
