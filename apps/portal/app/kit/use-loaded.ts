import type { SerializeFrom } from '@remix-run/node';
import { seconds } from '@tutor/rules/time/durations';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { askFor, type IsOutdatedBy, joinLoad, type Loaded, loadedFrom } from './loads.ts';
import { useAskAgain } from './use-ask-again.ts';

const retryAfterMs = seconds(30);

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
 * end a load and tell nobody (docs/decisions/0043). A failure costs this part alone.
 */
export function useLoaded<Loader>(address: string | undefined, { reason, isOutdatedBy = always }: LoadedOptions = {}) {
  const subscribe = useCallback(
    (onChange: () => void) => (address === undefined ? () => undefined : joinLoad(address, onChange, isOutdatedBy)),
    [address, isOutdatedBy],
  );
  const read = (): Loaded => (address === undefined ? nothing : loadedFrom(address));
  const loaded = useSyncExternalStore(subscribe, read, read);
  const { data, state, problem } = loaded;

  const ask = useCallback(() => {
    if (address !== undefined) askFor(address);
  }, [address]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is what the reason is for.
  useEffect(ask, [ask, reason]);
  useAskAgain({ answer: loaded, isMissing: loaded.isWorthAsking === true, ask, firstDelayMs: retryAfterMs });
  return {
    data: data as SerializeFrom<Loader> | undefined,
    state,
    /** Why nothing is there yet: it takes too long, or a failure came in its place. */
    problem: data === undefined ? problem : undefined,
    ask,
  };
}

const always = (): boolean => true;
