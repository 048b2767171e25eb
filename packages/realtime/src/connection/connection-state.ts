import { z } from 'zod';

const attempt = z.int().positive();
const since = z.int().nonnegative();

/** The connection's states as its tab tells them to the others. `attempt` counts from 1; `since` is epoch milliseconds. */
export const holderStateSchema = z.discriminatedUnion('status', [
  /** Not started: the start delay runs, or there is nobody to connect. */
  z.object({ status: z.literal('idle') }),
  /** First start, not yet joined. */
  z.object({ status: z.literal('connecting'), attempt }),
  z.object({ status: z.literal('live') }),
  /** After a drop: trying, or waiting to try. */
  z.object({ status: z.literal('reconnecting'), attempt }),
  /** Every try failed: polls, and a person may retry. */
  z.object({ status: z.literal('gaveUp'), since }),
  /** Push is disabled: polls. */
  z.object({ status: z.literal('polling') }),
  /** Nothing connects and the polls fail as well. */
  z.object({ status: z.literal('offline'), since }),
  z.object({ status: z.literal('stopped') }),
]);

/** What the header says of the real-time connection. */
export type ConnectionState =
  | HolderState
  /** Another tab of this browser holds the connection, in the state `holder`; this tab receives through it. */
  | { status: 'closedElsewhere'; holder: HolderState };

/** The state of the connection itself, in the tab that holds it. */
export type HolderState = z.infer<typeof holderStateSchema>;
export type ConnectionStatus = ConnectionState['status'];

/** Whether news arrive by polling in this status rather than by the connection. */
export function isPolled(status: ConnectionStatus): boolean {
  return status === 'gaveUp' || status === 'polling' || status === 'offline';
}
