import { useLocation, useNavigation } from '@remix-run/react';
import { ClassDetailSkeleton } from '@tutor/ui/shell/class-detail-skeleton';
import { ClassTableSkeleton } from '@tutor/ui/shell/class-table-skeleton';
import { HomeSkeleton } from '@tutor/ui/shell/home-skeleton';
import { MessagesSkeleton } from '@tutor/ui/shell/messages-skeleton';
import { type ReactNode, useEffect, useState } from 'react';

/** A quick page should not flash a skeleton first. */
const skeletonAfterMs = 200;

/**
 * The page, or the outline of another one that is on its way when it takes longer than a moment. A page that only turns over
 * keeps its place, and with it who stands where in it.
 */
export function PendingPage({ children }: { children: ReactNode }) {
  const navigation = useNavigation();
  const shown = useLocation().pathname;
  const next =
    navigation.state === 'loading' && navigation.formMethod === undefined ? navigation.location.pathname : undefined;
  const pathname = next === shown ? undefined : next;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (pathname === undefined) return;
    const timer = setTimeout(() => setSlow(true), skeletonAfterMs);
    return () => clearTimeout(timer);
  }, [pathname]);
  const skeleton = isSlow && pathname !== undefined ? skeletonOf(pathname) : undefined;
  return skeleton ?? children;
}

function skeletonOf(pathname: string): ReactNode | undefined {
  if (pathname === '/home') return <HomeSkeleton />;
  if (pathname === '/classTab') return <ClassTableSkeleton />;
  if (pathname.startsWith('/classDetail/')) return <ClassDetailSkeleton />;
  if (pathname === '/message' || pathname.startsWith('/message/')) return <MessagesSkeleton />;
  return undefined;
}
