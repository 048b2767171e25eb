import type { AppLoadContext } from '@remix-run/node';
import { minutes } from '@tutor/rules/time/durations';
import { createApi } from '../api.server.ts';

const measuredEveryMs = minutes(1);
let offset: { valueMs: number; measuredAt: number } | undefined;

/** The service's present instant in whole ms since the epoch: its clock decides deadlines, not this machine's. Never throws. */
export async function serverNow(context: AppLoadContext): Promise<number> {
  const now = Date.now();
  if (offset === undefined || now - offset.measuredAt > measuredEveryMs) {
    try {
      const { body } = await createApi(context).shell.timestamp();
      // Half the way there and back is close enough for clocks that show seconds.
      offset = { valueMs: Date.parse(body.Now) - Math.round((now + Date.now()) / 2), measuredAt: now };
    } catch {
      offset = { valueMs: offset?.valueMs ?? 0, measuredAt: now };
    }
  }
  return Date.now() + offset.valueMs;
}
