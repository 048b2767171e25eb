import { defaultNoticeSetting } from '@tutor/rules/messages/default-notice-setting';
import type { NoticeSetting } from '@tutor/rules/messages/notice-setting';
import { LazyPart } from '@tutor/ui/primitives/lazy-part';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useRealtime } from './realtime-provider.tsx';
import { useWaiting } from './waiting-provider.tsx';

interface AlertsContextValue {
  setting: NoticeSetting;
  /** Counts at once; saving is the caller's. */
  change: (change: Partial<NoticeSetting>) => void;
  /** Plays the sound as it is set. */
  trySound: () => void;
  /** Whether this tab is the one of the browser that sounds. */
  isHeardHere: () => boolean;
  /** Plays it for a reminder: within the tutor's quiet hours only where it is urgent. */
  ring: (isUrgent: boolean) => void;
}

// Until its script has come, news is seen and not heard.
const loadTeller = async () => (await import('./alerts-teller.tsx')).AlertsTeller;

const AlertsContext = createContext<AlertsContextValue>({
  setting: defaultNoticeSetting,
  change: () => undefined,
  trySound: () => undefined,
  isHeardHere: () => false,
  ring: () => undefined,
});

/** How this tutor is told of news. */
export function useAlerts(): AlertsContextValue {
  return useContext(AlertsContext);
}

/** How this tutor wants to be told of news, and the telling itself, whose code is loaded once the page is interactive. */
export function AlertsProvider({ children }: { children: ReactNode }) {
  const { sound, snapshot } = useRealtime();
  const isHolder = snapshot.connection.status !== 'closedElsewhere';
  const { waiting } = useWaiting();
  const [changed, setChanged] = useState<Partial<NoticeSetting>>({});
  const saved = waiting?.setting ?? defaultNoticeSetting;
  const setting = useMemo(() => ({ ...saved, ...changed }), [saved, changed]);
  // What is saved needs no memory here, and another tab may change it again.
  useEffect(() => {
    setChanged((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !isSame(name, known, saved))));
  }, [saved]);
  const { isSoundOn, volume } = setting;
  useEffect(() => sound?.setVolume(isSoundOn ? volume / 100 : 0), [sound, isSoundOn, volume]);

  const ringer = useRef<(isUrgent: boolean) => void>();
  const change = useCallback((next: Partial<NoticeSetting>) => setChanged((before) => ({ ...before, ...next })), []);
  const ring = useCallback((isUrgent: boolean) => ringer.current?.(isUrgent), []);
  const isHeardHere = useCallback(() => sound?.isChosen(isHolder) ?? false, [sound, isHolder]);
  const value = useMemo(
    () => ({ setting, change, trySound: () => sound?.play(), isHeardHere, ring }),
    [setting, change, sound, isHeardHere, ring],
  );
  return (
    <AlertsContext.Provider value={value}>
      <LazyPart load={loadTeller} props={{ setting, isHolder, isHeardHere, ringer }} />
      {children}
    </AlertsContext.Provider>
  );
}

function isSame(name: string, a: object, b: object): boolean {
  return Reflect.get(a, name) === Reflect.get(b, name);
}
