import { useLocation, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useIsLineLost } from '../kit/line/line-lost.ts';
import { whenIdle } from '../kit/line/when-idle.ts';

/** A quick page should not flash a skeleton first. */
const skeletonAfterMs = 200;

type SkeletonOf = typeof import('./skeleton-of.tsx')['skeletonOf'];

/**
 * The page, or the outline of another one that is on its way when it takes longer than a moment. A page that only turns over
 * keeps its place, and with it who stands where in it. While the line is down the page stays: nobody knows for how long.
 */
export function PendingPage({ children }: { children: ReactNode }) {
  const navigation = useNavigation();
  const shown = useLocation().pathname;
  const next =
    navigation.state === 'loading' && navigation.formMethod === undefined ? navigation.location.pathname : undefined;
  const pathname = next === shown ? undefined : next;
  const [isSlow, setSlow] = useState(false);
  const [skeletonOf, setSkeletonOf] = useState<SkeletonOf>();
  useEffect(
    () =>
      whenIdle(() => {
        // Where it does not come, the page stays until the other one is there.
        import('./skeleton-of.tsx').then((loaded) => setSkeletonOf(() => loaded.skeletonOf)).catch(() => undefined);
      }),
    [],
  );
  useEffect(() => {
    setSlow(false);
    if (pathname === undefined) return;
    const timer = setTimeout(() => setSlow(true), skeletonAfterMs);
    return () => clearTimeout(timer);
  }, [pathname]);
  const isLost = useIsLineLost();
  const skeleton = isSlow && !isLost && pathname !== undefined ? skeletonOf?.(pathname) : undefined;
  return skeleton ?? children;
}
