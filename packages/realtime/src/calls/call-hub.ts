import { callReconnectDelayMs, callTryTimeoutMs } from '@tutor/rules/calls/call-timing';
import { type ChatEventPayload, chatEventSchemas, joinChatMethod } from '@tutor/rules/chat/chat-events';
import type { Timers } from '../browser/timers.ts';
import { signalrHub } from '../connection/connection.ts';
import { type ConnectionLoop, createConnectionLoop } from '../connection/connection-loop.ts';
import type { HolderState } from '../connection/connection-state.ts';
import type { OpenHub } from '../connection/hub.ts';
import { type BadEvent, readEvent } from '../connection/read-event.ts';

export interface CallHubOptions {
  personId: number;
  openHub?: OpenHub | undefined;
  timers: Timers;
  random: () => number;
  onState: (state: HolderState) => void;
  onCall: (event: ChatEventPayload<'CallChanged'>) => void;
  onSignals: (event: ChatEventPayload<'CallSignals'>) => void;
  /** Something may have been missed. */
  onGap: () => void;
  /** The hub has joined somebody else. */
  onOtherPerson: () => void;
  onBadEvent: (bad: BadEvent) => void;
}

const eventNames = ['JoinedChat', 'CallChanged', 'CallSignals', 'ChatGap'] as const;

/** The chat's hub as far as a call hears it. Media go on without it. */
const callHub: OpenHub = (callbacks) => signalrHub({ url: '/hubs/chat', eventNames })(callbacks);

/** The connection of a call to the hub, kept as long as the call goes on. */
export function createCallHub(options: CallHubOptions): ConnectionLoop {
  const { personId, openHub = callHub, timers, random } = options;

  function takeEvent(name: string, payload: unknown): void {
    const parsed = readEvent(chatEventSchemas, name, payload);
    if ('bad' in parsed) {
      options.onBadEvent(parsed.bad);
      return;
    }
    const { event } = parsed;
    if (event.name === 'CallChanged') options.onCall(event.payload);
    if (event.name === 'CallSignals') options.onSignals(event.payload);
    if (event.name === 'ChatGap') options.onGap();
    if (event.name === 'JoinedChat' && event.payload.personId !== personId) options.onOtherPerson();
  }

  return createConnectionLoop({
    join: (hub) => hub.invoke(joinChatMethod),
    openHub,
    timers,
    random,
    startDelayMs: 0,
    tryTimeoutMs: callTryTimeoutMs,
    nextDelayMs: (failedTries) => callReconnectDelayMs(failedTries, random()),
    onState: options.onState,
    onEvent: takeEvent,
    onJoined: options.onGap,
  });
}
