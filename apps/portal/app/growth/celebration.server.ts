import { minutes } from '@tutor/rules/time/durations';
import { requireLostPart } from '../kit/beside/parts.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { isCalm } from './calm.server.ts';
import type { Celebration, GrowthMore } from './celebration.ts';

/** Before a class nothing gets in the way for this long. */
const quietBeforeMs = minutes(10);

/** The celebration to be shown; none in calm mode, and none while a class is on or about to begin. */
export async function celebrated(
  { api, request }: Pick<Guarded, 'api' | 'request'>,
  celebration: Celebration,
): Promise<Partial<GrowthMore>> {
  if (await isCalm(request)) return {};
  try {
    const now = Date.now();
    const range = { StartTime: new Date(now).toISOString(), EndTime: new Date(now + quietBeforeMs).toISOString() };
    const { body } = await api.classes.classTable({ body: range });
    const isNear = body.some(({ Course, Status }) => Course != null && Status !== 'Canceled');
    return isNear ? {} : { celebration };
  } catch (error) {
    requireLostPart(error);
    return {};
  }
}
