import { z } from 'zod';

/** A message that waits to be sent: a text, or a file. */
export const chatPayloadSchema = z.object({
  conversationId: z.int().positive(),
  text: z.string().optional(),
  /** Kept with the message until the service has it. */
  file: z.instanceof(File).optional(),
  /** Of the uploaded file, once it is. */
  path: z.string().optional(),
  quote: z.int().positive().optional(),
  mentions: z.array(z.int().positive()).readonly(),
  mentionsAll: z.boolean(),
});
export type ChatPayload = z.output<typeof chatPayloadSchema>;
