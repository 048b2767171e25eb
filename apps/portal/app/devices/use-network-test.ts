import type { NetworkTest } from '@tutor/realtime/devices/network-test';
import type { NetworkFigures } from '@tutor/rules/devices/network-figures';
import type { NetworkTestState } from '@tutor/rules/devices/network-test-state';
import { useEffect, useRef, useState } from 'react';

export interface UseNetworkTestOptions {
  isSignedIn: boolean;
  onDone: (figures: NetworkFigures) => void;
}

/** The network test of a page: loaded with the first press, stopped when the page is left. */
export function useNetworkTest({ isSignedIn, onDone }: UseNetworkTestOptions) {
  const [state, setState] = useState<NetworkTestState>({ phase: 'idle' });
  const [isLoading, setLoading] = useState(false);
  const test = useRef<NetworkTest>();
  const onDoneRef = useRef(onDone);
  onDoneRef.current = onDone;
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      test.current?.stop();
    };
  }, []);

  const start = async (): Promise<void> => {
    if (isLoading) return;
    try {
      setLoading(true);
      const { startNetworkTest } = await import('./start-network-test.ts');
      if (isGone.current) return;
      test.current ??= startNetworkTest({
        isSignedIn,
        onChange: (changed) => {
          if (isGone.current) return;
          setState(changed);
          if (changed.phase === 'done') onDoneRef.current(changed.figures);
        },
      });
      test.current.start();
    } catch {
      setState({ phase: 'unreachable' });
    } finally {
      setLoading(false);
    }
  };
  return { state, isLoading, start: () => void start(), stop: () => test.current?.stop() };
}
