import { useFetcher } from '@remix-run/react';
import { moodlePollIntervalMs, reconnectDelayMs } from '@tutor/rules/realtime/policy';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useAskAgain } from '../shell/use-ask-again.ts';
import { useFrame } from '../shell/use-frame.ts';
import { askMoodleUnread } from './ask-moodle-unread.ts';
import { useRealtime } from './realtime-provider.tsx';
import { onSettingSaved } from './setting-news.ts';
import type { loader } from './waiting.ts';
import { isWhole, joinWaiting, type Waiting, withoutRead } from './waiting-parts.ts';

interface WaitingContextValue {
  /** Undefined until it has been loaded. */
  waiting: Waiting | undefined;
  /** Unread messages of the training site, as of the last asking. */
  moodleUnread: number;
}

const WaitingContext = createContext<WaitingContextValue>({ waiting: undefined, moodleUnread: 0 });

/** What waits for the tutor beside the page: notices, requests, reminders. */
export function useWaiting(): WaitingContextValue {
  return useContext(WaitingContext);
}

/**
 * Loads what waits once the page is interactive, and again with every event of its areas (revalidation reaches it), and
 * when a message came that opens by itself. Where a part could not be had, again soon.
 */
export function WaitingProvider({ children }: { children: ReactNode }) {
  const { load, data } = useFetcher<typeof loader>({ key: 'waiting' });
  const { messages, reads } = useRealtime().snapshot;
  const reminding = messages
    .filter((message) => message.remind && !message.isRead)
    .map(({ mid }) => mid)
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came is the reason to load again.
  useEffect(() => load('/messages/waiting'), [load, reminding]);
  const { tuid } = useFrame().tutor;
  useEffect(() => onSettingSaved(tuid, () => load('/messages/waiting')), [load, tuid]);
  useAskAgain({
    answer: data,
    isMissing: data !== undefined && !isWhole(data),
    ask: () => load('/messages/waiting'),
    firstDelayMs: reconnectDelayMs,
  });
  const [loaded, setLoaded] = useState<Waiting>();
  const [moodleUnread, setMoodleUnread] = useState(0);
  useEffect(() => {
    if (data === undefined) return;
    setLoaded((known) => joinWaiting(data, known));
    if (data.moodleUnread !== null) setMoodleUnread(data.moodleUnread);
  }, [data]);
  useMoodlePoll(setMoodleUnread);
  const waiting = useMemo(() => loaded && withoutRead(loaded, reads), [loaded, reads]);
  return <WaitingContext.Provider value={{ waiting, moodleUnread }}>{children}</WaitingContext.Provider>;
}

/** Asks for moodle messages every 30 s while the page is looked at, one asking at a time; stops with the session. */
function useMoodlePoll(onUnread: (unread: number) => void): void {
  const { connection } = useRealtime().snapshot;
  const isStopped = connection.status === 'stopped';
  useEffect(() => {
    if (isStopped) return;
    let isAsking = false;
    let isGone = false;
    const ask = async (): Promise<void> => {
      if (isAsking || isGone || document.visibilityState !== 'visible') return;
      isAsking = true;
      try {
        const answer = await askMoodleUnread();
        if (answer.status === 401) isGone = true;
        if (answer.ok) {
          const reply: unknown = await answer.json();
          if (typeof reply === 'object' && reply !== null && 'unread' in reply && typeof reply.unread === 'number') {
            onUnread(reply.unread);
          }
        }
      } catch {
        // Out of reach: the next asking comes in 30 s.
      } finally {
        isAsking = false;
      }
    };
    const timer = setInterval(() => void ask(), moodlePollIntervalMs);
    return () => clearInterval(timer);
  }, [isStopped, onUnread]);
}
