import type { Page } from '@playwright/test';
import { table } from './figures.ts';

/** 95 of 100 frames are to come within this. */
export const goalP95Ms = 17;

export interface Frames {
  /** Milliseconds from frame to frame. */
  intervals: number[];
  /** Tasks of the main thread of more than 50 ms. */
  longTasks: number;
}

/** Scrolls the window `stepPx` each frame, down and up again, for so many frames. */
export function scroll(page: Page, { frames, stepPx }: { frames: number; stepPx: number }): Promise<Frames> {
  return page.evaluate(
    async ([count, px]) => {
      let longTasks = 0;
      const watch = new PerformanceObserver((list) => {
        longTasks += list.getEntries().length;
      });
      watch.observe({ type: 'longtask' });
      window.scrollTo(0, 0);
      await new Promise((resolve) => setTimeout(resolve, 500));
      const intervals: number[] = [];
      let before = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      let step = px;
      while (intervals.length < count) {
        const end = document.documentElement.scrollHeight - window.innerHeight;
        if (window.scrollY >= end - 1) step = -px;
        if (window.scrollY <= 0) step = px;
        window.scrollBy(0, step);
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        intervals.push(now - before);
        before = now;
      }
      watch.disconnect();
      return { intervals, longTasks };
    },
    [frames, stepPx] as const,
  );
}

/** A row for each kind, over all its runs. */
export function framesTable(kinds: readonly (readonly [name: string, runs: readonly Frames[]])[]): string {
  const rows = kinds.map(([name, runs]) => {
    const sorted = runs.flatMap(({ intervals }) => intervals).sort((a, b) => a - b);
    const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
    const late = sorted.filter((interval) => interval > goalP95Ms * 1.5).length;
    return [
      name,
      sorted.length,
      ...[0.5, 0.95, 0.99, 1].map((part) => at(part).toFixed(1)),
      `${((late / sorted.length) * 100).toFixed(1)} %`,
      runs.reduce((sum, { longTasks }) => sum + longTasks, 0),
    ];
  });
  return table(['', 'frames', 'p50 ms', 'p95', 'p99', 'max', 'late', 'tasks over 50 ms'], rows);
}
