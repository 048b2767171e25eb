import { redirect } from '@remix-run/node';
import { useLoaderData, useLocation, useNavigate } from '@remix-run/react';
import { type MessageSource, messageKinds, messageSources } from '@tutor/rules/messages/message-kinds';
import { searchText } from '@tutor/rules/messages/search';
import { messageLook } from '@tutor/ui/messages/message-kind.tsx';
import { MessageList } from '@tutor/ui/messages/message-list.tsx';
import { MessageToolbar } from '@tutor/ui/messages/message-toolbar.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { pageTitle } from '../kit/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { useOpenDialog } from '../session/open-dialog.ts';
import { useFrame } from '../session/use-frame.ts';
import { useAlerts } from './alerts-provider.tsx';
import { type InboxFilters, inboxHref, inboxPath } from './inbox-links.ts';
import { unreadByFilter } from './inbox-rows.ts';
import { leaveList } from './left-list.ts';
import { messageItem } from './message-item.ts';
import { loadMessages } from './messages.server.ts';
import { useRealtime } from './realtime-provider.tsx';
import { useInboxMarks } from './use-inbox-marks.ts';
import { useInboxRows } from './use-inbox-rows.ts';

export const meta = () => pageTitle('Message');

export const loader = guarded(async (args) => {
  const { api } = args;
  const kind = messageKinds.find((known) => known === args.params.kind);
  if (args.params.kind !== undefined && kind === undefined) throw redirect('/404');
  const source = messageSources.find((known) => known === args.search.get('from'));
  const isUnreadOnly = args.search.get('unread') === 'true';
  const search = searchText(args.search.get('q'));
  const filters = { kind, source, isUnreadOnly, search };
  const place = args.search.get('before');
  const page = await loadMessages(api, { ...filters, place });
  return { ...page, place, filters: { kind: kind ?? null, source: source ?? null, isUnreadOnly, search } };
});

export default function Messages() {
  const page = useLoaderData<typeof loader>();
  // Another list is another place: what was loaded further down belongs to the former.
  return <Inbox key={JSON.stringify([page.filters, page.place])} />;
}

function Inbox() {
  const page = useLoaderData<typeof loader>();
  const { filters } = page;
  const { zone } = useFrame().tutor;
  const { snapshot } = useRealtime();
  const { setting } = useAlerts();
  const open = useOpenDialog();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { rows, rowAsTold, total, olderHref, loadMore, leave } = useInboxRows(page);
  const { setRead, readAll, undo } = useInboxMarks({ rows, rowAsTold, filters });
  const path = inboxPath(filters.kind);
  const hrefWith = (change: Partial<InboxFilters>): string => inboxHref({ ...filters, ...change });

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
        hrefOfFilter={(filter) => inboxPath(filter === 'all' ? null : filter)}
        zone={zone}
        total={total}
        newestHref={page.isNewest ? undefined : hrefWith({})}
        olderHref={olderHref}
        isKeysOn={setting.isKeysOn}
        readAction="/messages/read"
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
                    onPress: readAll,
                  }
                : undefined
            }
            onUndo={undo}
            onSettings={() => open({ name: 'noticeSettings' })}
            isKeysOn={setting.isKeysOn}
          />
        }
      />
    </>
  );
}

/** 'Moodle messages', 'Salary account messages' and the like. */
function titleOf(source: MessageSource): string {
  return `${messageLook('notice', source).word} messages`;
}

export { PageError as ErrorBoundary } from '../kit/page-error.tsx';
