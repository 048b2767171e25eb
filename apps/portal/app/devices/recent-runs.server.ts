import { networkVerdict } from '@tutor/rules/devices/network-verdict';
import { momentText } from '@tutor/rules/time/zoned-text';
import { requireFailedCall } from '../kit/server/failed-call.server.ts';
import type { Api } from '../session/api.server.ts';
import { figuresOf } from './network-runs.server.ts';

/** Tests that a form offers. */
const offeredMax = 20;

/** The tutor's tests as a form offers them, the newest first; none where they cannot be had, since they are only an offer. */
export async function recentRuns(api: Api, zone: string): Promise<{ id: number; label: string }[]> {
  try {
    const { body } = await api.networkTests.networkTestList({ body: {} });
    return body.slice(0, offeredMax).map(({ ID, Time, ...figures }) => ({
      id: ID,
      label: `${momentText(new Date(Time), zone)}: ${networkVerdict(figuresOf(figures)).text}`,
    }));
  } catch (error) {
    requireFailedCall(error);
    return [];
  }
}
