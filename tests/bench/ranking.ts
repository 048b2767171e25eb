import type { Browser } from '@playwright/test';
import { signIn } from '../e2e/portal-test.ts';
import { Stack } from '../stack/stack.ts';
import { launchBrowser } from './browser.ts';
import { interleaved } from './rounds.ts';
import { type Frames, framesTable, goalP95Ms, scroll } from './scrolling.ts';

const tutors = 10_000;
const rounds = 5;
const frames = 300;
/** Two rows a frame as one reads on, and end to end within the frames. */
const steps = { read: 90, race: 3_200 } as const;
const rowPx = 48;

type Kind = 'floor read' | 'read' | 'floor race' | 'race';
const names: Readonly<Record<Kind, string>> = {
  'floor read': `floor (${tutors} plain rows), ${steps.read} px a frame`,
  read: `**ours**, ${steps.read} px a frame, loading on`,
  'floor race': `floor, ${steps.race} px a frame`,
  race: `**ours**, ${steps.race} px a frame, loading on`,
};

/** Frames of a ranking of ten thousand tutors while it is scrolled and loads on. */
export async function measureRanking(): Promise<string> {
  const stack = await Stack.start();
  const browser = await launchBrowser().catch(async (error: unknown) => {
    await stack.stop();
    throw error;
  });
  try {
    await stack.control.addColleagues({ count: tutors, orders: 2, trials: 0 });
    const kinds: Kind[] = ['floor read', 'read', 'floor race', 'race'];
    const { results, disturbed } = await interleaved(kinds, rounds, (kind) => scrolled(stack, browser, kind));
    return [
      `A ranking of more than ${tutors} tutors, 50 of them a call, scrolled for ${frames} frames a round, ${rounds} rounds in ` +
        `fresh pages (${disturbed} runs repeated because other work disturbed them). Goal: 95 of 100 frames within ${goalP95Ms} ms.`,
      '',
      framesTable(kinds.map((kind) => [names[kind], results.get(kind) ?? []])),
    ].join('\n');
  } finally {
    await browser.close();
    await stack.stop();
  }
}

async function scrolled(stack: Stack, browser: Browser, kind: Kind): Promise<Frames> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const stepPx = kind.endsWith('read') ? steps.read : steps.race;
  try {
    const page = await context.newPage();
    if (kind.startsWith('floor')) await page.setContent(plainTable());
    else {
      await signIn(context, stack.origin, await stack.control.createTutor('contractPassed'));
      await page.goto(`${stack.origin}/growthCenter/growthRanking`);
      await page.getByRole('banner').getByText('Live').first().waitFor();
      const count = Number(await page.getByRole('table').first().getAttribute('aria-rowcount'));
      if (count < tutors) throw new Error(`the ranking has ${count} rows`);
    }
    return await scroll(page, { frames, stepPx });
  } finally {
    await context.close();
  }
}

function plainTable(): string {
  const rows = Array.from(
    { length: tutors },
    (_, index) => `<tr style="height:${rowPx}px"><td>${index + 1}<th>Tutor ${index}<td>${tutors - index}<td>up 1`,
  );
  return `<!doctype html><title>floor</title><table>${rows.join('')}</table>`;
}
