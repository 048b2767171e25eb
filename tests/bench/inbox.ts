import type { Browser } from '@playwright/test';
import { signIn } from '../e2e/portal-test.ts';
import { Stack } from '../stack/stack.ts';
import { launchBrowser } from './browser.ts';
import { interleaved } from './rounds.ts';
import { type Frames, framesTable, goalP95Ms, scroll } from './scrolling.ts';

const messages = 10_000;
const rowsInPage = 200;
const rounds = 5;
const framesAtOnce = 300;
const stepPx = 90;
const newsEveryMs = 250;

type Kind = 'floor' | 'list' | 'news';
const names: Readonly<Record<Kind, string>> = {
  floor: `floor (${rowsInPage} plain links)`,
  list: '**ours**',
  news: `**ours**, a message every ${newsEveryMs} ms`,
};

/** Frames of the inbox with ten thousand messages while it is scrolled, quiet and with messages arriving. */
export async function measureInbox(): Promise<string> {
  const stack = await Stack.start();
  const browser = await launchBrowser().catch(async (error: unknown) => {
    await stack.stop();
    throw error;
  });
  try {
    const kinds: Kind[] = ['floor', 'list', 'news'];
    const { results, disturbed } = await interleaved(kinds, rounds, (kind) => scrolled(stack, browser, kind));
    return [
      `An inbox of ${messages} messages with ${rowsInPage} rows in the page, scrolled from end to end, ${framesAtOnce} frames ` +
        `a round, ${rounds} rounds in fresh pages (${disturbed} runs repeated because other work disturbed them). Goal: 95 of ` +
        `100 frames within ${goalP95Ms} ms.`,
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
  try {
    const page = await context.newPage();
    if (kind === 'floor') {
      await page.setContent(plainRows());
      return await scroll(page, { frames: framesAtOnce, stepPx });
    }
    const tutor = await stack.control.createTutor('contractPassed');
    await stack.control.sendMessage({ tuid: tutor.tuid, title: 'Message', count: messages });
    await signIn(context, stack.origin, tutor);
    await page.goto(`${stack.origin}/message`);
    await page.getByRole('banner').getByText('Live').first().waitFor();
    const rows = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
    while ((await rows.count()) < rowsInPage) {
      await rows.last().scrollIntoViewIfNeeded();
      await page.waitForTimeout(200);
    }
    if (kind === 'list') return await scroll(page, { frames: framesAtOnce, stepPx });
    let isOver = false;
    const news = (async () => {
      for (let number = 1; !isOver; number += 1) {
        await stack.control.sendMessage({ tuid: tutor.tuid, title: `News ${number}` });
        await page.waitForTimeout(newsEveryMs);
      }
    })();
    const frames = await scroll(page, { frames: framesAtOnce, stepPx });
    isOver = true;
    await news;
    return frames;
  } finally {
    await context.close();
  }
}

function plainRows(): string {
  const rows = Array.from(
    { length: rowsInPage },
    (_, index) =>
      `<li style="height:72px;border-top:1px solid"><a href="#${index}">Message ${index}<br>Please read. Today, 09:00</a></li>`,
  );
  return `<!doctype html><title>floor</title><ul>${rows.join('')}</ul>`;
}
