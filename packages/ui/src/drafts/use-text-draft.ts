import { useCallback, useState } from 'react';
import { useDraftStore } from './drafts-provider.tsx';
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts';

/** A text whose state is the application's own, kept per tutor like a form's. */
export interface TextDraft {
  text: string;
  setText: (text: string) => void;
  /** Empties the text and forgets the draft: it was sent, or thrown away. */
  clear: () => void;
}

/** The text typed under this name, restored when it is next asked for: for composers that are no plain form. */
export function useTextDraft(name: string): TextDraft {
  const store = useDraftStore();
  const [text, setShown] = useState('');
  useBrowserLayoutEffect(() => setShown(store.read(name)?.text?.[0] ?? ''), [store, name]);
  const setText = useCallback(
    (next: string) => {
      setShown(next);
      if (next === '') store.clear(name);
      else store.save(name, { text: [next] });
    },
    [store, name],
  );
  const clear = useCallback(() => setText(''), [setText]);
  return { text, setText, clear };
}
