import type { Realtime } from '@tutor/realtime/realtime/realtime';
import type { Sound } from '@tutor/realtime/sound/sound';
import type { InitialNews } from '@tutor/realtime/store/initial-news';
import type { RealtimeSnapshot } from '@tutor/realtime/store/message-store';
import type { ReadFact } from '@tutor/realtime/store/read-state';
import type { BulkChange, BulkRead, MessageUpdates, ReadFilter, SystemMessage } from '@tutor/rules/messages/message';
import type { ChatNews } from '@tutor/rules/realtime/events';
import { pollIntervalMs } from '@tutor/rules/realtime/policy';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { askPageAnew } from '../kit/beside/loads.ts';
import { ask } from '../kit/line/ask.ts';
import { leaveForLogin } from '../kit/line/leave-for-login.ts';
import { LineLostContext } from '../kit/line/line-lost.ts';
import { useLineDownSince } from '../kit/line/line-state.ts';
import { idleSnapshot, watermarkOf, withBulk, withMark, withUpdates } from './idle-news.ts';
import { readCalls } from './read-calls.ts';

interface RealtimeContextValue {
  snapshot: RealtimeSnapshot;
  /**
   * Marks a message as read here at once and on the server; rejects, and takes it back, when the server refuses. Where real
   * time does not run, all marks count once the server has agreed.
   */
  markRead: (mid: number, known: ReadFact) => Promise<void>;
  markUnread: (mid: number, known: ReadFact) => Promise<void>;
  /** Up to what this page has heard of. */
  markAllRead: (filter: ReadFilter) => Promise<BulkChange | undefined>;
  undoMarkAllRead: (bulk: BulkRead) => Promise<void>;
  /** Shows what the service has by now: something may have changed that this page has not heard of. */
  askAnew: () => Promise<void>;
  /** Since when the program of real time cannot be had, in epoch milliseconds; undefined while it is there or on its way. */
  missingSince: number | undefined;
  /** Tries to connect now. False where the program of real time still cannot be had. */
  retryNow: () => Promise<boolean>;
  /** True as the tutor signs out: news that ask while the session ends would be refused. False for who stays after all. */
  setLeaving: (isLeaving: boolean) => void;
  /** The browser's one sound, once it is loaded. */
  sound: Sound | undefined;
  /** Hears of new unread messages, in every tab; returns how to stop. */
  onNews: (listener: NewsListener) => () => void;
  /** Hears that the chat moved, in every tab; of `undefined`, that it may have moved unheard. Returns how to stop. */
  onChatNews: (listener: ChatNewsListener) => () => void;
}

type NewsListener = (messages: readonly SystemMessage[]) => void;
type ChatNewsListener = (news: ChatNews | undefined) => void;

const RealtimeContext = createContext<RealtimeContextValue | undefined>(undefined);

/** Live messages, unread counts and the connection's state. */
export function useRealtime(): RealtimeContextValue {
  const value = useContext(RealtimeContext);
  if (value === undefined) throw new Error('useRealtime needs a RealtimeProvider above');
  return value;
}

const lost: ReadonlySet<string> = new Set(['reconnecting', 'gaveUp', 'offline']);

/** Whether a connection that was there is gone. */
function isLost({ connection }: RealtimeSnapshot): boolean {
  return lost.has((connection.status === 'closedElsewhere' ? connection.holder : connection)?.status ?? '');
}

interface RealtimeProviderProps {
  tuid: number;
  initial: InitialNews & { isPushEnabled: boolean };
  children: ReactNode;
}

