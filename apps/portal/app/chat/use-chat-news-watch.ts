import { useCallback, useEffect, useRef } from 'react';
import { useRings } from '../calls/rings-provider.tsx';
import { isConversationInSight } from '../kit/page/conversation-in-sight.ts';
import { useAlerts } from '../messages/alerts-provider.tsx';
import { useRealtime } from '../messages/realtime-provider.tsx';
import { useWaiting } from '../messages/waiting-provider.tsx';
import { askChat } from './ask-chat.ts';
import { useChatNews } from './chat-news-provider.tsx';

/**
 * Keeps true what every page knows of the chat, its unread messages and the calls that ring: with what waits beside the page, by real
 * time, and anew after each connection. What came unheard meanwhile rings once. Its code comes after the page.
 */
export function useChatNewsWatch(): void {
  const { noteUnread } = useChatNews();
  const { noteRings } = useRings();
  const { onChatNews } = useRealtime();
  const served = useWaiting().waiting?.chatUnread;
  const { ring } = useAlerts();
  const known = useRef<number>();
  const note = useCallback(
    (unread: number, isPushed: boolean): void => {
      const isMore = known.current !== undefined && unread > known.current;
      known.current = unread;
      noteUnread(unread);
      // What is pushed is told by the alerts.
      if (isPushed || !isMore) return;
      void isConversationInSight().then((isInSight) => {
        if (!isInSight) ring(false);
      });
    },
    [noteUnread, ring],
  );
  useEffect(() => {
    if (served !== undefined) note(served, false);
  }, [served, note]);
  useEffect(() => {
    let heard = 0;
    return onChatNews((news) => {
      heard += 1;
      if (news !== undefined) {
        note(news.totalUnread, true);
        noteRings(news.rings);
        return;
      }
      const asked = heard;
      void askChat('unread', {}).then((answer) => {
        // What was pushed meanwhile is newer.
        if (!answer.isDone || asked !== heard) return;
        note(answer.body.TotalUnread, false);
        noteRings(answer.body.Rings);
      });
    });
  }, [onChatNews, note, noteRings]);
}
