import { setTimeout as delay } from 'node:timers/promises';
import { ServiceError } from './service.mjs';

/** @typedef {import('./service.mjs').Service} Service */
/** @typedef {{ words: string, lines: readonly string[], ranMs: number }} End */

/** Waits 1, 2, 4 and 8 s between five ends in a row. A server that ran for a minute starts the count anew. */
const defaults = { firstWaitMs: 1_000, steadyMs: 60_000, quickEndsMax: 5 };

/**
 * Starts a server again whenever it ends by itself. Resolves once `signal` is aborted; rejects with a ServiceError when the
 * server ended too often in a row.
 * @param {Service} first
 * @param {() => Promise<Service>} startAgain
 * @param {{ say: (text: string) => void, signal: AbortSignal } & Partial<typeof defaults>} options
 */
export async function keepRunning(first, startAgain, { say, signal, ...limits }) {
  const { firstWaitMs, steadyMs, quickEndsMax } = { ...defaults, ...limits };
  const { name } = first;
  const restart = async () => {
    const service = await startAgain();
    say(`The ${name} is running again.`);
    return service;
  };
  let quickEnds = 0;
  for (let start = async () => first; ; start = restart) {
    const { words, lines, ranMs } = await endOf(start);
    if (signal.aborted) return;
    quickEnds = ranMs >= steadyMs ? 1 : quickEnds + 1;
    if (quickEnds >= quickEndsMax) {
      const reason = `That was ${quickEnds} times in a row soon after its start: it is not started again.`;
      throw new ServiceError(`${words} ${reason}`, name, lines);
    }
    say(`${words} Starting it again…`);
    await delay(firstWaitMs * 2 ** (quickEnds - 1), undefined, { signal }).catch(() => {});
    if (signal.aborted) return;
  }
}

/**
 * How a server ended, or why it did not come up.
 * @param {() => Promise<Service>} start
 * @returns {Promise<End>}
 */
async function endOf(start) {
  try {
    const service = await start();
    const startedAt = performance.now();
    const how = await service.exited;
    const words = `The ${service.name} ended by itself (${how}).`;
    return { words, lines: service.lastLines(), ranMs: performance.now() - startedAt };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { words: error.message, lines: error.lines, ranMs: 0 };
  }
}
