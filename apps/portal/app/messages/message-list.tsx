import { json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useFetcher, useLoaderData, useLocation, useNavigate } from '@remix-run/react';
import { asShown, asTold } from '@tutor/realtime/read-state';
import { waitsForAnswer } from '@tutor/rules/messages/bulk-read';
import {
  type MessageKind,
  type MessageSource,
  messageKinds,
  messageSources,
} from '@tutor/rules/messages/message-kinds';
import { plainText } from '@tutor/rules/messages/plain-text';
import { isFound, searchText, searchWords } from '@tutor/rules/messages/search';
import { messageLook } from '@tutor/ui/messages/message-kind';
import { MessageList } from '@tutor/ui/messages/message-list';
import { MessageToolbar } from '@tutor/ui/messages/message-toolbar';
import { PageHeader } from '@tutor/ui/primitives/page-header';
import { toastStore } from '@tutor/ui/primitives/toast-store';
import { useEffect, useMemo, useRef, useState } from 'react';
import { loaderFailure, requireSignedIn } from '../account/guard.server.ts';
import { useOpenDialog } from '../shell/open-dialog.ts';
import { pageTitle } from '../shell/page-title.ts';
import { useFrame } from '../shell/use-frame.ts';
import { useAlerts } from './alerts-provider.tsx';
import { bulkReadWords, bulkUndoneWords, changedMeanwhile } from './bulk-read-words.ts';
import { goingOn, inboxRowsMax, isNewer, joinRows, placeAfter, unreadByFilter } from './inbox-rows.ts';
import { leaveList } from './left-list.ts';
import { type MessageRow, messageItem, rowOf } from './message-item.ts';
import { loadMessages } from './messages.server.ts';
import { useRealtime } from './realtime-provider.tsx';
import { useReadFailure } from './use-read-failure.ts';

export const meta = () => pageTitle('Message');

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireSignedIn(args);
  const kind = messageKinds.find((known) => known === args.params.kind);
  if (args.params.kind !== undefined && kind === undefined) throw redirect('/404');
  const { searchParams } = new URL(args.request.url);
  const source = messageSources.find((known) => known === searchParams.get('from'));
  const isUnreadOnly = searchParams.get('unread') === 'true';
  const search = searchText(searchParams.get('q'));
  const filters = { kind, source, isUnreadOnly, search };
  try {
    const place = searchParams.get('before');
    const page = await loadMessages(api, { ...filters, place });
    return json({ ...page, place, filters: { kind: kind ?? null, source: source ?? null, isUnreadOnly, search } });
  } catch (error) {
    throw await loaderFailure(error, args);
  }
}

type Filters = ReturnType<typeof useLoaderData<typeof loader>>['filters'];

export default function Messages() {
  const page = useLoaderData<typeof loader>();
  // Another list is another place: what was loaded further down belongs to the former.
  return <Inbox key={JSON.stringify([page.filters, page.place])} />;
}

