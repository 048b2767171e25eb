import { useCallback, useRef } from 'react';

/**
 * A key for each submission: sent again with the same content, as after an answer that was lost, it keeps its key and has
 * one effect; anything else gets a key of its own.
 */
export function useSubmissionKey(): (content: string) => string {
  const known = useRef<{ content: string; key: string }>(undefined);
  return useCallback((content) => {
    if (known.current?.content !== content) known.current = { content, key: crypto.randomUUID() };
    return known.current.key;
  }, []);
}
