import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';

export interface NewMessageAnnouncementProps {
  /** The newest unread message that arrived while the page was open. */
  message?: { id: number; title: string } | undefined;
}

/** Says to a screen reader that a message arrived, once each. What was there from the start is not news. */
export function NewMessageAnnouncement({ message }: NewMessageAnnouncementProps) {
  const [said, setSaid] = useState('');
  const known = useRef(new Set([message?.id]));
  const id = message?.id;
  const title = message?.title;
  useEffect(() => {
    // Once a newer one was read, the one before is the newest again.
    if (id === undefined || known.current.has(id)) return;
    known.current.add(id);
    setSaid(`New message: ${title}`);
  }, [id, title]);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
