import type { NetworkFigures, NetworkProbe } from '@tutor/rules/devices/network-figures';
import type { Transfer } from '@tutor/rules/devices/network-statistics';
import { measureBandwidth } from './network-bandwidth.ts';
import type { Clock } from './network-clock.ts';
import { measureLatency, probeBeside } from './network-latency.ts';
import type { NetworkLine } from './network-line.ts';

/** What the probes of one test work with. */
export interface ProbeTools {
  line: NetworkLine;
  ticket: string;
  clock: Clock;
  /** Loss in percent, or 'notMeasured'. */
  measureLoss: (signal: AbortSignal) => Promise<number | 'notMeasured'>;
  /** Bytes that have come or left. */
  onUsed: (bytes: number) => void;
  /** A figure that may still change. */
  onFigures: (figures: Partial<NetworkFigures>) => void;
}

export interface Probe {
  name: NetworkProbe;
  /** Measures; rejects where there is no figure. `known` is what the probes before have found. */
  measure: (signal: AbortSignal, known: NetworkFigures) => Promise<Partial<NetworkFigures>>;
}

/** The probes, in their order: the idle line first, and loss last, since it needs a relay. */
export function networkTestProbes({
  line,
  ticket,
  clock,
  measureLoss,
  onUsed,
  onFigures,
}: ProbeTools): readonly Probe[] {
  const ping = (signal: AbortSignal) => line.ping(ticket, signal);

  /** One direction, with the latency beside it. */
  const measureDirection = async (
    transfer: (bytes: number, signal: AbortSignal) => Promise<Transfer>,
    onMbps: (mbps: number) => void,
    signal: AbortSignal,
  ) => {
    const beside = probeBeside(ping, clock, signal);
    try {
      const mbps = await measureBandwidth({ transfer, clock, signal, onMbps });
      return { mbps, ...beside.read() };
    } finally {
      beside.stop();
    }
  };

  return [
    { name: 'latency', measure: (signal) => measureLatency(ping, clock, signal) },
    {
      name: 'download',
      measure: async (signal) => {
        const transfer = (bytes: number, ending: AbortSignal) => line.down(ticket, bytes, ending, onUsed);
        const { mbps, latencyMs, stalls } = await measureDirection(
          transfer,
          (downMbps) => onFigures({ downMbps }),
          signal,
        );
        return { downMbps: mbps, downLatencyMs: latencyMs, downStalls: stalls };
      },
    },
    {
      name: 'upload',
      measure: async (signal, known) => {
        const transfer = async (bytes: number, ending: AbortSignal) => {
          // All of it may have left the computer, whatever becomes of the answer.
          onUsed(bytes);
          const { ms, ...receipt } = await line.up(ticket, bytes, ending);
          return { ...receipt, ms: withoutReply(ms, known.latencyMs ?? 0) };
        };
        const { mbps, latencyMs, stalls } = await measureDirection(transfer, (upMbps) => onFigures({ upMbps }), signal);
        return { upMbps: mbps, upLatencyMs: latencyMs, upStalls: stalls };
      },
    },
    {
      name: 'loss',
      measure: async (signal) => {
        const loss = await measureLoss(signal);
        return { lossPercent: loss === 'notMeasured' ? null : loss };
      },
    },
  ];
}

/** An upload's time without the way of its answer, which carries no bytes; half of it at least. */
function withoutReply(ms: number, latencyMs: number): number {
  return Math.max(ms - latencyMs, ms / 2);
}
