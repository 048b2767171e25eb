import { z } from 'zod';
import { drawableText } from '../shell/drawable-text.ts';

const id = z.int().positive();

/** An invitation that rings for somebody now, as pages without the chat's own connection are told. */
export const ringSchema = z.object({
  callId: id,
  conversationId: id,
  callType: z.int(),
  /** Who calls, and of a group its name. */
  callerName: drawableText,
  callerAvatar: z.string().nullable().default(null),
  groupName: drawableText.nullable().default(null),
  /** How long it rings yet: no clock of a browser is asked. */
  msLeft: z.int().nonnegative(),
});
export type Ring = z.output<typeof ringSchema>;
