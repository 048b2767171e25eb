import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useRealtime } from '../messages/realtime-provider.tsx';
import { useWaiting } from '../messages/waiting-provider.tsx';
import { askChat } from './ask-chat.ts';

interface ChatNewsValue {
  /** Unread messages of the chat, of conversations that are not muted. */
  unread: number;
  /** The page of the chat knows the count sooner. */
  noteUnread: (unread: number) => void;
}

const ChatNewsContext = createContext<ChatNewsValue>({ unread: 0, noteUnread: () => undefined });

/** What every page knows of the chat. */
export function useChatNews(): ChatNewsValue {
  return useContext(ChatNewsContext);
}

/** Counts the chat's unread messages: with what waits beside the page, by real time, and anew after each connection. */
export function ChatNewsProvider({ children }: { children: ReactNode }) {
  const { onChatNews } = useRealtime();
  const served = useWaiting().waiting?.chatUnread;
  const [unread, noteUnread] = useState(0);
  useEffect(() => {
    if (served != null) noteUnread(served);
  }, [served]);
  useEffect(() => {
    let asked = 0;
    return onChatNews((news) => {
      asked += 1;
      if (news !== undefined) return noteUnread(news.totalUnread);
      const asking = asked;
      void askChat<{ TotalUnread: number }>('unread').then((answer) => {
        // What was pushed meanwhile is newer.
        if (answer.isDone && asking === asked) noteUnread(answer.body.TotalUnread);
      });
    });
  }, [onChatNews]);
  const value = useMemo(() => ({ unread, noteUnread }), [unread]);
  return <ChatNewsContext.Provider value={value}>{children}</ChatNewsContext.Provider>;
}
