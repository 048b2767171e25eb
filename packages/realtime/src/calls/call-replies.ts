import { callSchema, callSignalSchema } from '@tutor/rules/calls/call';
import { z } from 'zod';

/** Replies of the calls, as far as the client reads them. */
export const callReply = z.object({ Call: callSchema, Now: z.iso.datetime({ offset: true }) });
export type CallReply = z.output<typeof callReply>;

export const keepReply = callReply.extend({ Signals: z.array(callSignalSchema) });

export const iceServersReply = z.object({
  IceServers: z.array(
    z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() }),
  ),
  ExpiresTime: z.iso.datetime({ offset: true }),
});

export const mineReply = z.object({ Calls: z.array(callSchema), IsDoNotDisturb: z.boolean() });
