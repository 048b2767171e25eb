import { ClassDetailSkeleton } from '@tutor/ui/shell/class-detail-skeleton.tsx';
import { ClassTableSkeleton } from '@tutor/ui/shell/class-table-skeleton.tsx';
import { HomeSkeleton } from '@tutor/ui/shell/home-skeleton.tsx';
import { MessagesSkeleton } from '@tutor/ui/shell/messages-skeleton.tsx';
import type { ReactNode } from 'react';

/** The outline of a page; undefined for one that has none of its own. */
export function skeletonOf(pathname: string): ReactNode | undefined {
  if (pathname === '/home') return <HomeSkeleton />;
  if (pathname === '/classTab') return <ClassTableSkeleton />;
  if (pathname.startsWith('/classDetail/')) return <ClassDetailSkeleton />;
  if (pathname === '/message' || pathname.startsWith('/message/')) return <MessagesSkeleton />;
  return undefined;
}