function Inbox() {
  const page = useLoaderData<typeof loader>();
  const { filters } = page;
  const { zone } = useFrame().tutor;
  const { snapshot, markRead, markUnread, markAllRead, undoMarkAllRead, askAnew } = useRealtime();
  const { setting } = useAlerts();
  const open = useOpenDialog();
  const tellFailed = useReadFailure();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { rows, rowAsTold, total, olderHref, loadMore, leave } = useRows(page);
  const shownRows = useRef(rows);
  shownRows.current = rows;
  const path = filters.kind === null ? '/message' : `/message/${filters.kind}`;
  const hrefWith = (change: Partial<Filters>): string => listHref(path, { ...filters, ...change });

  const setRead = (mid: number, isRead: boolean): void => {
    const row = rows.find((known) => known.mid === mid);
    if (row === undefined || row.isRead === isRead) return;
    if (waitsForAnswer(row)) {
      toastStore.add({ tone: 'info', message: 'This message waits for your answer. Open it to answer.' });
      return;
    }
    const told = rowAsTold(mid) ?? row;
    const call = isRead ? markRead(mid, told) : markUnread(mid, told);
    call.catch((error: Error) =>
      tellFailed(error, {
        failed: `It stays as it was. ${error.message}`,
        mayBe: `The message may be marked as ${isRead ? 'read' : 'unread'} all the same.`,
      }),
    );
  };

  const readAll = async (): Promise<void> => {
    try {
      const change = await markAllRead({ kind: filters.kind, source: filters.source });
      if (change === undefined) return;
      const isLeft = change.count === 0 && shownRows.current.some((row) => !row.isRead && !waitsForAnswer(row));
      // Who is told to look again finds it there, and can mark it.
      if (isLeft) await askAnew();
      toastStore.add(isLeft ? changedMeanwhile : bulkReadWords(change.count));
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      tellFailed(error, {
        failed: `Nothing was marked as read. ${reason}`,
        mayBe: 'Your messages may be marked as read all the same.',
      });
    }
  };
  // Known to every list, and though the answer to the press was lost: what was marked is looked at before it is taken back.
  const bulk = snapshot.reads.bulkReads.at(-1);
  const undo = async (): Promise<void> => {
    if (bulk === undefined) return;
    try {
      await undoMarkAllRead(bulk);
      toastStore.add(bulkUndoneWords);
    } catch (error) {
      tellFailed(error, {
        failed: 'This could not be undone. Please try again.',
        mayBe: 'Your messages may be unread again all the same.',
      });
    }
  };

  return (
    <>
      {filters.source === null ? (
        <PageHeader title="Message" />
      ) : (
        <PageHeader title={titleOf(filters.source)} back={{ href: '/message', label: 'Messages' }} />
      )}
      <MessageList
        messages={rows.map(messageItem)}
        filter={filters.kind ?? 'all'}
        counts={unreadByFilter(snapshot.unread)}
        hrefOfFilter={hrefOfFilter}
        zone={zone}
        total={total}
        newestHref={page.isNewest ? undefined : hrefWith({})}
        olderHref={olderHref}
        isKeysOn={setting.isKeysOn}
        onSetRead={setRead}
        onEndNear={loadMore}
        onOpen={(mid) => {
          leave();
          leaveList(mid, pathname + search);
        }}
        narrowing={
          filters.search === '' && !filters.isUnreadOnly && filters.source === null
            ? undefined
            : {
                search: filters.search === '' ? undefined : filters.search,
                isUnreadOnly: filters.isUnreadOnly,
                isOneSource: filters.source !== null,
                allHref: path,
              }
        }
        toolbar={
          <MessageToolbar
            searchAction={path}
            search={filters.search}
            onSearch={(words) => navigate(hrefWith({ search: searchText(words) }))}
            kept={{
              ...(filters.isUnreadOnly ? { unread: 'true' } : {}),
              ...(filters.source === null ? {} : { from: filters.source }),
            }}
            isUnreadOnly={filters.isUnreadOnly}
            unreadOnlyHref={hrefWith({ isUnreadOnly: !filters.isUnreadOnly })}
            // The service marks by kind and source; of a search it would mark what the list does not show.
            readAll={
              filters.search === ''
                ? {
                    action: '/messages/read',
                    fields: {
                      intent: 'readAll',
                      // Without a cursor the portal asks for it.
                      ...(snapshot.seq === 0 ? {} : { upTo: String(snapshot.seq) }),
                      ...(filters.kind === null ? {} : { kind: filters.kind }),
                      ...(filters.source === null ? {} : { source: filters.source }),
                    },
                    onPress: () => void readAll(),
                  }
                : undefined
            }
            onUndo={bulk === undefined || bulk.undoneSeq !== null ? undefined : () => void undo()}
            onSettings={() => open({ name: 'noticeSettings' })}
            isKeysOn={setting.isKeysOn}
          />
        }
      />
    </>
  );
}

/** The list from which a message was opened, for who comes back to it: its rows are there, and with them the place and the focus. */
let left: { list: string; rows: readonly MessageRow[] } | undefined;

/**
 * The page's own rows, those loaded further down, and what arrived meanwhile; each as the service has it now. What was shown
 * once stays until another list is looked at, so that nothing goes from under the focus.
 */
function useRows(page: ReturnType<typeof useLoaderData<typeof loader>>) {
  const { snapshot } = useRealtime();
  const { filters, isNewest } = page;
  const { load, data: further, state } = useFetcher<typeof loader>();
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
  const path = filters.kind === null ? '/message' : `/message/${filters.kind}`;
  const olderHref =
    last !== undefined && (hasOlder || isCut) ? hrefOlder(listHref(path, filters), placeAfter(last)) : undefined;
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
            if (state === 'idle') load(olderHref);
          },
  };
}

function listHref(path: string, { source, isUnreadOnly, search }: Filters): string {
  const query = new URLSearchParams({
    ...(source === null ? {} : { from: source }),
    ...(isUnreadOnly ? { unread: 'true' } : {}),
    ...(search === '' ? {} : { q: search }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
}

function hrefOlder(href: string, place: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}before=${encodeURIComponent(place)}`;
}

/** 'Moodle messages', 'Salary account messages' and the like. */
function titleOf(source: MessageSource): string {
  return `${messageLook('notice', source).word} messages`;
}

function hrefOfFilter(filter: 'all' | MessageKind): string {
  return filter === 'all' ? '/message' : `/message/${filter}`;
}

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';
