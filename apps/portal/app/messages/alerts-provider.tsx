import { useFetcher } from '@remix-run/react';
import { defaultNoticeSetting } from '@tutor/rules/messages/default-notice-setting';
import type { NoticeSetting } from '@tutor/rules/messages/notice-setting';
import { LazyPart } from '@tutor/ui/primitives/behaviour/lazy-part.tsx';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import {
  createContext,
  type MutableRefObject,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { FormReply } from '../kit/forms/form-reply.ts';
import { tellTabs } from '../kit/line/tab-news.ts';
import { useFrame } from '../session/use-frame.ts';
import { useRealtime } from './realtime-provider.tsx';
import { useWaiting } from './waiting-provider.tsx';

type HearRefusal = (reply: FormReply) => void;

interface AlertsContextValue {
  setting: NoticeSetting;
  /** Counts at once, and is saved; what could not be saved counts no more. */
  change: (change: Partial<NoticeSetting>) => void;
  /** Who says that a change could not be saved, while the setting's dialog is open. */
  hearsRefusal: MutableRefObject<HearRefusal | undefined>;
  /** Plays the sound as it is set; resolves with whether the browser did. */
  trySound: () => Promise<boolean>;
  /** Whether this tab is the one of the browser that sounds. */
  isHeardHere: () => boolean;
  /** False where a sound is wanted and no tab of the browser may make one: none was used yet. */
  canBeHeard: () => Promise<boolean>;
  /** Whether the scripts that sound have come: what is due before is told then. */
  canRing: boolean;
  /** Plays it for a reminder: within the tutor's quiet hours only where it is urgent. */
  ring: (isUrgent: boolean) => void;
}

// Until its script has come, news is seen and not heard.
const loadTeller = async () => (await import('./alerts-teller.tsx')).AlertsTeller;

const AlertsContext = createContext<AlertsContextValue>({
  setting: defaultNoticeSetting,
  change: () => undefined,
  hearsRefusal: { current: undefined },
  trySound: async () => false,
  isHeardHere: () => false,
  canBeHeard: async () => true,
  canRing: false,
  ring: () => undefined,
});

const nothing = (): null => null;

function tellSilence(): void {
  toastStore.add({
    tone: 'error',
    message: 'Sounds and notifications have stopped. Load the page again to have them.',
  });
}

/** How this tutor is told of news. */
export function useAlerts(): AlertsContextValue {
  return useContext(AlertsContext);
}

/** How this tutor wants to be told of news, and the telling itself, whose code is loaded once the page is interactive. */
export function AlertsProvider({ children }: { children: ReactNode }) {
  const { sound, snapshot } = useRealtime();
  const isHolder = snapshot.connection.status !== 'closedElsewhere';
  const { setting, change, hearsRefusal } = useSetting();
  const { isSoundOn, volume } = setting;
  useEffect(() => sound?.setVolume(isSoundOn ? volume / 100 : 0), [sound, isSoundOn, volume]);

  const [isTelling, setTelling] = useState(false);
  const canRing = sound !== undefined && isTelling;
  const ringer = useRef<(isUrgent: boolean) => void>();
  const ring = useCallback((isUrgent: boolean) => ringer.current?.(isUrgent), []);
  const isHeardHere = useCallback(() => sound?.isChosen(isHolder) ?? false, [sound, isHolder]);
  const value = useMemo(
    () => ({
      ...{ setting, change, hearsRefusal, isHeardHere, canRing, ring },
      trySound: async () => (await sound?.play()) ?? false,
      canBeHeard: async () => !isSoundOn || volume === 0 || ((await sound?.canBeHeard()) ?? true),
    }),
    [setting, change, hearsRefusal, sound, isHeardHere, isSoundOn, volume, canRing, ring],
  );
  return (
    <AlertsContext.Provider value={value}>
      <LazyPart
        load={loadTeller}
        props={{ setting, isHolder, isHeardHere, ringer }}
        instead={nothing}
        onLoaded={() => setTelling(true)}
        onThrown={tellSilence}
      />
      {children}
    </AlertsContext.Provider>
  );
}

/** The setting as the service has it, and over it what the tutor has changed while that is being saved. */
function useSetting(): Pick<AlertsContextValue, 'setting' | 'change' | 'hearsRefusal'> {
  const { waiting } = useWaiting();
  const { tuid } = useFrame().tutor;
  const { submit, data: reply } = useFetcher<FormReply>();
  const [changed, setChanged] = useState<Partial<NoticeSetting>>({});
  const saved = waiting?.setting ?? defaultNoticeSetting;
  const setting = useMemo(() => ({ ...saved, ...changed }), [saved, changed]);
  const isSaved = useRef(false);
  const hearsRefusal = useRef<HearRefusal>();

  const unsaved = useRef<Partial<NoticeSetting>>({});
  const change = useCallback(
    (next: Partial<NoticeSetting>) => {
      // What is not saved yet goes along: of two changes in a row only the second is answered.
      const all = { ...unsaved.current, ...next };
      unsaved.current = all;
      isSaved.current = false;
      setChanged((before) => ({ ...before, ...next }));
      const values = Object.fromEntries(Object.entries(all).map(([name, value]) => [name, String(value)]));
      submit({ intent: 'setting', ...values }, { method: 'post', action: '/messages/notice' });
    },
    [submit],
  );
  useEffect(() => {
    if (reply === undefined) return;
    isSaved.current = reply.isDone;
    unsaved.current = {};
    if (reply.isDone) {
      tellTabs('notice-setting', tuid);
      return;
    }
    setChanged({});
    const message = reply.error ?? reply.flash?.message ?? '';
    if (hearsRefusal.current !== undefined) hearsRefusal.current(reply);
    else toastStore.add({ tone: 'error', message: `Your setting was not saved. ${message}` });
  }, [reply, tuid]);
  // What is saved needs no memory here, and another tab may change it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved has come.
  useEffect(() => {
    if (isSaved.current) setChanged({});
  }, [saved]);
  return { setting, change, hearsRefusal };
}
