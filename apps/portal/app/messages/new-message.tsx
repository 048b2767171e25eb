import { NewMessageAnnouncement } from '@tutor/ui/messages/new-message-announcement.tsx';
import { useRealtime } from './realtime-provider.tsx';

/** Says a newly arrived message to screen readers. */
export function NewMessage() {
  const { newest } = useRealtime().snapshot;
  return (
    <NewMessageAnnouncement message={newest === undefined ? undefined : { id: newest.mid, title: newest.title }} />
  );
}
