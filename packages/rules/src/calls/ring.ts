import { z } from 'zod';

const id = z.int().positive();

/** An invitation that rings for somebody now, as pages without the chat's own connection are told. */
export const ringSchema = z.object({
  callId: id,
  conversationId: id,
  callType: z.int(),
  /** Who calls, and of a group its name. */
  callerName: z.string(),
  callerAvatar: z.string().nullable().default(null),
  groupName: z.string().nullable().default(null),
  /** How long it rings yet: no clock of a browser is asked. */
  msLeft: z.int().nonnegative(),
});
export type Ring = z.output<typeof ringSchema>;
