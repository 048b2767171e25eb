import { minutes, seconds } from '@tutor/rules/time/durations';
import { z } from 'zod';
import { openChannel as openBrowserChannel, type TabEnvironment } from '../browser/tab-environment.ts';
import { systemTimers, type Timers } from '../browser/timers.ts';
import type { CallAsks } from './call-asks.ts';

const names = ['accept', 'iceServers'] as const;
type HandedName = (typeof names)[number];

interface HandOverOptions {
  openChannel?: TabEnvironment['openChannel'] | undefined;
  timers?: Timers | undefined;
}

/** How far a request of the press is. */
const handedSchema = z.object({
  name: z.enum(names),
  state: z.enum(['coming', 'done', 'failed']),
  reply: z.unknown().optional(),
});
type Handed = z.output<typeof handedSchema>;

/** Longer than a window takes to load. */
const keptMs = minutes(1);
/** A tab of this browser says within this time that a reply is coming. */
const heardMs = 50;
/** The window waits no longer for a reply that is coming. */
const comingMs = seconds(1);
const waiting = 'waiting';

/** A channel of one press: nobody else knows its key. */
function channelOf(pressKey: string): string {
  return `call-press-${pressKey}`;
}

/** Hands the replies to the requests of a press over to the window that the press opened. */
export function handOver(
  pressKey: string,
  requests: Record<HandedName, Promise<unknown>>,
  { openChannel = openBrowserChannel, timers = systemTimers }: HandOverOptions = {},
): void {
  const states = new Map<HandedName, Handed>();
  const channel = openChannel(channelOf(pressKey), (message) => {
    if (message === waiting) for (const state of states.values()) channel?.post(state);
  });
  function tell(state: Handed): void {
    states.set(state.name, state);
    channel?.post(state);
  }
  for (const name of names) {
    tell({ name, state: 'coming' });
    requests[name].then(
      (reply) => tell({ name, state: 'done', reply }),
      () => tell({ name, state: 'failed' }),
    );
  }
  timers.after(keptMs, () => channel?.close());
}

/** The calls of the window of a press: it sends a request itself where no reply to the press's own is handed over. */
export function withHandedReplies(
  calls: CallAsks,
  pressKey: string,
  { openChannel = openBrowserChannel, timers = systemTimers }: HandOverOptions = {},
): CallAsks {
  const states = new Map<HandedName, Handed>();
  const listeners = new Map<HandedName, (state: Handed) => void>();
  const channel = openChannel(channelOf(pressKey), (message) => {
    const { data } = handedSchema.safeParse(message);
    if (data === undefined) return;
    states.set(data.name, data);
    listeners.get(data.name)?.(data);
  });
  channel?.post(waiting);

  function handedOr(name: HandedName, ask: () => Promise<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      function askHere(): void {
        listeners.delete(name);
        cancel();
        ask().then(resolve, reject);
      }
      function take({ state, reply }: Handed): void {
        cancel();
        if (state === 'coming') cancel = timers.after(comingMs, askHere);
        else if (state === 'failed') askHere();
        else {
          listeners.delete(name);
          resolve(reply);
        }
      }
      let cancel = timers.after(heardMs, askHere);
      listeners.set(name, take);
      const known = states.get(name);
      if (known !== undefined) take(known);
      else if (channel === undefined) askHere();
    });
  }

  const asked = new Set<HandedName>();
  /** A second request is another one: credentials of TURN servers end, and a reply that could not be read is no use twice. */
  function first(name: HandedName, ask: () => Promise<unknown>): Promise<unknown> {
    if (asked.has(name)) return ask();
    asked.add(name);
    return handedOr(name, ask).finally(() => {
      if (asked.size === names.length && listeners.size === 0) channel?.close();
    });
  }

  return {
    ...calls,
    accept: (body, signal) => first('accept', () => calls.accept(body, signal)),
    iceServers: (body, signal) => first('iceServers', () => calls.iceServers(body, signal)),
  };
}
