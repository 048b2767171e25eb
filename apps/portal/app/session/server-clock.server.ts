import type { AppLoadContext } from '@remix-run/node';
import { minutes } from '@tutor/rules/time/durations';
import { createApi } from './api.server.ts';

const measuredEveryMs = minutes(1);
/** How far each service's clock is ahead of this machine's. */
const offsets = new Map<string, { valueMs: number; measuredAt: number }>();

/** The service's present instant in whole ms since the epoch: its clock decides deadlines, not this machine's. Never throws. */
export async function serverNow(context: AppLoadContext): Promise<number> {
  const { backendUrl } = context.config;
  const now = Date.now();
  let offset = offsets.get(backendUrl);
  // Either way: this machine's own clock may have been set back meanwhile.
  if (offset === undefined || Math.abs(now - offset.measuredAt) > measuredEveryMs) {
    try {
      const { body } = await createApi(context).shell.timestamp();
      // Half the way there and back is close enough for clocks that show seconds.
      offset = { valueMs: Date.parse(body.Now) - Math.round((now + Date.now()) / 2), measuredAt: now };
    } catch {
      offset = { valueMs: offset?.valueMs ?? 0, measuredAt: now };
    }
    offsets.set(backendUrl, offset);
  }
  return Date.now() + offset.valueMs;
}
