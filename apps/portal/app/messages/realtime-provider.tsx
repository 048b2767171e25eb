import { useRevalidator } from '@remix-run/react';
import type { RealtimeSnapshot } from '@tutor/realtime/message-store';
import { noReadState } from '@tutor/realtime/read-state';
import type { Realtime } from '@tutor/realtime/realtime';
import type { UnreadCount } from '@tutor/rules/messages/message';
import { pollIntervalMs } from '@tutor/rules/realtime/policy';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { leaveForLogin } from '../account/leave-for-login.ts';

interface RealtimeContextValue {
  snapshot: RealtimeSnapshot;
  /** Marks a message as read here at once and on the server; rejects, and takes it back, when the server refuses. */
  markRead: (mid: number) => Promise<void>;
  /** Since when the program of real time cannot be had, in epoch milliseconds; undefined while it is there or on its way. */
  missingSince: number | undefined;
  /** Tries to connect now. False where the program of real time still cannot be had. */
  retryNow: () => Promise<boolean>;
}

const RealtimeContext = createContext<RealtimeContextValue | undefined>(undefined);

/** Live messages, unread counts and the connection's state. */
export function useRealtime(): RealtimeContextValue {
  const value = useContext(RealtimeContext);
  if (value === undefined) throw new Error('useRealtime needs a RealtimeProvider above');
  return value;
}

interface RealtimeProviderProps {
  tuid: number;
  initial: { isPushEnabled: boolean; seq: number; unread: UnreadCount };
  children: ReactNode;
}

/** Starts real time once the page is interactive; until then, and without JavaScript, the loader's counts stand. */
export function RealtimeProvider({ tuid, initial, children }: RealtimeProviderProps) {
  // The frame may be loaded again while real time runs; the running store knows better than a later loader.
  const start = useRef(initial).current;
  const [realtime, setRealtime] = useState<Realtime>();
  const [missingSince, setMissingSince] = useState<number>();
  const loadAgain = useRef(async () => false);
  const { revalidate } = useRevalidator();
  const revalidateRef = useRef(revalidate);
  revalidateRef.current = revalidate;

  useEffect(() => {
    let isGone = false;
    let running: Realtime | undefined;
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
      Promise.all([import('@tutor/realtime/realtime'), import('@tutor/realtime/sound')]).then(
        ([{ startRealtime }, { createSound }]) => {
          if (isGone) return true;
          const sound = createSound();
          dispose = sound.dispose;
          running = startRealtime({
            tuid,
            isPushEnabled: start.isPushEnabled,
            initial: { seq: start.seq, unread: start.unread },
            calls: { markRead: postRead },
            onSound: sound.play,
            // Messages and counts are merged by the store; what else happened is fetched by the page that shows it.
            onEvent: ({ name }) => {
              if (name !== 'GetTutorSysMsg' && name !== 'GetTutorNotReadMsgCount' && name !== 'JoinTeacherNotify') {
                revalidateRef.current();
              }
            },
            onGap: () => revalidateRef.current(),
            onSessionGone: leaveForLogin,
            onBadEvent: ({ name, reason }) => console.warn(`A live update (${name}) could not be read: ${reason}`),
          });
          setRealtime(running);
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
      running?.stop();
      dispose?.();
    };
  }, [tuid, start]);

  const idle = useMemo<RealtimeSnapshot>(
    () => ({ messages: [], unread: start.unread, seq: start.seq, connection: { status: 'idle' }, reads: noReadState }),
    [start],
  );
  const snapshot = useSyncExternalStore(
    realtime?.store.subscribe ?? neverChanges,
    realtime?.store.getSnapshot ?? (() => idle),
    () => idle,
  );
  const value = useMemo(
    () => ({
      snapshot,
      markRead: async (mid: number) => {
        await (realtime?.store.markRead(mid) ?? postRead(mid));
      },
      missingSince,
      retryNow: async () => {
        if (realtime === undefined) return loadAgain.current();
        realtime.retryNow();
        return true;
      },
    }),
    [snapshot, realtime, missingSince],
  );
  return <RealtimeContext.Provider value={value}>{children}</RealtimeContext.Provider>;
}

const neverChanges = () => () => undefined;

async function postRead(mid: number): Promise<undefined> {
  const answer = await fetch('/messages/read', { method: 'POST', body: new URLSearchParams({ mid: String(mid) }) });
  if (answer.status === 401) leaveForLogin();
  if (!answer.ok) throw new Error(`The message could not be marked as read (${answer.status}).`);
}
