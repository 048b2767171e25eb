import { remarkDueAt } from './remark.ts';

/** A class whose remark is due, or was put off. */
export interface DueRemark {
  clid: number;
  end: Date;
}

/** The queue in the order of work: what is due first comes first; classes that end together by their id. */
export function sortDueRemarks<Item extends DueRemark>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => a.end.getTime() - b.end.getTime() || a.clid - b.clid);
}

/** Where a class stands in the sorted queue, with its neighbours. A class that is done is not in it; next is the first. */
export function queuePlace<Item extends DueRemark>(
  queue: readonly Item[],
  clid: number,
): { position: number | undefined; previous: Item | undefined; next: Item | undefined } {
  const index = queue.findIndex((item) => item.clid === clid);
  if (index === -1) return { position: undefined, previous: undefined, next: queue[0] };
  return { position: index + 1, previous: queue[index - 1], next: queue[index + 1] };
}

/** Whether a due remark is late by now. */
export function isRemarkLate({ end }: DueRemark, now: Date): boolean {
  return now.getTime() > remarkDueAt(end).getTime();
}
