import { latencyProbes, loadedProbeEveryMs, loadedProbesMax, probeMsMax } from '@tutor/rules/devices/network-limits';
import { jitter, median, stallsOf, warmProbes } from '@tutor/rules/devices/network-statistics';
import { type Clock, sleep } from './network-clock.ts';

/** One probe of latency: settles with the answer. */
type Ping = (signal: AbortSignal) => Promise<void>;

/** Fewer say nothing. */
const probesMin = 5;

/** A clock that ticks in longer steps cannot tell one probe from the next. */
const jitterStepMsMax = 5;

/** Ends before its deadline: few probes of a slow line count too. */
const endEarlyMs = 500;

/** Median and jitter of probes one after the other on a line that does nothing else. Rejects with too few. */
export async function measureLatency(ping: Ping, clock: Clock, signal: AbortSignal) {
  const untilMs = clock.now() + probeMsMax.latency - endEarlyMs;
  const probes: number[] = [];
  while (probes.length < latencyProbes && clock.now() < untilMs) probes.push(await timed(ping, clock, signal));
  const warm = warmProbes(probes);
  const latencyMs = median(warm);
  if (latencyMs === undefined || probes.length < probesMin) throw new Error('too few probes were answered');
  return { latencyMs, jitterMs: clock.stepMs() > jitterStepMsMax ? null : (jitter(warm) ?? null) };
}

/** Probes beside a busy line, until it is stopped: one each 400 ms, and never two at once. */
export function probeBeside(ping: Ping, clock: Clock, signal: AbortSignal) {
  const probes: number[] = [];
  const over = new AbortController();
  const ending = AbortSignal.any([signal, over.signal]);
  let waitingSince: number | undefined;
  const run = async (): Promise<void> => {
    while (!ending.aborted) {
      const startedAt = clock.now();
      waitingSince = startedAt;
      probes.push(await timed(ping, clock, ending));
      waitingSince = undefined;
      await sleep(clock, Math.max(0, loadedProbeEveryMs - (clock.now() - startedAt)), ending);
    }
  };
  // A probe that fails tells nothing of the line's speed; the transfer beside it says whether there is a line.
  run().catch(() => undefined);
  return {
    read(): LoadedLatency {
      // A probe that has no answer yet has waited so long at least.
      const waited = waitingSince === undefined ? [] : [clock.now() - waitingSince];
      const warm = warmProbes(probes).slice(-loadedProbesMax);
      return { latencyMs: median(warm) ?? null, stalls: stallsOf([...warm, ...waited]) };
    },
    stop: () => over.abort(),
  };
}

interface LoadedLatency {
  latencyMs: number | null;
  stalls: { count: number; longestMs: number };
}

async function timed(ping: Ping, clock: Clock, signal: AbortSignal): Promise<number> {
  const startedAt = clock.now();
  await ping(signal);
  return clock.now() - startedAt;
}
