import { useFetcher } from '@remix-run/react';
import { reconnectDelayMs } from '@tutor/rules/realtime/policy';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import type { loader } from './extras.ts';
import { type Extras, joinExtras } from './extras-parts.ts';
import { useAskAgain } from './use-ask-again.ts';

const ExtrasContext = createContext<Extras | undefined>(undefined);

/** What the frame shows beside the page; undefined until it has been loaded. */
export function useExtras(): Extras | undefined {
  return useContext(ExtrasContext);
}

/** Asks for the extras again, where a page has changed what they show by being looked at. */
export function useReloadExtras(): () => void {
  const { load } = useFetcher({ key: 'extras' });
  return useCallback(() => load('/shell/extras'), [load]);
}

/** Loads the frame's extras once the page is interactive, and again after forms that change them or where one is missing. */
export function ExtrasProvider({ children }: { children: ReactNode }) {
  const { load, data } = useFetcher<typeof loader>({ key: 'extras' });
  useEffect(() => load('/shell/extras'), [load]);
  useAskAgain({
    answer: data,
    isMissing: data?.isWhole === false,
    ask: () => load('/shell/extras'),
    firstDelayMs: reconnectDelayMs,
  });
  const [extras, setExtras] = useState<Extras>();
  useEffect(() => {
    if (data !== undefined) setExtras((known) => joinExtras(data, known));
  }, [data]);
  return <ExtrasContext.Provider value={extras}>{children}</ExtrasContext.Provider>;
}
