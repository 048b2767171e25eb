import { randomUuid } from '@tutor/realtime/browser/random-uuid';
import { useCallback, useEffect, useRef } from 'react';

/**
 * A key for each submission: sent again with the same content, as after an answer that was lost, it keeps its key and has
 * one effect; anything else gets a key of its own. So does whatever is sent after `saved`, the reply that said it was saved:
 * what the tutor wishes for once more, after it was changed elsewhere, is another submission.
 */
export function useSubmissionKey(saved?: object): (content: string) => string {
  const known = useRef<{ content: string; key: string }>(undefined);
  useEffect(() => {
    if (saved !== undefined) known.current = undefined;
  }, [saved]);
  return useCallback((content) => {
    if (known.current?.content !== content) known.current = { content, key: randomUuid() };
    return known.current.key;
  }, []);
}
