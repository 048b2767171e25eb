import { type NetworkFigures, type NetworkProbe, noFigures } from '@tutor/rules/devices/network-figures';
import { beginMsMax, probeMsMax } from '@tutor/rules/devices/network-limits';
import type { NetworkTestState } from '@tutor/rules/devices/network-test-state';
import { withinDeadline } from '../browser/deadline.ts';
import type { PageSignals } from '../browser/page-signals.ts';
import { networkTestProbes, type ProbeTools } from './network-probes.ts';

interface NetworkTestOptions extends Pick<ProbeTools, 'line' | 'clock' | 'measureLoss'> {
  page: PageSignals;
  /** Holds other tabs off; undefined where the browser has none. */
  locks: Pick<LockManager, 'request'> | undefined;
  onChange: (state: NetworkTestState) => void;
}

export interface NetworkTest {
  /** Begins a test; while one runs, nothing. */
  start(): void;
  /** Ends the test at once. */
  stop(): void;
}

const lockName = 'network-test';

/** The network test of one page. Each probe fails for itself alone; a test ends once, in one way. */
export function createNetworkTest({ page, locks, onChange, ...tools }: NetworkTestOptions): NetworkTest {
  let running: { end(phase: 'stopped' | 'void'): void } | undefined;

  function start(): void {
    if (running !== undefined) return;
    if (!page.isVisible()) {
      onChange({ phase: 'void', usedBytes: 0 });
      return;
    }
    const ending = new AbortController();
    const { signal } = ending;
    let figures = noFigures;
    let probe: NetworkProbe | 'begin' = 'begin';
    const tell = (): void => onChange({ phase: 'running', probe, figures });
    const finish = (state: NetworkTestState): void => {
      if (signal.aborted) return;
      running = undefined;
      stopListening();
      ending.abort();
      onChange(state);
    };
    const record = (changes: Partial<NetworkFigures>): void => {
      if (signal.aborted) return;
      figures = { ...figures, ...changes };
      tell();
    };
    running = { end: (phase) => finish({ phase, usedBytes: figures.usedBytes }) };
    const stopListening = page.listen({ onVisible() {}, onHidden: () => running?.end('void') });
    tell();

    const work = async (): Promise<void> => {
      const begun = await begin(tools);
      if ('refusal' in begun) return finish({ phase: 'limited', refusal: begun.refusal });
      const { ticket } = begun;
      const onUsed = (bytes: number): void => record({ usedBytes: figures.usedBytes + bytes });
      const probes = networkTestProbes({ ...tools, ticket, onUsed, onFigures: record });
      for (const { name, measure } of signal.aborted ? [] : probes) {
        probe = name;
        tell();
        const deadline = { timers: tools.clock, timeoutMs: probeMsMax[name], signal };
        await withinDeadline(deadline, (within) => measure(within, figures)).then(record, () =>
          record({ ...unmeasured[name], failed: [...figures.failed, name] }),
        );
        if (signal.aborted) break;
      }
      tools.line.end(ticket);
      finish({ phase: 'done', figures });
    };
    alone(locks, signal, work).then(
      (wasAlone) => {
        if (!wasAlone) finish({ phase: 'elsewhere' });
      },
      () => finish({ phase: 'unreachable' }),
    );
  }

  return { start, stop: () => running?.end('stopped') };
}

/** What a probe has shown on its way to nothing. */
const unmeasured: Readonly<Record<NetworkProbe, Partial<NetworkFigures>>> = {
  latency: {},
  download: { downMbps: null },
  upload: { upMbps: null },
  loss: {},
};

/** Gets a ticket. A test that was stopped meanwhile waits for it too, so that it can be given back. */
function begin({ line, clock }: Pick<ProbeTools, 'line' | 'clock'>) {
  const { signal } = new AbortController();
  return withinDeadline({ timers: clock, timeoutMs: beginMsMax, signal }, (within) => line.begin(within));
}

/** Works while no other tab does; false where one does. */
async function alone(
  locks: Pick<LockManager, 'request'> | undefined,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<boolean> {
  if (locks === undefined) {
    await work();
    return true;
  }
  return locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    // The lock is free with the test's end, whatever a request that was given up still does.
    const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    await Promise.race([work(), ended]);
    return true;
  });
}
