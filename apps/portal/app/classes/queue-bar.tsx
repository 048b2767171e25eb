import { queuePlace, sortDueRemarks } from '@tutor/rules/classes/remark-queue';
import { RemarkQueueBar } from '@tutor/ui/classes/remark-queue.tsx';
import type { ClassDetailData } from './class-detail.server.ts';

interface QueueBarProps {
  queue: NonNullable<Extract<ClassDetailData['queue'], { value: unknown }>['value']>;
  clid: number;
}

/** Leads from one due remark to the next. */
export function QueueBar({ queue, clid }: QueueBarProps) {
  const sorted = sortDueRemarks(queue.map((item) => ({ ...item, end: new Date(item.end) })));
  const { position, previous, next } = queuePlace(sorted, clid);
  return (
    <RemarkQueueBar
      position={position}
      count={sorted.length}
      previousHref={previous?.href}
      nextHref={next?.href}
      queueHref="/remarksDue"
    />
  );
}
