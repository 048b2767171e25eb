import { timeText } from '@tutor/rules/time/zoned-text';
import Bell from 'lucide-react/icons/bell';
import { useSyncExternalStore } from 'react';
import { useZone } from '../behaviour/zone.tsx';
import { EmptyState } from './empty-state.tsx';
import * as styles from './notification-history.css.ts';
import { ToastMark } from './toast-mark.tsx';
import { type ToastState, type ToastStore, toastStore } from './toast-store.ts';

const nothing: ToastState = { visible: [], history: [] };

export interface NotificationHistoryProps {
  store?: ToastStore | undefined;
}

/** Every toast since the page was opened, newest first, with its time in the tutor's zone. */
export function NotificationHistory({ store = toastStore }: NotificationHistoryProps) {
  const zone = useZone();
  const { history } = useSyncExternalStore(store.subscribe, store.getState, () => nothing);
  if (history.length === 0) {
    return (
      <EmptyState
        icon={Bell}
        title="No notifications yet"
        description="Confirmations and errors that were shown briefly are listed here."
      />
    );
  }
  return (
    <ul aria-label="Past notifications">
      {history.map((toast) => (
        <li key={toast.id} className={styles.item}>
          <ToastMark tone={toast.tone} />
          <p className={styles.message}>{toast.message}</p>
          <time dateTime={new Date(toast.atMs).toISOString()} className={styles.time}>
            {timeText(new Date(toast.atMs), zone)}
          </time>
        </li>
      ))}
    </ul>
  );
}
