/** What the header says of the real-time connection. `attempt` counts from 1; `since` is epoch milliseconds. */
export type ConnectionState =
  /** Not started: the start delay runs, or there is nobody to connect. */
  | { status: 'idle' }
  /** First start, not yet joined. */
  | { status: 'connecting'; attempt: number }
  | { status: 'live' }
  /** After a drop: trying, or waiting to try. */
  | { status: 'reconnecting'; attempt: number }
  /** Every try failed: polls, and a person may retry. */
  | { status: 'gaveUp'; since: number }
  /** Push is disabled: polls. */
  | { status: 'polling' }
  /** Nothing connects and the polls fail as well. */
  | { status: 'offline'; since: number }
  /** Another tab of this browser holds the connection, in the status `holder`; this tab receives through it. */
  | { status: 'closedElsewhere'; holder: ConnectionStatus }
  | { status: 'stopped' };

export type ConnectionStatus = ConnectionState['status'];

export const connectionStatuses = [
  'idle',
  'connecting',
  'live',
  'reconnecting',
  'gaveUp',
  'polling',
  'offline',
  'closedElsewhere',
  'stopped',
] as const satisfies readonly ConnectionStatus[];

/** Whether to offer Retry: nothing will connect again by itself. */
export function canRetry(state: ConnectionState): boolean {
  const status = state.status === 'closedElsewhere' ? state.holder : state.status;
  return status === 'gaveUp' || status === 'offline';
}

/** Whether news arrive by polling in this status rather than by the connection. */
export function isPolled(status: ConnectionStatus): boolean {
  return status === 'gaveUp' || status === 'polling' || status === 'offline';
}
