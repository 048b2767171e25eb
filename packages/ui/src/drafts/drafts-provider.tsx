import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createDraftStore, type DraftStorage, type DraftStore, noDrafts, pruneDrafts } from './draft-store.ts';

const DraftsContext = createContext<DraftStore>(noDrafts);

export interface DraftsProviderProps {
  /** Who types here: the tutor's id. Pages for visitors have a name of their own. */
  owner: string;
  /** `browser` (default) survives closing it; `tab` ends with the tab, for pages where nobody is signed in. */
  keep?: 'browser' | 'tab' | undefined;
  children: ReactNode;
}

/** Says whose drafts the forms below keep. Without it they keep none. */
export function DraftsProvider({ owner, keep = 'browser', children }: DraftsProviderProps) {
  const store = useMemo(() => {
    const storage = storageOf(keep);
    return storage === undefined ? noDrafts : createDraftStore(owner, storage);
  }, [owner, keep]);
  useEffect(() => {
    const storage = storageOf(keep);
    if (storage !== undefined) pruneDrafts(storage, Date.now());
  }, [keep]);
  useEffect(() => {
    window.addEventListener('storage', store.hear);
    return () => window.removeEventListener('storage', store.hear);
  }, [store]);
  return <DraftsContext.Provider value={store}>{children}</DraftsContext.Provider>;
}

/** The drafts of whoever is signed in; a store that keeps nothing where there is no provider. */
export function useDraftStore(): DraftStore {
  return useContext(DraftsContext);
}

/** Those of the named forms in which something was typed that they have not sent yet. */
export function useTypedDrafts(names: readonly string[]): string[] {
  const store = useDraftStore();
  const typed = useSyncExternalStore(
    store.subscribe,
    () => names.filter((name) => store.read(name) !== undefined).join('\n'),
    () => '',
  );
  return typed === '' ? [] : typed.split('\n');
}

/** Undefined on the server and where the browser forbids storage: then even naming it throws. */
function storageOf(keep: 'browser' | 'tab'): DraftStorage | undefined {
  try {
    return keep === 'browser' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}
