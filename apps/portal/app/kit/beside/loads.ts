import { unreachableMessage } from '@tutor/api/core/api-error';
import { seconds } from '@tutor/rules/time/durations';
import { kindOfAnswer, redirectOf, withRouteId } from '../framework/framework-data.ts';
import { isFormOnItsWay, isGoing, onceArrived, revalidatePage, routeIdAt } from '../framework/framework-router.ts';
import { isSigningOut } from '../line/leave-for-login.ts';
import { partFailure } from '../page/failure.ts';

/** First wait for an answer: more than a call may take from here to the service and back. */
export const loadMaxMs = seconds(20);
const longestMaxMs = 8 * loadMaxMs;

/** What came of what is loaded beside the page. */
export interface Loaded {
  /** Undefined until it has come. What was known stays while it is asked for anew. */
  data?: unknown;
  state: 'idle' | 'loading';
  /** In words, while the answer takes too long, or what came in its place. It is asked for on and on. */
  problem?: string | undefined;
  /** The answer was a failure that may pass. */
  isWorthAsking?: boolean | undefined;
}

/** Whether a form that was sent to an address changes it; without one, whether news of any kind does. */
export type IsOutdatedBy = (formAction?: string) => boolean;

interface Load {
  loaded: Loaded;
  /** How those who show it hear of a change. */
  users: Set<() => void>;
  isOutdatedBy: IsOutdatedBy;
  /** Ends the request that is on its way. */
  asking?: AbortController | undefined;
}

const coming: Loaded = { state: 'loading' };
const loads = new Map<string, Load>();

/** What is known of an address by now. */
export function loadedFrom(address: string): Loaded {
  return loads.get(address)?.loaded ?? coming;
}

/** Keeps what an address is asked for as long as somebody shows it: all of them share one request and one answer. */
export function joinLoad(address: string, onChange: () => void, isOutdatedBy: IsOutdatedBy): () => void {
  const load = loads.get(address) ?? { loaded: coming, users: new Set(), isOutdatedBy };
  loads.set(address, load);
  load.users.add(onChange);
  return () => {
    load.users.delete(onChange);
    // Who is only drawn anew joins again at once.
    queueMicrotask(() => {
      if (load.users.size > 0 || loads.get(address) !== load) return;
      loads.delete(address);
      load.asking?.abort();
      load.asking = undefined;
    });
  };
}

/** Asks for what somebody shows, and ends what was asked before. */
export function askFor(address: string): void {
  const load = loads.get(address);
  load?.asking?.abort();
  if (load !== undefined) void bring(address, load);
}

/** Asks anew for what stands beside the page, where a form that was sent to the address changes it; without one, for all. */
export function askBesideAnew(formAction?: string): void {
  for (const [address, { isOutdatedBy }] of loads) if (isOutdatedBy(formAction)) askFor(address);
}

/** Asks for the newest data of the page and of what stands beside it. The framework's own revalidator knows the page alone. */
export function askPageAnew(): void {
  askBesideAnew();
  if (!isGoing()) {
    revalidatePage();
    return;
  }
  // A page that is on its way comes first: loaded from the beginning it would lose what a form has said, which is told once.
  if (isPageAwaited) return;
  isPageAwaited = true;
  onceArrived(() => {
    isPageAwaited = false;
    queueMicrotask(revalidatePage);
  });
}

let isPageAwaited = false;

async function bring(address: string, load: Load): Promise<void> {
  const show = (loaded: Loaded): void => {
    load.loaded = { data: load.loaded.data, ...loaded };
    for (const onChange of load.users) onChange();
  };
  show(coming);
  // Twice as long each time: on a very slow line it may only need longer.
  for (let maxMs = loadMaxMs; ; maxMs = Math.min(2 * maxMs, longestMaxMs)) {
    const asking = new AbortController();
    load.asking = asking;
    const timer = setTimeout(() => asking.abort(), maxMs);
    const answered: Loaded = await answerFrom(address, asking.signal).then(
      (data) => ({ state: 'idle', data }),
      (failure: unknown) => ({ state: 'idle', ...partFailure(failure) }),
    );
    clearTimeout(timer);
    // Asked anew since, or nobody waits for it any more.
    if (load.asking !== asking) return;
    if (!asking.signal.aborted) return show(answered);
    show({ state: 'loading', problem: unreachableMessage });
  }
}

/** The answer of the loader at an address, as the framework asks for it and tells by its headers what it is. */
async function answerFrom(address: string, signal: AbortSignal): Promise<unknown> {
  // Of several askings in one moment the last alone goes out.
  await Promise.resolve();
  const url = new URL(address, window.location.href);
  const answer = await fetch(withRouteId(url, routeIdAt(url)).href, { signal });
  const wayIn = redirectOf(answer);
  if (wayIn !== null) {
    // The session is over, and nothing that is shown here waits for an answer any more. Where a form is on its way, its answer
    // says where the page goes, or asks anew.
    if (!isFormOnItsWay() && !isSigningOut()) window.location.assign(wayIn);
    return new Promise(() => undefined);
  }
  const kind = kindOfAnswer(answer);
  if (kind === 'data') return answer.json();
  // The words of what a loader has thrown, in the shape by which error boundaries know them.
  const data: unknown = kind === 'thrown' ? await answer.json().catch(() => null) : null;
  throw { status: answer.status, statusText: '', internal: false, data };
}
