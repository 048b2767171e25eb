import { z } from 'zod';

/** Header that carries a test's ticket. In no address, so in no log; and no other site can send it without a preflight. */
export const ticketHeader = 'x-speed-ticket';

/** Answer to the beginning of a test. */
export const speedBegunSchema = z.object({ ticket: z.string().min(1) });

/** Why no test can begin now: one runs at this address already, it had its tests of the hour, or the portal has all it can take. */
export const speedRefusalSchema = z.object({
  reason: z.enum(['running', 'hourly', 'busy']),
  retryAfterSeconds: z.number().min(0),
});
export type SpeedRefusal = z.output<typeof speedRefusalSchema>;

/** What has arrived of an upload. */
export const speedReceiptSchema = z.object({ receivedBytes: z.int().min(0) });
