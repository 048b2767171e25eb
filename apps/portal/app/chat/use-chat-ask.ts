import type { BodiesOf, ChatArea, RepliesOf } from '@tutor/realtime/service/ask';
import { useDraftStore } from '@tutor/ui/drafts/drafts-provider.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { leaveForLogin } from '../kit/line/leave-for-login.ts';
import { askChat } from './ask-chat.ts';

/** One request of the chat at a time for a form or a panel: whether it is on its way, and the words of its refusal. */
export function useChatAsk() {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const store = useDraftStore();
  /**
   * The reply's body, or undefined where there is none: its words stand in `error` then. What was done is a draft no more: `drafts`
   * are those of the form that it was typed into.
   */
  const ask = useCallback(
    async <Name extends keyof ChatArea>(
      name: Name,
      body: BodiesOf<ChatArea>[Name],
      drafts: readonly string[] = [],
    ): Promise<{ body: RepliesOf<ChatArea>[Name] } | undefined> => {
      setPending(true);
      setError(undefined);
      const answer = await askChat(name, body);
      if (!isGone.current) setPending(false);
      if (answer.isDone) {
        for (const draft of drafts) store.clear(draft);
        return { body: answer.body };
      }
      if (answer.kind === 'signedOut') leaveForLogin();
      if (!isGone.current) setError(answer.message);
      return undefined;
    },
    [store],
  );
  return { isPending, error, ask, setError };
}
