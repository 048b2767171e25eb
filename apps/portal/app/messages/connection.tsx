import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { type ConnectionState, ConnectionStatus } from '@tutor/ui/shell/connection-status.tsx';
import { useLineDownSince } from '../kit/line/line-state.ts';
import { useRealtime } from './realtime-provider.tsx';
import { shownConnection } from './shown-connection.ts';

/** The state of the live connection, in words, in the header. */
export function Connection({ zone }: { zone: string }) {
  const { snapshot, missingSince, retryNow } = useRealtime();
  const downSince = useLineDownSince();
  const state: ConnectionState =
    missingSince === undefined
      ? shownConnection(snapshot.connection, downSince)
      : { kind: 'missing', since: new Date(missingSince) };
  const onRetry = async (): Promise<void> => {
    if (!(await retryNow())) toastStore.add({ tone: 'error', message: stillMissing });
  };
  return <ConnectionStatus state={state} zone={zone} onRetry={onRetry} />;
}

const stillMissing = 'Live updates still cannot be loaded. Please refresh the page; what you typed is kept.';
