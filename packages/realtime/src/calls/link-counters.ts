import type { LinkCounters } from './quality.ts';

/** The part of a stats report that is read. Browsers leave out what they do not measure. */
type Stats = Pick<RTCStatsReport, 'forEach'>;

interface Inbound {
  type: string;
  kind?: unknown;
  nominated?: unknown;
  packetsReceived?: unknown;
  packetsLost?: unknown;
  jitter?: unknown;
  currentRoundTripTime?: unknown;
  frameWidth?: unknown;
  frameHeight?: unknown;
  framesPerSecond?: unknown;
}

/** What arrives over a connection, from its stats. */
export function linkCounters(stats: Stats, isConnected: boolean): LinkCounters {
  const counters: LinkCounters = {
    isConnected,
    packetsReceived: 0,
    packetsLost: 0,
    jitterMs: undefined,
    roundTripMs: undefined,
    width: undefined,
    height: undefined,
    framesPerSecond: undefined,
  };
  stats.forEach((entry: Inbound) => {
    if (entry.type === 'inbound-rtp') addInbound(counters, entry);
    if (entry.type === 'candidate-pair' && entry.nominated === true) {
      counters.roundTripMs = milliseconds(entry.currentRoundTripTime) ?? counters.roundTripMs;
    }
  });
  return counters;
}

function addInbound(counters: LinkCounters, entry: Inbound): void {
  counters.packetsReceived += amount(entry.packetsReceived) ?? 0;
  counters.packetsLost += amount(entry.packetsLost) ?? 0;
  if (entry.kind === 'audio') counters.jitterMs = milliseconds(entry.jitter);
  if (entry.kind !== 'video') return;
  counters.width = amount(entry.frameWidth);
  counters.height = amount(entry.frameHeight);
  counters.framesPerSecond = amount(entry.framesPerSecond);
}

function amount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : undefined;
}

function milliseconds(inSeconds: unknown): number | undefined {
  return typeof inSeconds === 'number' ? amount(inSeconds * 1_000) : undefined;
}
