import type { ReadFact } from '@tutor/realtime/store/read-state';
import { useRealtime } from './realtime-provider.tsx';
import { useReadFailure } from './use-read-failure.ts';

/** Shows a message as read or unread at once and tells the service; where it stays as it was, that is said. */
export function useSetRead(): (told: ReadFact, isRead: boolean) => void {
  const { markRead, markUnread } = useRealtime();
  const tellFailed = useReadFailure();
  return (told, isRead) => {
    const call = isRead ? markRead(told.mid, told) : markUnread(told.mid, told);
    call.catch((error: Error) =>
      tellFailed(error, {
        failed: `It stays as it was. ${error.message}`,
        mayBe: `The message may be marked as ${isRead ? 'read' : 'unread'} all the same.`,
      }),
    );
  };
}
