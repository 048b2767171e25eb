import type { UploadReference } from '@tutor/rules/uploads/upload-reference';
import { z } from 'zod';

/** Where an uploaded file of a message lies. */
export const attachmentPath: z.ZodType<UploadReference<'Attachment'>> = z.templateLiteral(['Attachment/', z.string()]);

/** A message that waits to be sent: a text, a file, or one of another conversation once more. */
export const chatPayloadSchema = z.object({
  conversationId: z.int().positive(),
  text: z.string().optional(),
  /** Kept with the message until the service has it. */
  file: z.instanceof(File).optional(),
  /** Of the uploaded file, once it is. */
  path: attachmentPath.optional(),
  /** The message that is forwarded; `text` says then what it is, and is not sent. */
  forward: z.object({ conversationId: z.int().positive(), seq: z.int().positive() }).optional(),
  quote: z.int().positive().optional(),
  mentions: z.array(z.int().positive()).readonly(),
  mentionsAll: z.boolean(),
});
export type ChatPayload = z.output<typeof chatPayloadSchema>;
