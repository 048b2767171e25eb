import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

interface ChatNewsValue {
  /** Unread messages of the chat, of conversations that are not muted. */
  unread: number;
  noteUnread: (unread: number) => void;
}

const ChatNewsContext = createContext<ChatNewsValue>({ unread: 0, noteUnread: () => undefined });

/** What every page knows of the chat. `useChatNewsWatch` keeps it true; the page of the chat itself knows it sooner. */
export function useChatNews(): ChatNewsValue {
  return useContext(ChatNewsContext);
}

export function ChatNewsProvider({ children }: { children: ReactNode }) {
  const [unread, noteUnread] = useState(0);
  const value = useMemo(() => ({ unread, noteUnread }), [unread]);
  return <ChatNewsContext.Provider value={value}>{children}</ChatNewsContext.Provider>;
}
