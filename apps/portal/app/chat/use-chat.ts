import type { CallWatch, WatchedCalls } from '@tutor/realtime/calls/call-watch';
import type { ChatClient, ChatSnapshot } from '@tutor/realtime/chat/chat-client';
import type { ConversationView } from '@tutor/realtime/chat/conversation-room';
import { seconds } from '@tutor/rules/time/durations';
import { useWhenThere, type WhenThere } from '@tutor/ui/primitives/behaviour/use-when-there.ts';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type ChatPageData, loadedTalk, snapshotOf, untilRead } from './loaded-chat.ts';
import type { startPortalChat } from './start-portal-chat.ts';

const retryMs = seconds(10);

interface Chat {
  /** Undefined until its script has come. */
  client: ChatClient | undefined;
  /** Does something with the client, once it is there. */
  withClient: WhenThere<ChatClient>;
  snapshot: ChatSnapshot;
  /** The open conversation; undefined where none is. */
  talk: ConversationView | undefined;
  watch: CallWatch | undefined;
  /** Calls of its conversations; none until its script has come. */
  calls: WatchedCalls;
  /** Its script cannot be had for now. */
  isMissing: boolean;
  /** False once something waits that the browser does not keep over a reload. */
  isLasting: boolean;
}

/** The chat of this page: as it was loaded, until its script runs, and live from then on. */
export function useChat(loaded: ChatPageData, openId: number | undefined): Chat {
  // The list begins with what the page was drawn with; what is loaded later is older than what is live.
  const first = useRef(loaded).current;
  const personId = first.me.id;
  const [started, setStarted] = useState<Awaited<ReturnType<typeof startPortalChat>>>();
  const client = started?.client;
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let isGone = false;
    let end = (): void => {};
    let retry: number | undefined;
    const load = (): void => {
      import('./start-portal-chat.ts')
        .then((module) => module.startPortalChat(personId, first.list))
        .then(
          (chat) => {
            end = () => {
              chat.client.stop();
              chat.watch.stop();
            };
            if (isGone) end();
            else {
              setMissing(false);
              setStarted(chat);
            }
          },
          () => {
            if (isGone) return;
            setMissing(true);
            retry = window.setTimeout(load, retryMs);
          },
        );
    };
    load();
    return () => {
      isGone = true;
      window.clearTimeout(retry);
      end();
    };
  }, [personId, first]);

  useEffect(() => {
    if (client === undefined) return;
    if (openId === undefined) client.closeConversation();
    else void client.openConversation(openId);
  }, [client, openId]);

  const asLoaded = useMemo(() => snapshotOf(first), [first]);
  const snapshot = useSyncExternalStore(
    client?.subscribe ?? neverChanges,
    client?.getSnapshot ?? (() => asLoaded),
    () => asLoaded,
  );
  const { watch } = started ?? {};
  const calls = useSyncExternalStore(
    watch?.subscribe ?? neverChanges,
    watch?.getSnapshot ?? (() => noCalls),
    () => noCalls,
  );
  const loadedView = useMemo(() => loadedTalk(loaded), [loaded]);
  const live = openId === undefined ? undefined : client?.getConversation(openId);
  const talk = useMemo(
    () => (loadedView !== undefined && loadedView.id === openId ? untilRead(loadedView, live) : live),
    [loadedView, live, openId],
  );
  return {
    client,
    withClient: useWhenThere(client),
    snapshot,
    talk,
    watch,
    calls,
    isMissing,
    isLasting: started?.isLasting() ?? true,
  };
}

const neverChanges = () => () => undefined;
const noCalls: WatchedCalls = { live: new Map(), isDoNotDisturb: undefined };
