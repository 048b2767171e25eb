import { json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { MessageView } from '@tutor/ui/messages/message-view';
import { toastStore } from '@tutor/ui/primitives/toast-store';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { loaderFailure, requireSignedIn } from '../account/guard.server.ts';
import { pageTitle } from '../shell/page-title.ts';
import { sanitizeHtml } from '../shell/sanitize.server.ts';
import { useFrame } from '../shell/use-frame.ts';
import { useRealtime } from './realtime-provider.tsx';

export const meta = ({ data }: { data: { message: { title: string } } | undefined }) =>
  pageTitle(data?.message.title ?? 'Message');

const idSchema = z.coerce.number().int().positive();

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireSignedIn(args);
  const mid = idSchema.safeParse(args.params.id);
  if (!mid.success) throw redirect('/404');
  try {
    const { body } = await api.messages.byId({ query: { mid: mid.data } });
    const { title, kind, sentTime, isRead } = body;
    return json({ message: { mid: mid.data, title, kind, sentTime, isRead, html: sanitizeHtml(body.content) } });
  } catch (error) {
    throw await loaderFailure(error, args);
  }
}

export default function MessagePage() {
  const { message } = useLoaderData<typeof loader>();
  const { zone } = useFrame().tutor;
  useMarkRead(message.mid, message.isRead);
  return (
    <MessageView
      title={message.title}
      kind={message.kind}
      sentAt={new Date(message.sentTime)}
      zone={zone}
      html={message.html}
      backHref="/message"
    />
  );
}

/** Opening a message marks it as read: in the browser, not in the loader, since a GET must change nothing. */
function useMarkRead(mid: number, isRead: boolean): void {
  const { markRead } = useRealtime();
  const markReadRef = useRef(markRead);
  markReadRef.current = markRead;
  useEffect(() => {
    if (isRead) return;
    markReadRef.current(mid).catch(() => {
      toastStore.add({ tone: 'error', message: 'This message could not be marked as read. It stays unread for now.' });
    });
  }, [mid, isRead]);
}

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';
