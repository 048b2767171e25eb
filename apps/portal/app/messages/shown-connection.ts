import type { ConnectionState } from '@tutor/realtime/connection/connection-state';
import type { ConnectionState as ShownState } from '@tutor/ui/shell/connection-status.tsx';

const newsIsSaidToArrive: ReadonlySet<ShownState['kind']> = new Set(['connecting', 'live', 'otherTab']);

/**
 * What the header says of the connection. Where the portal cannot be reached no connection is live, however long its own end
 * takes to notice.
 */
export function shownConnection(state: ConnectionState, downSince?: number): ShownState {
  const shown = ofConnection(state);
  if (downSince === undefined || !newsIsSaidToArrive.has(shown.kind)) return shown;
  return { kind: 'offline', since: new Date(downSince) };
}

function ofConnection(state: ConnectionState): ShownState {
  switch (state.status) {
    case 'live':
      return { kind: 'live' };
    case 'reconnecting':
      return { kind: 'reconnecting', attempt: state.attempt };
    case 'connecting':
      return state.attempt > 1 ? { kind: 'reconnecting', attempt: state.attempt } : { kind: 'connecting' };
    case 'gaveUp':
      return { kind: 'gaveUp', since: new Date(state.since) };
    case 'polling':
      return { kind: 'polling' };
    case 'offline':
      return { kind: 'offline', since: new Date(state.since) };
    case 'closedElsewhere':
      // Where this tab receives through another one, the other's trouble is its own.
      return state.holder.status === 'live' ? { kind: 'otherTab' } : ofConnection(state.holder);
    default:
      return { kind: 'connecting' };
  }
}
