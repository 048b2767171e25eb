import { useLocation, useNavigate } from '@remix-run/react';
import { searchText } from '@tutor/rules/messages/search';
import { MessageList } from '@tutor/ui/messages/message-list.tsx';
import { MessageToolbar } from '@tutor/ui/messages/message-toolbar.tsx';
import { useOpenDialog } from '../session/open-dialog.ts';
import { useFrame } from '../session/use-frame.ts';
import { useAlerts } from './alerts-provider.tsx';
import { type InboxFilters, inboxHref, inboxPath, moodlePath } from './inbox-links.ts';
import { unreadByFilter } from './inbox-rows.ts';
import { leaveList } from './left-list.ts';
import { messageItem } from './message-item.ts';
import { useRealtime } from './realtime-provider.tsx';
import { useInboxMarks } from './use-inbox-marks.ts';
import { type InboxPage, useInboxRows } from './use-inbox-rows.ts';

/** A list of messages with all that is done to them, live. */
export function Inbox({ page }: { page: InboxPage }) {
  // Another list is another place: what was loaded further down belongs to the former.
  return <List key={JSON.stringify([page.filters, page.place])} page={page} />;
}

function List({ page }: { page: InboxPage }) {
  const { filters } = page;
  const { zone } = useFrame().tutor;
  const { snapshot } = useRealtime();
  const { setting } = useAlerts();
  const open = useOpenDialog();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { rows, rowAsTold, total, olderHref, loadMore, leave } = useInboxRows(page);
  const { setRead, readAll, undo } = useInboxMarks({ rows, rowAsTold, filters });
  const path = inboxPath(filters.kind, filters.source);
  const isMoodlePage = path === moodlePath;
  const isNarrowed = filters.search !== '' || filters.isUnreadOnly;
  const hrefWith = (change: Partial<InboxFilters>): string => inboxHref({ ...filters, ...change });

  return (
    <MessageList
      messages={rows.map(messageItem)}
      filter={filters.kind ?? 'all'}
      counts={unreadByFilter(snapshot.unread)}
      hrefOfFilter={isMoodlePage ? undefined : (filter) => inboxPath(filter === 'all' ? null : filter)}
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
        !isNarrowed && filters.source === null
          ? undefined
          : {
              search: filters.search === '' ? undefined : filters.search,
              isUnreadOnly: filters.isUnreadOnly,
              isOneSource: filters.source !== null,
              allHref: isNarrowed ? path : '/message',
            }
      }
      toolbar={
        <MessageToolbar
          searchAction={path}
          search={filters.search}
          onSearch={(words) => navigate(hrefWith({ search: searchText(words) }))}
          kept={{
            ...(filters.isUnreadOnly ? { unread: 'true' } : {}),
            ...(filters.source === null || isMoodlePage ? {} : { from: filters.source }),
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
  );
}
