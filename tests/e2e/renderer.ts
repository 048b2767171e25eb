import type { CDPSession, Page } from '@playwright/test';

/** The process that runs a page. A browser that freezes the page's tab leaves it its locks, as a stopped process keeps them. */
export class Renderer {
  readonly pid: number;

  private constructor(pid: number) {
    this.pid = pid;
  }

  /** The browser does not say which process is whose: found by the work that the page is given. */
  static async of(page: Page): Promise<Renderer> {
    const browser = await page.context().browser()?.newBrowserCDPSession();
    if (browser === undefined) throw new Error('the page has no browser');
    const before = await cpuTimes(browser);
    await page.evaluate(() => {
      const end = performance.now() + 1_000;
      while (performance.now() < end);
    });
    const after = await cpuTimes(browser);
    await browser.detach();
    const worked = [...after].map(([pid, time]) => ({ pid, time: time - (before.get(pid) ?? 0) }));
    const [busiest] = worked.toSorted((a, b) => b.time - a.time);
    if (busiest === undefined) throw new Error('the browser has no renderer');
    return new Renderer(busiest.pid);
  }

  freeze(): void {
    process.kill(this.pid, 'SIGSTOP');
  }

  thaw(): void {
    process.kill(this.pid, 'SIGCONT');
  }
}

/** CPU time of each renderer, in seconds. */
async function cpuTimes(browser: CDPSession): Promise<Map<number, number>> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  return new Map(processInfo.filter(({ type }) => type === 'renderer').map(({ id, cpuTime }) => [id, cpuTime]));
}
