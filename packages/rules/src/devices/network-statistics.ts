/** The middle of some values; of two middles their mean. Undefined without values. */
export function median(values: readonly number[]): number | undefined {
  const inOrder = values.toSorted((a, b) => a - b);
  const upper = inOrder[Math.floor(inOrder.length / 2)];
  const lower = inOrder[Math.floor((inOrder.length - 1) / 2)];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

/** Value under which a share (0 to 1) of the values lies, between two of them where it falls there. */
export function percentile(values: readonly number[], share: number): number | undefined {
  const inOrder = values.toSorted((a, b) => a - b);
  const place = (inOrder.length - 1) * share;
  const below = inOrder[Math.floor(place)];
  const above = inOrder[Math.ceil(place)];
  return below === undefined || above === undefined ? undefined : below + (above - below) * (place % 1);
}

/** Mean difference of each probe to the one before it. Undefined for fewer than two. */
export function jitter(values: readonly number[]): number | undefined {
  if (values.length < 2) return undefined;
  const differences = values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? value)));
  return differences.reduce((sum, difference) => sum + difference, 0) / differences.length;
}

/** Probes of latency without the first, which holds the handshake of a cold connection. */
export function warmProbes(probesMs: readonly number[]): number[] {
  return probesMs.slice(1);
}

/** A request that arrived whole. */
export interface Transfer {
  /** As the other end received them. */
  bytes: number;
  ms: number;
}

/** Shorter requests say more of the clock than of the line. */
export const transferMsMin = 10;
const bandwidthShare = 0.9;

/** Bandwidth in Mbit/s: the 90th percentile of the requests that took longer than 10 ms. */
export function bandwidthMbps(transfers: readonly Transfer[]): number | undefined {
  const rates = transfers.filter(({ ms }) => ms > transferMsMin).map(({ bytes, ms }) => (bytes * 8) / ms / 1_000);
  return percentile(rates, bandwidthShare);
}

const stallMs = 1_000;
/** A line that is slow all the time does not stall: a stall stands out among its neighbours. */
const stallTimes = 3;

/** Pauses of the line: probes that took a second and more, and three times as long as the rest. */
export function stallsOf(probesMs: readonly number[]): { count: number; longestMs: number } {
  const usual = median(probesMs) ?? 0;
  const stalls = probesMs.filter((ms) => ms >= stallMs && ms >= usual * stallTimes);
  return { count: stalls.length, longestMs: Math.max(0, ...stalls) };
}