/** Starts real time once the page is interactive; until then, and without JavaScript, the loader's counts stand. */
export function RealtimeProvider({ tuid, initial, children }: RealtimeProviderProps) {
  // The frame may be loaded again while real time runs; the running store knows better than a later loader.
  const start = useRef(initial).current;
  const [realtime, setRealtime] = useState<Realtime>();
  const running = useRef<Realtime>();
  const [missingSince, setMissingSince] = useState<number>();
  const last = useRef<InitialNews>(start);
  const [idleNews, setIdleNews] = useState<InitialNews>(start);
  const loadAgain = useRef(async () => false);

  const [isLeaving, setLeaving] = useState(false);

  const [sound, setSound] = useState<Sound>();
  const listeners = useRef(new Set<NewsListener>()).current;
  const chatListeners = useRef(new Set<ChatNewsListener>()).current;

  useEffect(() => {
    if (isLeaving) return;
    let isGone = false;
    let dispose: (() => void) | undefined;
    let retry: number | undefined;
    let loading: Promise<boolean> | undefined;
    const load = (): Promise<boolean> => {
      window.clearTimeout(retry);
      loading ??= loadScripts();
      return loading;
    };
    /** False where a script cannot be had: there is no line, or a new version of the portal has taken its place. */
    const loadScripts = (): Promise<boolean> =>
      Promise.all([import('@tutor/realtime/realtime/realtime'), import('@tutor/realtime/sound/sound')]).then(
        ([{ startRealtime }, { createSound }]) => {
          if (isGone) return true;
          const loaded = createSound();
          setSound(loaded);
          dispose = loaded.dispose;
          running.current = startRealtime({
            tuid,
            isPushEnabled: start.isPushEnabled,
            initial: last.current,
            calls: readCalls,
            onNews: (messages) => {
              for (const listener of listeners) listener(messages);
            },
            // Messages and counts are merged by the store; what else happened is fetched by the page that shows it.
            onChatNews: (news) => {
              for (const listener of chatListeners) listener(news);
            },
            onEvent: ({ name }) => {
              if (name === 'JoinTeacherNotify') for (const listener of chatListeners) listener(undefined);
              if (name === 'AutoEndClassNotice') {
                toastStore.add({
                  tone: 'info',
                  message: 'Your class has ended. Its remark, if it is not written yet, is due within 24 hours.',
                });
              }
              if (name !== 'GetTutorSysMsg' && name !== 'GetTutorNotReadMsgCount' && name !== 'JoinTeacherNotify') {
                askPageAnew();
              }
            },
            onGap: askPageAnew,
            onSessionGone: leaveForLogin,
            onBadEvent: ({ name, reason }) => console.warn(`A live update (${name}) could not be read: ${reason}`),
          });
          setRealtime(running.current);
          setMissingSince(undefined);
          return true;
        },
        () => {
          loading = undefined;
          if (isGone) return false;
          setMissingSince((since) => since ?? Date.now());
          retry = window.setTimeout(() => void load(), pollIntervalMs);
          return false;
        },
      );
    loadAgain.current = load;
    void load();
    return () => {
      isGone = true;
      window.clearTimeout(retry);
      // Who stays after all is told nothing a second time.
      if (running.current !== undefined) last.current = running.current.store.getLast();
      running.current?.stop();
      running.current = undefined;
      dispose?.();
    };
  }, [tuid, start, listeners, chatListeners, isLeaving]);

  const isLineDown = useLineDownSince() !== undefined;
  const idle = useMemo(() => idleSnapshot(idleNews), [idleNews]);
  const snapshot = useSyncExternalStore(
    realtime?.store.subscribe ?? neverChanges,
    realtime?.store.getSnapshot ?? (() => idle),
    () => idle,
  );
  // A page that was loaded meanwhile has never known as unread what is unread again.
  const undone = snapshot.reads.bulkReads.filter(({ undoneSeq }) => undoneSeq !== null).length;
  const knownUndone = useRef(0);
  useEffect(() => {
    if (undone > knownUndone.current) askPageAnew();
    knownUndone.current = undone;
  }, [undone]);
  const onNews = useCallback(
    (listener: NewsListener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    [listeners],
  );
  const onChatNews = useCallback(
    (listener: ChatNewsListener) => {
      chatListeners.add(listener);
      return () => chatListeners.delete(listener);
    },
    [chatListeners],
  );
  const keep = useCallback((news: InitialNews): void => {
    last.current = news;
    setIdleNews(news);
    // Where real time has begun before the answer, it has the rest from the service.
    running.current?.refresh();
  }, []);
  const askAnew = useCallback(async (): Promise<void> => {
    if (running.current !== undefined) return running.current.refresh();
    const { seq } = last.current;
    // What cannot be had now comes with real time; the page's own data are asked for until they come.
    const updates =
      seq === undefined ? undefined : await ask<MessageUpdates>(`/messages/updates?since=${seq}`, undefined);
    if (updates?.isDone === true) keep(withUpdates(last.current, updates.body));
    askPageAnew();
  }, [keep]);
  const marks = useMemo(() => {
    if (realtime !== undefined) return realtime.store;
    const keepBulk = (change: BulkChange): BulkChange => {
      keep(withBulk(last.current, change));
      return change;
    };
    return {
      markRead: async (mid: number, known: ReadFact) => {
        const change = await readCalls.markRead(mid);
        keep(withMark(last.current, { ...known, isRead: true }, change));
      },
      markUnread: async (mid: number, known: ReadFact) => {
        const change = await readCalls.markUnread(mid);
        keep(withMark(last.current, { ...known, isRead: false }, change));
      },
      markAllRead: async (filter: ReadFilter) =>
        keepBulk(await readCalls.markAllRead({ ...filter, upTo: watermarkOf(last.current) })),
      undoMarkAllRead: async ({ seq }: BulkRead) => {
        keepBulk(await readCalls.undoMarkAllRead(seq));
      },
    };
  }, [realtime, keep]);
  const value = useMemo(
    () => ({
      snapshot,
      markRead: marks.markRead,
      markUnread: marks.markUnread,
      markAllRead: marks.markAllRead,
      undoMarkAllRead: marks.undoMarkAllRead,
      askAnew,
      missingSince,
      retryNow: async () => {
        if (realtime === undefined) return loadAgain.current();
        realtime.retryNow();
        return true;
      },
      setLeaving,
      sound,
      onNews,
      onChatNews,
    }),
    [snapshot, realtime, marks, askAnew, missingSince, sound, onNews, onChatNews],
  );
  return (
    <RealtimeContext.Provider value={value}>
      <LineLostContext.Provider value={isLost(snapshot) || isLineDown}>{children}</LineLostContext.Provider>
    </RealtimeContext.Provider>
  );
}

const neverChanges = () => () => undefined;
