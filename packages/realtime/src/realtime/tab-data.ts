import { messageUpdatesSchema } from '@tutor/rules/messages/message';
import { z } from 'zod';
import { holderStateSchema } from '../connection/connection-state.ts';

/** What tabs pass on to each other, so that the closed ones keep receiving. */
export const tabDataSchema = z.discriminatedUnion('kind', [
  /** An event of the hub; its payload is parsed like one from the hub. */
  z.object({ kind: z.literal('event'), name: z.string(), payload: z.unknown() }),
  /** The answer to a catch-up from `since`. */
  z.object({ kind: z.literal('updates'), since: z.int().nonnegative(), updates: messageUpdatesSchema }),
  /** The state of the holder's connection. */
  z.object({ kind: z.literal('state'), state: holderStateSchema }),
  /** A tab that asks for it. */
  z.object({ kind: z.literal('askState') }),
]);
export type TabData = z.infer<typeof tabDataSchema>;
