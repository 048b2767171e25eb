import { useRouteLoaderData } from '@remix-run/react';
import { reconnectDelayMs } from '@tutor/rules/realtime/policy';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { GrowthWaitingContext } from '../growth/growth-waiting.ts';
import { useBeside } from '../kit/beside/use-beside.ts';
import { onTabNews } from '../kit/line/tab-news.ts';
import { skypeForm } from '../profile/skype-form.ts';
import type { loader as rootLoader } from '../root.tsx';
import { extrasAddress } from '../session/extras-address.ts';
import { useFrame } from '../session/use-frame.ts';
import type { loader } from './extras.ts';
import { type Extras, joinExtras, withSkype } from './extras-parts.ts';

// Personal data and contract change what 'Sign Contract' leads to.
const changing =
  /^\/(?:account|attendance\/clock-in|growthCenter|teacherTask|profile|releaseTime|scores|shell|messages\/agree|newPersonalData|personalData|signContract(?:Custom)?)\b/;

/** Only forms that change what is shown here ask for it again. */
const isOutdatedBy = (formAction = ''): boolean => changing.test(formAction);

const isPartial = ({ isWhole }: { isWhole: boolean }): boolean => !isWhole;

interface ExtrasContextValue {
  extras: Extras | undefined;
  noteSkypeSaved: () => void;
}

const ExtrasContext = createContext<ExtrasContextValue>({ extras: undefined, noteSkypeSaved: () => undefined });

/** What the frame shows beside the page; undefined until it has been loaded. */
export function useExtras(): Extras | undefined {
  return useContext(ExtrasContext).extras;
}

/** Says that the Skype ID was saved: from then on nobody is asked for it, whether or not the service can say so. */
export function useNoteSkypeSaved(): () => void {
  return useContext(ExtrasContext).noteSkypeSaved;
}

/**
 * Loads the frame's extras once the page is interactive, and again after forms that change them, where one is missing, or when
 * another tab has agreed to what waits.
 */
export function ExtrasProvider({ children }: { children: ReactNode }) {
  const { data, ask } = useBeside<typeof loader>(extrasAddress, {
    isOutdatedBy,
    isMissing: isPartial,
    firstDelayMs: reconnectDelayMs,
  });
  const { tuid } = useFrame().tutor;
  useEffect(() => onTabNews('agreement', tuid, ask), [ask, tuid]);
  const [extras, setExtras] = useState<Extras>();
  const noteSkypeSaved = useCallback(() => setExtras((known) => known && withSkype(known)), []);
  // The dialog says it by itself, its page by the message of its redirect: first, what comes with it is the service's word.
  const flash = useRouteLoaderData<typeof rootLoader>('root')?.flash ?? null;
  useEffect(() => {
    if (flash?.clearsDraft === skypeForm) noteSkypeSaved();
  }, [flash, noteSkypeSaved]);
  useEffect(() => {
    if (data !== undefined) setExtras((known) => joinExtras(data, known));
  }, [data]);
  const value = useMemo(() => ({ extras, noteSkypeSaved }), [extras, noteSkypeSaved]);
  const growth = extras?.growth;
  const { claimableTasks: tasks = 0, rewards = 0, clothes = 0 } = growth ?? {};
  const waiting = useMemo(() => ({ tasks, rewards, clothes }), [tasks, rewards, clothes]);
  return (
    <ExtrasContext.Provider value={value}>
      <GrowthWaitingContext.Provider value={waiting}>{children}</GrowthWaitingContext.Provider>
    </ExtrasContext.Provider>
  );
}
