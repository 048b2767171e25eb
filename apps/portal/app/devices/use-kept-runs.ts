import type { NetworkFigures } from '@tutor/rules/devices/network-figures';
import { useEffect, useRef, useState } from 'react';
import { runKeeper } from './keep-run.ts';
import { rememberLastTest } from './last-test.ts';
import type { RunItem } from './network-runs.server.ts';

/** How far the keeping of the last test is; undefined before one, and for visitors. */
export type Keeping = { is: 'saving' | 'kept' | 'signedOut' } | { is: 'failed'; message: string; again: () => void };

/** Keeps finished tests in the tutor's history, beside those that came with the page. `tuid` is undefined for a visitor. */
export function useKeptRuns(tuid: number | undefined) {
  const [added, setAdded] = useState<readonly RunItem[]>([]);
  const [keeping, setKeeping] = useState<Keeping>();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const keep = (figures: NetworkFigures): void => {
    if (tuid === undefined) {
      void rememberLastTest({ atMs: Date.now() });
      return;
    }
    const send = runKeeper(figures);
    const attempt = async (): Promise<void> => {
      setKeeping({ is: 'saving' });
      const kept = await send();
      if (isGone.current) return;
      if (kept.isDone) {
        const { id, at } = kept.body;
        setKeeping({ is: 'kept' });
        setAdded((known) => [{ id, at, figures }, ...known]);
        void rememberLastTest({ atMs: Date.parse(at), kept: { id, tuid } });
      } else if (kept.kind === 'signedOut') {
        setKeeping({ is: 'signedOut' });
      } else {
        setKeeping({ is: 'failed', message: kept.message, again: () => void attempt() });
      }
    };
    void attempt();
  };
  return { added, keeping, keep, forget: () => setKeeping(undefined) };
}
