import { passSignalsOn } from '@tutor/realtime/calls/signal-relay';
import { type ChatClient, type ChatSnapshot, startChat } from '@tutor/realtime/chat/chat-client';
import { chatPayloadSchema } from '@tutor/realtime/chat/chat-payload';
import type { ConversationView } from '@tutor/realtime/chat/conversation-room';
import { signalrHub } from '@tutor/realtime/connection/connection';
import { openOutboxStore } from '@tutor/realtime/outbox/browser-outbox-store';
import { memoryOutboxStore } from '@tutor/realtime/outbox/memory-outbox-store';
import { chatEventNames } from '@tutor/rules/chat/chat-events';
import { useWhenThere, type WhenThere } from '@tutor/ui/primitives/behaviour/use-when-there.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { askToken, chatAsksOf } from './ask.ts';
import { peopleHref } from './place.ts';

interface Chat {
  /** Undefined for the moment that its store takes to open. */
  client: ChatClient | undefined;
  /** Does something with the client, once it is there. */
  withClient: WhenThere<ChatClient>;
  snapshot: ChatSnapshot;
  talk: ConversationView | undefined;
}

const nothingYet: ChatSnapshot = {
  status: 'loading',
  rows: [],
  hasMore: false,
  isLoadingMore: false,
  totalUnread: 0,
  found: undefined,
  connection: { status: 'idle' },
  typing: new Map(),
  openId: undefined,
};

/** The live chat of a person, with the conversation that is open. */
export function useChat(personId: number, openId: number | undefined, onCall: () => void): Chat {
  const [client, setClient] = useState<ChatClient>();
  useEffect(() => {
    let isGone = false;
    let running: ChatClient | undefined;
    void start(personId, onCall).then((started) => {
      running = started;
      if (isGone) running.stop();
      else setClient(running);
    });
    return () => {
      isGone = true;
      running?.stop();
    };
  }, [personId, onCall]);
  useEffect(() => {
    if (client === undefined) return;
    if (openId === undefined) client.closeConversation();
    else void client.openConversation(openId);
  }, [client, openId]);
  const snapshot = useSyncExternalStore(client?.subscribe ?? neverChanges, client?.getSnapshot ?? (() => nothingYet));
  const talk = openId === undefined ? undefined : client?.getConversation(openId);
  return { client, withClient: useWhenThere(client), snapshot, talk };
}

async function start(personId: number, onCall: () => void): Promise<ChatClient> {
  const { store } = await openOutboxStore(`chat-${personId}`, chatPayloadSchema, memoryOutboxStore());
  return startChat({
    personId,
    calls: chatAsksOf(personId),
    outboxStore: store,
    openHub: signalrHub({ url: '/hubs/chat', eventNames: chatEventNames, accessToken: () => askToken(personId) }),
    onCall,
    onCallSignals: passSignalsOn,
    onSessionGone: () => window.location.assign(peopleHref),
  });
}

const neverChanges = () => () => undefined;
