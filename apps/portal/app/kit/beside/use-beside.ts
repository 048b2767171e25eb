import type { SerializeFrom } from '@remix-run/node';
import { seconds } from '@tutor/rules/time/durations';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { askFor, type IsOutdatedBy, joinLoad, type Loaded, loadedFrom } from './loads.ts';
import { isWorthAsking, type KnownParts, knownAfter } from './parts.ts';
import { useAskAgain } from './use-ask-again.ts';

const retryAfterMs = seconds(30);

interface BesideOptions<Data> {
  /** Another one is a reason to ask anew. */
  reason?: unknown;
  /** Another value after each form that writes a part over: as it was known before it says nothing any more. */
  change?: unknown;
  /** Everything does where this is left out. A constant, the same for all who show the address. */
  isOutdatedBy?: IsOutdatedBy;
  /** Something is missing that no part says. */
  isMissing?: (data: Data) => boolean;
  /** First wait before what is missing is asked for again; 30 s where this is left out. */
  firstDelayMs?: number;
}

/** What stands beside the page: `stale` is known from before, and is asked for anew or could not be had this time. */
export type Beside<Data> = {
  /** Its request is on its way. */
  isAsking: boolean;
  /** Loads it anew. */
  ask: () => void;
} & (
  | { kind: 'loading'; data: undefined; problem: undefined }
  | { kind: 'known' | 'stale'; data: Data; problem: undefined }
  /** In words: it takes too long, or a failure came in its place. It is asked for on and on. */
  | { kind: 'failed'; data: undefined; problem: string }
);

const nothing: Loaded = { state: 'idle' };

/**
 * What a part of the page loads for itself, once the page is interactive; nothing as long as there is no address. Forms and news
 * load it anew, and what is missing is asked for until it comes, unless the service has refused it. A part that could not be had
 * this time stays as it was known. Not through the framework's fetchers: where several forms and news ask at once, these may
 * end a load and tell nobody (docs/decisions/0043). A failure costs this part alone.
 */
export function useBeside<Loader>(
  address: string | undefined,
  {
    reason,
    change,
    isOutdatedBy = always,
    isMissing = never,
    firstDelayMs = retryAfterMs,
  }: BesideOptions<SerializeFrom<Loader>> = {},
): Beside<SerializeFrom<Loader>> {
  const subscribe = useCallback(
    (onChange: () => void) => (address === undefined ? () => undefined : joinLoad(address, onChange, isOutdatedBy)),
    [address, isOutdatedBy],
  );
  const read = (): Loaded => (address === undefined ? nothing : loadedFrom(address));
  const {
    data: loaded,
    state,
    problem,
    isWorthAsking: hasFailed = false,
  } = useSyncExternalStore(subscribe, read, read);
  const known = useRef<KnownParts<object | undefined>>();
  known.current = knownAfter(known.current, { loaded: loaded as object | undefined, subject: address, change });
  // Typed by its loader: what comes from an address is that loader's answer.
  const data = known.current.data as SerializeFrom<Loader> | undefined;
  const isAsking = state === 'loading';

  const ask = useCallback(() => {
    if (address !== undefined) askFor(address);
  }, [address]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is what the reason is for.
  useEffect(ask, [ask, reason]);
  const hasHole =
    loaded !== undefined && (isWorthAsking(loaded as object) || isMissing(loaded as SerializeFrom<Loader>));
  useAskAgain({ answer: loaded, isMissing: hasFailed || hasHole, isAsking, ask, firstDelayMs });

  if (data !== undefined)
    return { kind: isAsking || problem !== undefined ? 'stale' : 'known', data, problem: undefined, isAsking, ask };
  if (problem !== undefined) return { kind: 'failed', data: undefined, problem, isAsking, ask };
  return { kind: 'loading', data: undefined, problem: undefined, isAsking, ask };
}

const always = (): boolean => true;
const never = (): boolean => false;
