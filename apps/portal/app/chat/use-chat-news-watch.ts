import { useEffect } from 'react';
import { useRealtime } from '../messages/realtime-provider.tsx';
import { useWaiting } from '../messages/waiting-provider.tsx';
import { askChat } from './ask-chat.ts';
import { useChatNews } from './chat-news-provider.tsx';

/**
 * Counts the chat's unread messages: with what waits beside the page, by real time, and anew after each connection. Its code
 * comes after the page.
 */
export function useChatNewsWatch(): void {
  const { noteUnread } = useChatNews();
  const { onChatNews } = useRealtime();
  const served = useWaiting().waiting?.chatUnread;
  useEffect(() => {
    if (served !== undefined) noteUnread(served);
  }, [served, noteUnread]);
  useEffect(() => {
    let heard = 0;
    return onChatNews((news) => {
      heard += 1;
      if (news !== undefined) return noteUnread(news.totalUnread);
      const asked = heard;
      void askChat<{ TotalUnread: number }>('unread').then((answer) => {
        // What was pushed meanwhile is newer.
        if (answer.isDone && asked === heard) noteUnread(answer.body.TotalUnread);
      });
    });
  }, [onChatNews, noteUnread]);
}
