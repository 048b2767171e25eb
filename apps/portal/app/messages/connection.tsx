import type { ConnectionState } from '@tutor/realtime/connection-state';
import { toastStore } from '@tutor/ui/primitives/toast-store';
import { ConnectionStatus, type ConnectionState as ShownState } from '@tutor/ui/shell/connection-status';
import { useRealtime } from './realtime-provider.tsx';

/** The state of the live connection, in words, in the header. */
export function Connection({ zone }: { zone: string }) {
  const { snapshot, missingSince, retryNow } = useRealtime();
  const state: ShownState =
    missingSince === undefined ? shownState(snapshot.connection) : { kind: 'missing', since: new Date(missingSince) };
  const onRetry = async (): Promise<void> => {
    if (!(await retryNow())) toastStore.add({ tone: 'error', message: stillMissing });
  };
  return <ConnectionStatus state={state} zone={zone} onRetry={onRetry} />;
}

const stillMissing = 'Live updates still cannot be loaded. Please refresh the page; what you typed is kept.';

function shownState(state: ConnectionState): ShownState {
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
      return state.holder.status === 'live' ? { kind: 'otherTab' } : shownState(state.holder);
    default:
      return { kind: 'connecting' };
  }
}
