import { readdirSync, readFileSync } from 'node:fs';

/** Share of one core that other programs may take during a run before it counts as disturbed. */
const foreignMax = 0.15;
const quietWaitMs = 5_000;
const repeatsMax = 1;

/**
 * Runs every item once a round, forwards and backwards in turn, so that what changes on the machine touches all alike. A
 * run that other programs disturbed is repeated once; the less disturbed one counts. Where the machine does not
 * say what else runs (no /proc), every run counts.
 */
export async function interleaved<Item, Result>(
  items: readonly Item[],
  rounds: number,
  run: (item: Item) => Promise<Result>,
): Promise<{ results: Map<Item, Result[]>; disturbed: number }> {
  const results = new Map<Item, Result[]>(items.map((item) => [item, []]));
  let disturbed = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const item of round % 2 === 0 ? items : [...items].reverse()) {
      let best: { result: Result; foreign: number } | undefined;
      for (let attempt = 0; attempt <= repeatsMax; attempt += 1) {
        await untilQuiet();
        const watch = watchOthers();
        const result = await run(item);
        const foreign = watch();
        if (best === undefined || foreign < best.foreign) best = { result, foreign };
        if (foreign <= foreignMax) break;
        disturbed += 1;
      }
      if (best !== undefined) results.get(item)?.push(best.result);
    }
  }
  return { results, disturbed };
}

async function untilQuiet(): Promise<void> {
  const endsAt = performance.now() + quietWaitMs;
  while (performance.now() < endsAt) {
    const watch = watchOthers();
    await new Promise((resolve) => setTimeout(resolve, 400));
    if (watch() <= foreignMax) return;
  }
}

/** Starts watching; the function says which share of one core was taken by programs that are not ours. */
function watchOthers(): () => number {
  const before = usage();
  return () => {
    const after = usage();
    if (before === undefined || after === undefined || after.at === before.at) return 0;
    const foreignTicks = after.machine - before.machine - (after.own - before.own);
    return Math.max(0, foreignTicks) / ((after.at - before.at) / 10);
  };
}

/** Processor time in ticks (10 ms) of the whole machine, and of this process with all that it started. */
function usage(): { at: number; machine: number; own: number } | undefined {
  try {
    const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = (
      readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? ''
    )
      .trim()
      .split(/\s+/)
      .slice(1)
      .map(Number);
    return { at: performance.now(), machine: user + nice + system + irq + softIrq, own: ownTicks() };
  } catch {
    return undefined;
  }
}

function ownTicks(): number {
  const children = new Map<number, number[]>();
  const ticks = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    try {
      const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name in brackets may hold anything; the fields after it are the fourth and on.
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
      const parent = Number(fields[1]);
      children.set(parent, [...(children.get(parent) ?? []), pid]);
      ticks.set(
        pid,
        [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0),
      );
    } catch {
      // It ended meanwhile; its time is with its parent.
    }
  }
  let sum = 0;
  const waiting = [process.pid];
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    sum += ticks.get(pid) ?? 0;
    waiting.push(...(children.get(pid) ?? []));
  }
  return sum;
}
