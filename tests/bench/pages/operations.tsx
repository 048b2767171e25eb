import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type {} from '../page-operations.ts';

let root: Root | undefined;

/** Draws into the page's one root; the first time makes it. */
export function render(content: ReactNode): void {
  const host = document.getElementById('root');
  if (host === null) throw new Error('no #root');
  root ??= createRoot(host);
  root.render(content);
}

/** Takes everything off the page. */
export function unmount(): void {
  root?.unmount();
  root = undefined;
}

/** Offers the page's operations to the bench; `idle` is what frames cost in which nothing happens. */
export function offer(operations: NonNullable<Window['operations']>): void {
  window.operations = { ...operations, idle: (times) => repeat(times, () => until(noAct, isAlways)) };
}

/** Loads the product's fonts, which are there before any table in it: text around it has used them. */
export async function fontsLoaded(): Promise<void> {
  await document.fonts.load('400 12px "Inter Variable"', 'Class 12');
}

/** Does something several times, one after another. */
export async function repeat(times: number, once: (index: number) => Promise<number>): Promise<number[]> {
  const took: number[] = [];
  for (let index = 0; index < times; index += 1) took.push(await once(index));
  return took;
}

/** From the act until after the paint of the first frame in which its result stands in the page. */
export async function until(act: () => void, isShown: () => boolean): Promise<number> {
  await nextFrame();
  const startedAt = performance.now();
  act();
  do await nextFrame();
  while (!isShown());
  await painted();
  return performance.now() - startedAt;
}

export function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** From within a frame: the moment after it was painted, when the browser hears the next press. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(0);
  });
}

const noAct = (): void => undefined;
const isAlways = (): boolean => true;
