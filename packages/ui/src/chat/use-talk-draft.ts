import { useCallback, useEffect, useState } from 'react';
import { useDraftStore } from '../drafts/drafts-provider.tsx';

/** Under which a conversation's draft is kept. */
export function draftName(conversationId: number): string {
  return `chat-${conversationId}`;
}

interface TalkDraft {
  text: string;
  /** Number of the message that it answers. */
  quote: number | undefined;
}

const nothing: TalkDraft = { text: '', quote: undefined };

/** What is typed in a conversation and not sent: kept in this browser, over a reload and a lost session. */
export function useTalkDraft(conversationId: number) {
  const store = useDraftStore();
  const name = draftName(conversationId);
  const [draft, setDraft] = useState(nothing);
  // The page is drawn without it: the server knows no drafts.
  useEffect(() => {
    const kept = store.read(name);
    const quote = Number(kept?.quote?.[0]);
    setDraft({ text: kept?.text?.[0] ?? '', quote: Number.isSafeInteger(quote) && quote > 0 ? quote : undefined });
  }, [store, name]);
  const change = useCallback(
    (next: Partial<TalkDraft>) =>
      setDraft((before) => {
        const after = { ...before, ...next };
        if (after.text === '' && after.quote === undefined) store.clear(name);
        else store.save(name, { text: [after.text], quote: after.quote === undefined ? [] : [String(after.quote)] });
        return after;
      }),
    [store, name],
  );
  return { draft, change };
}
