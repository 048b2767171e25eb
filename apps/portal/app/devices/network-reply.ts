import { z } from 'zod';

/** What a script of the network test is answered. */
export const signedOutReply = { outcome: 'signedOut' } as const;

export const keepReplySchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('kept'), id: z.number(), at: z.string() }),
  z.object({ outcome: z.literal('refused'), message: z.string() }),
  z.object({ outcome: z.literal('signedOut') }),
]);
export type KeepReply = z.output<typeof keepReplySchema>;

export const attachReplySchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('attached'),
    file: z.object({ reference: z.string(), name: z.string(), size: z.number() }),
  }),
  z.object({ outcome: z.literal('refused'), message: z.string() }),
  z.object({ outcome: z.literal('signedOut') }),
]);
export type AttachReply = z.output<typeof attachReplySchema>;
