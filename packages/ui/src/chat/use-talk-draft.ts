import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftStore } from '../drafts/draft-store.ts';
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

/**
 * What is typed in a conversation and not sent: kept in this browser, over a reload and a lost session. Each of its windows shows
 * the same: what was sent in one is typed in none.
 */
export function useTalkDraft(conversationId: number) {
  const store = useDraftStore();
  const name = draftName(conversationId);
  const [draft, setDraft] = useState(nothing);
  const latest = useRef(draft);
  const show = useCallback((next: TalkDraft): void => {
    latest.current = next;
    setDraft(next);
  }, []);
  // The page is drawn without it: the server knows no drafts.
  useEffect(() => {
    show(readDraft(store, name));
    return store.subscribe((elsewhere) => {
      if (elsewhere === name) show(readDraft(store, name));
    });
  }, [store, name, show]);
  const change = useCallback(
    (next: Partial<TalkDraft>): void => {
      const after = { ...latest.current, ...next };
      if (after.text === '' && after.quote === undefined) store.clear(name);
      else store.save(name, { text: [after.text], quote: after.quote === undefined ? [] : [String(after.quote)] });
      show(after);
    },
    [store, name, show],
  );
  return { draft, change };
}

function readDraft(store: DraftStore, name: string): TalkDraft {
  const kept = store.read(name);
  const quote = Number(kept?.quote?.[0]);
  return { text: kept?.text?.[0] ?? '', quote: Number.isSafeInteger(quote) && quote > 0 ? quote : undefined };
}
