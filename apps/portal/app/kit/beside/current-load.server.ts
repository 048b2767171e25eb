import { AsyncLocalStorage } from 'node:async_hooks';
import type { AppLoadContext } from '@remix-run/node';
import type { LeftOut } from './left-out.ts';

interface CurrentLoad {
  log: AppLoadContext['log'];
  /** Rows of replies that could not be read. */
  leftOutRows: number;
}

// The loader or action that runs. The loaders of a document share a client and a context, so that these cannot tell.
const current = new AsyncLocalStorage<CurrentLoad>();

/** Counts rows of a reply that could not be read, for the loader that asked for it. */
export function countLeftOut(rows: number): void {
  const load = current.getStore();
  if (load !== undefined) load.leftOutRows += rows;
}

/** Logs an error that costs a part of the page and not the page. */
export function logLostPart(error: unknown): void {
  current.getStore()?.log.error({ err: error }, 'a part of the page could not be made');
}

/** Runs a loader or an action. Plain data say how many rows of the replies could not be read, where there were any. */
export async function runLoad({ log }: Pick<AppLoadContext, 'log'>, answer: () => unknown): Promise<unknown> {
  const load: CurrentLoad = { log, leftOutRows: 0 };
  const answered = await current.run(load, async () => answer());
  const { leftOutRows } = load;
  if (leftOutRows === 0 || !isPlainObject(answered)) return answered;
  return { ...answered, leftOutRows } satisfies LeftOut;
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
