import { asShown, asTold } from '@tutor/realtime/store/read-state';
import { plainText } from '@tutor/rules/messages/plain-text';
import { isFound, searchWords } from '@tutor/rules/messages/search';
import { useEffect, useMemo, useState } from 'react';
import { useBeside } from '../kit/beside/use-beside.ts';
import { useFrame } from '../session/use-frame.ts';
import { type InboxFilters, olderInboxHref } from './inbox-links.ts';
import { goingOn, inboxRowsMax, isNewer, joinRows, placeAfter } from './inbox-rows.ts';
import { type MessageRow, rowOf } from './message-item.ts';
import { useRealtime } from './realtime-provider.tsx';

/** A page of a list of messages, as it was loaded. */
export interface InboxPage {
  /** Newest first. */
  rows: MessageRow[];
  /** How many the list has in all. */
  total: number;
  isNewest: boolean;
  /** Where the next page begins; null at the end. */
  older: string | null;
  /** Where this page begins, as its address says it. */
  place: string | null;
  filters: InboxFilters;
}

/** The list from which a message was opened, for who comes back to it: its rows are there, and with them the place and the focus. */
let left: { list: string; rows: readonly MessageRow[] } | undefined;

/**
 * The page's own rows, those loaded further down, and what arrived meanwhile; each as the service has it now. What was shown
 * once stays until another list is looked at, so that nothing goes from under the focus.
 */
export function useInboxRows(page: InboxPage) {
  const { snapshot } = useRealtime();
  const { filters, isNewest } = page;
  const [address, setAddress] = useState<string>();
  const { data, isAsking, ask } = useBeside<InboxPage>(address);
  const [further, setFurther] = useState(data);
  // The last page stands for the list's end until the next one is there.
  if (data !== undefined && data !== further) setFurther(data);
  const { tuid } = useFrame().tutor;
  const list = JSON.stringify([tuid, filters, page.place]);
  const [kept, keep] = useState<readonly MessageRow[]>(() =>
    left?.list === list ? goingOn(left.rows, page.rows) : page.rows,
  );
  const loaded = useMemo(() => joinRows(kept, page.rows, further?.rows ?? []), [kept, page.rows, further]);
  const end = further ?? page;
  const hasOlder = end.older !== null;
  const oldest = loaded.at(-1);
  const live = useMemo(() => {
    const words = searchWords(filters.search);
    // On older pages only what is already there changes.
    if (!isNewest) return [];
    return snapshot.messages
      .filter(
        (message) =>
          (!hasOlder || oldest === undefined || isNewer(message, oldest)) &&
          (filters.kind === null || message.kind === filters.kind) &&
          (filters.source === null || message.source === filters.source) &&
          !(filters.isUnreadOnly && message.isRead) &&
          (words.length === 0 || isFound(`${message.title} ${plainText(message.content)}`, words)),
      )
      .slice(0, inboxRowsMax)
      .map((message) => rowOf(asTold(message, snapshot.reads)));
  }, [snapshot.messages, snapshot.reads, filters, isNewest, hasOlder, oldest]);
  const all = useMemo(() => joinRows(loaded, live), [loaded, live]);
  useEffect(() => keep((before) => joinRows(before, page.rows, further?.rows ?? [], live)), [page.rows, further, live]);

  useEffect(() => {
    left = undefined;
  }, []);

  const [newest] = page.rows;
  const last = all.at(-1);
  const oldestFetched = end.rows.at(-1);
  const isCut = last !== undefined && oldestFetched !== undefined && isNewer(last, oldestFetched);
  const olderHref = last !== undefined && (hasOlder || isCut) ? olderInboxHref(filters, placeAfter(last)) : undefined;
  return {
    rows: useMemo(() => all.map((row) => asShown(row, snapshot.reads)), [all, snapshot.reads]),
    /** A message is opened: who comes back finds the list as it is now. */
    leave: () => {
      left = { list, rows: all };
    },
    /** One as the service told it. */
    rowAsTold: (mid: number) => all.find((row) => row.mid === mid),
    // What came since the page was loaded is newer than all that it was loaded with. What was read since counts while it stands.
    total: Math.max(all.length, page.total + all.filter((row) => newest === undefined || isNewer(row, newest)).length),
    olderHref,
    loadMore:
      olderHref === undefined || all.length >= inboxRowsMax
        ? undefined
        : () => {
            if (isAsking) return;
            if (olderHref === address) ask();
            else setAddress(olderHref);
          },
  };
}
