import { useCallback, useState } from 'react';
import { readTabWords, writeTabWords } from '../kit/line/tab-memory.ts';

/** More than anybody puts off in a sitting; the oldest are forgotten and ask again. */
const rememberedMax = 200;

/**
 * Messages and requests that the tutor has put off or answered: they do not open by themselves again in this tab, over page
 * loads too. A name is one word, such as `message-12`.
 */
export function usePutOffMessages(tuid: number) {
  const storageKey = `messages-put-off:${tuid}`;
  const [names, setNames] = useState<ReadonlySet<string>>(() => readTabWords(storageKey));
  const putOff = useCallback(
    (name: string) =>
      setNames((known) => {
        const next = [...known, name].slice(-rememberedMax);
        writeTabWords(storageKey, next);
        return new Set(next);
      }),
    [storageKey],
  );
  return { isPutOff: (name: string): boolean => names.has(name), putOff };
}
