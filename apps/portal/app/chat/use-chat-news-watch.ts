import type { Ring } from '@tutor/rules/calls/ring';
import { useEffect } from 'react';
import { useRings } from '../calls/rings-provider.tsx';
import { useRealtime } from '../messages/realtime-provider.tsx';
import { useWaiting } from '../messages/waiting-provider.tsx';
import { askChat } from './ask-chat.ts';
import { useChatNews } from './chat-news-provider.tsx';

/**
 * Keeps true what every page knows of the chat, its unread messages and the calls that ring: with what waits beside the page, by real
 * time, and anew after each connection. Its code comes after the page.
 */
export function useChatNewsWatch(): void {
  const { noteUnread } = useChatNews();
  const { noteRings } = useRings();
  const { onChatNews } = useRealtime();
  const served = useWaiting().waiting?.chatUnread;
  useEffect(() => {
    if (served !== undefined) noteUnread(served);
  }, [served, noteUnread]);
  useEffect(() => {
    let heard = 0;
    return onChatNews((news) => {
      heard += 1;
      if (news !== undefined) {
        noteUnread(news.totalUnread);
        noteRings(news.rings);
        return;
      }
      const asked = heard;
      void askChat<{ TotalUnread: number; Rings: Ring[] }>('unread').then((answer) => {
        // What was pushed meanwhile is newer.
        if (!answer.isDone || asked !== heard) return;
        noteUnread(answer.body.TotalUnread);
        noteRings(answer.body.Rings);
      });
    });
  }, [onChatNews, noteUnread, noteRings]);
}
