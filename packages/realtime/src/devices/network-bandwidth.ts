import { transferMsEnough, transferSteps, transfersBeginMs, transfersMsMax } from '@tutor/rules/devices/network-limits';
import { bandwidthMbps, type Transfer } from '@tutor/rules/devices/network-statistics';
import { type Clock, sleep } from './network-clock.ts';

interface BandwidthOptions {
  /** Sends or fetches so many bytes; rejects unless they have arrived. */
  transfer: (bytes: number, signal: AbortSignal) => Promise<Transfer>;
  clock: Clock;
  signal: AbortSignal;
  onMbps: (mbps: number) => void;
}

/**
 * Bandwidth of one direction in Mbit/s: requests that grow until one takes a second. Ends in time on every line. Rejects where a
 * request fails, or none could be counted: what the other end did not take is no figure.
 */
export async function measureBandwidth({ transfer, clock, signal, onMbps }: BandwidthOptions): Promise<number> {
  const startedAt = clock.now();
  const tooLate = new AbortController();
  const late = sleep(clock, transfersMsMax, AbortSignal.any([signal, tooLate.signal])).then(() => tooLate.abort());
  const ending = AbortSignal.any([signal, tooLate.signal]);
  const transfers: Transfer[] = [];
  try {
    for (const { bytes, count } of transferSteps) {
      let longestMs = 0;
      for (let index = 0; index < count && clock.now() - startedAt < transfersBeginMs; index += 1) {
        const done = await transfer(bytes, ending);
        transfers.push(done);
        longestMs = Math.max(longestMs, done.ms);
        const mbps = bandwidthMbps(transfers);
        if (mbps !== undefined) onMbps(mbps);
      }
      if (longestMs >= transferMsEnough || clock.now() - startedAt >= transfersBeginMs) break;
    }
  } catch (error) {
    // Cut off by the time, the requests before count; cut off by anything else, nothing does.
    if (signal.aborted || !tooLate.signal.aborted) throw error;
  } finally {
    tooLate.abort();
    await late;
  }
  const mbps = bandwidthMbps(transfers);
  if (mbps === undefined) throw new Error('no request was long enough to be counted');
  return mbps;
}
