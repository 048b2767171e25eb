import type { SerializeFrom } from '@remix-run/node';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { askFor, type IsOutdatedBy, joinLoad, type Loaded, loadedFrom } from './loads.ts';

interface LoadedOptions {
  /** Another one is a reason to ask anew. */
  reason?: unknown;
  /** Everything does where this is left out. A constant, the same for all who show the address. */
  isOutdatedBy?: IsOutdatedBy;
}

const nothing: Loaded = { state: 'idle' };

/**
 * What a part of the page loads for itself, once the page is interactive; nothing as long as there is no address. `ask` loads
 * it anew, and so do forms and news. Not through the framework's fetchers: where several forms and news ask at once, these may
 * end a load and tell nobody (docs/decisions/0043).
 */
export function useLoaded<Loader>(address: string | undefined, { reason, isOutdatedBy = always }: LoadedOptions = {}) {
  const subscribe = useCallback(
    (onChange: () => void) => (address === undefined ? () => undefined : joinLoad(address, onChange, isOutdatedBy)),
    [address, isOutdatedBy],
  );
  const read = (): Loaded => (address === undefined ? nothing : loadedFrom(address));
  const { data, state, problem, failure } = useSyncExternalStore(subscribe, read, read);
  if (failure !== undefined) throw failure;

  const ask = useCallback(() => {
    if (address !== undefined) askFor(address);
  }, [address]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is what the reason is for.
  useEffect(ask, [ask, reason]);
  return {
    data: data as SerializeFrom<Loader> | undefined,
    state,
    /** Why nothing is there yet, while it takes too long. */
    problem: data === undefined ? problem : undefined,
    ask,
  };
}

const always = (): boolean => true;
