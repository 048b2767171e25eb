import { type CallWatch, createCallWatch } from '@tutor/realtime/calls/call-watch';
import { passSignalsOn } from '@tutor/realtime/calls/signal-relay';
import { type ChatClient, startChat } from '@tutor/realtime/chat/chat-client';
import { chatPayloadSchema } from '@tutor/realtime/chat/chat-payload';
import { openOutboxStore } from '@tutor/realtime/outbox/browser-outbox-store';
import { memoryOutboxStore } from '@tutor/realtime/outbox/memory-outbox-store';
import { callAsks } from '../calls/ask-calls.ts';
import { leaveForLogin } from '../kit/line/leave-for-login.ts';
import { chatAsks } from './chat-asks.ts';

interface PortalChat {
  client: ChatClient;
  /** Calls of its conversations. */
  watch: CallWatch;
  /** False once something waits that the browser does not keep over a reload. */
  isLasting: () => boolean;
}

/** Starts the chat of this page: its list begins with what the page was drawn with. */
export async function startPortalChat(personId: number, initial: unknown): Promise<PortalChat> {
  const { store, isLasting } = await openOutboxStore(`chat-${personId}`, chatPayloadSchema, memoryOutboxStore());
  const watch = createCallWatch({ calls: callAsks });
  const client = startChat({
    personId,
    initial,
    calls: chatAsks,
    outboxStore: store,
    onSessionGone: leaveForLogin,
    onCall: watch.take,
    onCallSignals: passSignalsOn,
    onBadEvent: ({ name, reason }) => console.warn(`A live update of the chat (${name}) could not be read: ${reason}`),
  });
  return { client, watch, isLasting };
}
