import { json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { mergeMessages } from '@tutor/rules/messages/merge-messages';
import { type MessageKind, messageKinds } from '@tutor/rules/messages/message-kinds';
import { MessageList } from '@tutor/ui/messages/message-list';
import { PageHeader } from '@tutor/ui/primitives/page-header';
import { useMemo } from 'react';
import { loaderFailure, requireSignedIn } from '../account/guard.server.ts';
import { pageTitle } from '../shell/page-title.ts';
import { useFrame } from '../shell/use-frame.ts';
import { messageItem } from './message-item.ts';
import { loadMessages } from './messages.server.ts';
import { useRealtime } from './realtime-provider.tsx';

export const meta = () => pageTitle('Message');

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireSignedIn(args);
  const kind = messageKinds.find((known) => known === args.params.kind);
  if (args.params.kind !== undefined && kind === undefined) throw redirect('/404');
  const place = new URL(args.request.url).searchParams.get('before');
  try {
    return json({ kind: kind ?? ('all' as const), ...(await loadMessages(api, kind, place)) });
  } catch (error) {
    throw await loaderFailure(error, args);
  }
}

export default function Messages() {
  const { kind, items, total, isNewest, older } = useLoaderData<typeof loader>();
  const { zone } = useFrame().tutor;
  const { snapshot } = useRealtime();
  const shown = useMemo(() => {
    // Live messages join the first page; on older pages only what is already there changes.
    const ids = new Set(items.map((message) => message.mid));
    const live = snapshot.messages.filter(
      (message) => ids.has(message.mid) || (isNewest && (kind === 'all' || message.kind === kind)),
    );
    return mergeMessages(items, live).map(messageItem);
  }, [items, snapshot.messages, kind, isNewest]);
  const { unread } = snapshot;
  return (
    <>
      <PageHeader title="Message" />
      <MessageList
        messages={shown}
        filter={kind}
        counts={{ all: unread.total, remind: unread.remind, warning: unread.warn, notice: unread.notice }}
        hrefOfFilter={hrefOfFilter}
        zone={zone}
        total={total}
        newerHref={isNewest ? undefined : '?'}
        olderHref={older === null ? undefined : `?before=${older}`}
      />
    </>
  );
}

function hrefOfFilter(filter: 'all' | MessageKind): string {
  return filter === 'all' ? '/message' : `/message/${filter}`;
}

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';
