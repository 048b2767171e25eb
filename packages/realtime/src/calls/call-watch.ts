import type { Call } from '@tutor/rules/calls/call';
import { callTryTimeoutMs } from '@tutor/rules/calls/call-timing';
import { withinDeadline } from '../browser/deadline.ts';
import { systemTimers, type Timers } from '../browser/timers.ts';
import type { CallAsks } from './call-asks.ts';
import { mineReply } from './call-replies.ts';

/** Calls as a page of the chat sees them. */
export interface WatchedCalls {
  /** The live call of a conversation, by its id: those of groups, and those that the person is in or that ring. */
  live: ReadonlyMap<number, Call>;
  /** Calls do not ring; undefined until the service has said so. */
  isDoNotDisturb: boolean | undefined;
}

export interface CallWatch {
  /** A call that was pushed; undefined: some may have changed unheard. */
  take(call: Call | undefined): void;
  /** Rejects where the service did not take it. */
  setDoNotDisturb(isOn: boolean): Promise<void>;
  /** The same object until something changes. */
  getSnapshot(): WatchedCalls;
  subscribe(listener: () => void): () => void;
  stop(): void;
}

export interface CallWatchOptions {
  calls: Pick<CallAsks, 'mine' | 'doNotDisturb'>;
  timers?: Timers | undefined;
}

/** Knows which calls go on: by the service's answer, and by what is pushed from then on. */
export function createCallWatch({ calls, timers = systemTimers }: CallWatchOptions): CallWatch {
  const stopping = new AbortController();
  const listeners = new Set<() => void>();
  let snapshot: WatchedCalls = { live: new Map(), isDoNotDisturb: undefined };
  /** What came while the service was asked, and is newer than its answer. */
  let pushed: Call[] | undefined;
  let isAskedAgain = false;
  /** Own changes: an answer to a question that was asked before one of them is older. */
  let changes = 0;

  function show(next: Partial<WatchedCalls>): void {
    snapshot = { ...snapshot, ...next };
    for (const listener of [...listeners]) listener();
  }

  /** Within the deadline of a call's try. */
  const asked = (run: (signal: AbortSignal) => Promise<unknown>): Promise<unknown> =>
    withinDeadline({ timers, timeoutMs: callTryTimeoutMs, signal: stopping.signal }, run);

  async function catchUp(): Promise<void> {
    if (pushed !== undefined) {
      isAskedAgain = true;
      return;
    }
    pushed = [];
    const before = changes;
    try {
      const { Calls, IsDoNotDisturb } = mineReply.parse(await asked((signal) => calls.mine({}, signal)));
      show({
        live: [...Calls, ...pushed].reduce(withCall, new Map()),
        ...(before === changes ? { isDoNotDisturb: IsDoNotDisturb } : {}),
      });
    } catch {
      // What is known stays; the next call, or the next join of the hub, asks again.
    } finally {
      pushed = undefined;
    }
    if (!isAskedAgain || stopping.signal.aborted) return;
    isAskedAgain = false;
    await catchUp();
  }

  return {
    take(call) {
      if (stopping.signal.aborted) return;
      if (call === undefined) return void catchUp();
      pushed?.push(call);
      const live = withCall(snapshot.live, call);
      if (live !== snapshot.live) show({ live });
    },
    async setDoNotDisturb(isOn) {
      await asked((signal) => calls.doNotDisturb({ IsOn: isOn }, signal));
      changes += 1;
      show({ isDoNotDisturb: isOn });
    },
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      stopping.abort();
      listeners.clear();
    },
  };
}

/** The same map where the call is not newer than what is known. A conversation has one live call, and a later one has a higher id. */
function withCall(live: ReadonlyMap<number, Call>, call: Call): ReadonlyMap<number, Call> {
  const known = live.get(call.conversationId);
  const isOlder =
    known !== undefined && (known.id > call.id || (known.id === call.id && known.version >= call.version));
  if (isOlder || (known === undefined && call.state === 'ended')) return live;
  const next = new Map(live);
  if (call.state === 'ended') next.delete(call.conversationId);
  else next.set(call.conversationId, call);
  return next;
}
