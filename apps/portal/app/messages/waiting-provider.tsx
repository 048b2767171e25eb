import { reconnectDelayMs } from '@tutor/rules/realtime/policy';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useBeside } from '../kit/beside/use-beside.ts';
import { onTabNews } from '../kit/line/tab-news.ts';
import { useFrame } from '../session/use-frame.ts';
import { useRealtime } from './realtime-provider.tsx';
import { useAskDaily } from './use-ask-daily.ts';
import type { loader } from './waiting.ts';
import { isPartial, joinWaiting, type Waiting, withoutRead } from './waiting-parts.ts';

interface WaitingContextValue {
  /** Undefined until it has been loaded. */
  waiting: Waiting | undefined;
  /** Unread messages of the training site, as of the last asking. */
  moodleUnread: number;
  /** They were asked for alone. */
  noteMoodleUnread: (unread: number) => void;
}

const WaitingContext = createContext<WaitingContextValue>({
  waiting: undefined,
  moodleUnread: 0,
  noteMoodleUnread: () => undefined,
});

/** What waits for the tutor beside the page: notices, requests, reminders. */
export function useWaiting(): WaitingContextValue {
  return useContext(WaitingContext);
}

/**
 * Loads what waits once the page is interactive, and again with every event of its areas (news and forms reach it), and
 * when a message came that opens by itself. Where a part could not be had, again soon; and once a day.
 */
export function WaitingProvider({ children }: { children: ReactNode }) {
  const { messages, reads } = useRealtime().snapshot;
  const reminding = messages
    .filter((message) => message.remind && !message.isRead)
    .map(({ mid }) => mid)
    .join();
  const { data, ask } = useBeside<typeof loader>('/messages/waiting', {
    reason: reminding,
    isMissing: isPartial,
    firstDelayMs: reconnectDelayMs,
  });
  const { tuid } = useFrame().tutor;
  useEffect(() => onTabNews('notice-setting', tuid, ask), [ask, tuid]);
  useAskDaily(data, ask);
  const [loaded, setLoaded] = useState<Waiting>();
  const [moodleUnread, noteMoodleUnread] = useState(0);
  useEffect(() => {
    if (data === undefined) return;
    setLoaded((known) => joinWaiting(data, known));
    if (data.moodleUnread !== null) noteMoodleUnread(data.moodleUnread);
  }, [data]);
  const waiting = useMemo(() => loaded && withoutRead(loaded, reads), [loaded, reads]);
  return (
    <WaitingContext.Provider value={{ waiting, moodleUnread, noteMoodleUnread }}>{children}</WaitingContext.Provider>
  );
}
