import { ApiError } from '@tutor/api/core/api-error';
import type { WireFigures } from '@tutor/api/devices/network-tests';
import type { NetworkFigures } from '@tutor/rules/devices/network-figures';
import { isSessionGone, shownMessage } from '../kit/server/failed-call.server.ts';
import type { RequestArguments } from '../kit/server/request-arguments.ts';
import { findSignedIn } from '../session/guard.server.ts';
import { findTutorOf } from '../session/session-tutor.server.ts';
import { tutorZone } from '../session/zone.server.ts';

/** A test of the history, as the page draws it. */
export interface RunItem {
  id: number;
  /** ISO 8601. */
  at: string;
  figures: NetworkFigures;
}

/** The tutor's tests; null for a visitor. A history that cannot be had takes nobody's test away. */
export async function loadHistory(
  args: RequestArguments,
): Promise<({ tuid: number | undefined } & ({ runs: RunItem[]; zone: string } | { problem: string })) | null> {
  const signedIn = await findSignedIn(args);
  if (signedIn === undefined) return null;
  const { api, session } = signedIn;
  try {
    const [{ body }, zone] = await Promise.all([api.networkTests.networkTestList({ body: {} }), tutorZone(args)]);
    const runs = body.map(({ ID, Time, ...figures }) => ({ id: ID, at: Time, figures: figuresOf(figures) }));
    return { tuid: await findTutorOf(session, api), runs, zone };
  } catch (error) {
    if (isSessionGone(error)) return null;
    if (!(error instanceof ApiError)) throw error;
    return { tuid: undefined, problem: shownMessage(error) };
  }
}

export function figuresOf(wire: WireFigures): NetworkFigures {
  return {
    latencyMs: wire.LatencyMs,
    jitterMs: wire.JitterMs,
    downMbps: wire.DownMbps,
    upMbps: wire.UpMbps,
    downLatencyMs: wire.DownLatencyMs,
    upLatencyMs: wire.UpLatencyMs,
    lossPercent: wire.LossPercent,
    downStalls: { count: wire.DownStalls, longestMs: wire.DownStallMs },
    upStalls: { count: wire.UpStalls, longestMs: wire.UpStallMs },
    failed: wire.Failed,
    usedBytes: wire.UsedBytes,
  };
}

/** Figures on the wire. */
export function wireFigures(figures: NetworkFigures): WireFigures {
  return {
    LatencyMs: figures.latencyMs,
    JitterMs: figures.jitterMs,
    DownMbps: figures.downMbps,
    UpMbps: figures.upMbps,
    DownLatencyMs: figures.downLatencyMs,
    UpLatencyMs: figures.upLatencyMs,
    LossPercent: figures.lossPercent,
    DownStalls: figures.downStalls.count,
    DownStallMs: figures.downStalls.longestMs,
    UpStalls: figures.upStalls.count,
    UpStallMs: figures.upStalls.longestMs,
    Failed: figures.failed,
    UsedBytes: figures.usedBytes,
  };
}
