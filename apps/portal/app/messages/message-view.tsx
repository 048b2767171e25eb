import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useFetcher, useLoaderData } from '@remix-run/react';
import { waitsForAnswer } from '@tutor/rules/messages/bulk-read';
import type { SystemMessage } from '@tutor/rules/messages/message';
import { useDraftStore } from '@tutor/ui/drafts/drafts-provider';
import { ClassNoticeAnswer } from '@tutor/ui/messages/class-notice-answer';
import { MessageView } from '@tutor/ui/messages/message-view';
import { NoticeAnswered } from '@tutor/ui/messages/notice-answered';
import { Button } from '@tutor/ui/primitives/button';
import { ButtonLink } from '@tutor/ui/primitives/button-link';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { loaderFailure, requireSignedIn } from '../account/guard.server.ts';
import { actionReply } from '../shell/action-reply.server.ts';
import type { FormReply } from '../shell/form-reply.server.ts';
import { pageTitle } from '../shell/page-title.ts';
import { useReplyToast } from '../shell/reply-toast.ts';
import { sanitizeHtml } from '../shell/sanitize.server.ts';
import { useActionReply } from '../shell/use-action-reply.ts';
import { useFrame } from '../shell/use-frame.ts';
import { answerNotice } from './answer-notice.server.ts';
import { listBehind } from './left-list.ts';
import { messageAction } from './message-action.ts';
import { answerOf } from './notice-intent.ts';
import { useRealtime } from './realtime-provider.tsx';
import { refusalDraft } from './refusal-draft.ts';
import { useAnsweredElsewhere } from './use-answered-elsewhere.ts';
import { useReadFailure } from './use-read-failure.ts';

export const meta = ({ data }: { data: { message: { title: string } } | undefined }) =>
  pageTitle(data?.message.title ?? 'Message');

const idSchema = z.coerce.number().int().positive();

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireSignedIn(args);
  const mid = idSchema.safeParse(args.params.id);
  if (!mid.success) throw redirect('/404');
  try {
    const { body } = await api.messages.byId({ query: { mid: mid.data } });
    const { content, ...message } = body;
    return json({ message, html: sanitizeHtml(content) });
  } catch (error) {
    throw await loaderFailure(error, args);
  }
}

/** Answers a class notice, `intent` accept or refuse. A page without JavaScript is drawn again with what was typed. */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireSignedIn(args);
  const form = await args.request.formData();
  const intent = form.get('intent') === 'accept' ? 'accept' : 'refuse';
  form.set('mid', args.params.id ?? '');
  const response = await answerNotice(args, api, { intent, form });
  if (args.context.isDataRequest || isRedirect(response)) return response;
  const reply: FormReply = await response.json();
  if (reply.isDone) {
    const flash = reply.flash && { ...reply.flash, clearsDraft: refusalDraft(Number(args.params.id)) };
    return actionReply(args, { result: null, flash }, '/message');
  }
  const reason = form.get('reason');
  return json(
    {
      ...reply,
      error: reply.error ?? reply.flash?.message ?? null,
      typedReason: typeof reason === 'string' ? reason : '',
    },
    response.status,
  );
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400;
}

export default function MessagePage() {
  const { message, html } = useLoaderData<typeof loader>();
  const { zone } = useFrame().tutor;
  useMarkRead(message);
  return (
    <MessageView
      title={message.title}
      kind={message.kind}
      source={message.source}
      sentAt={new Date(message.sentTime)}
      zone={zone}
      html={html}
      actions={waitsForAnswer(message) ? <Answer message={message} /> : whatElse(message)}
      backHref={listBehind(message.mid)}
    />
  );
}

/** Where a message is answered: class notices right here, the others where they are. */
function Answer({ message }: { message: SystemMessageFacts }) {
  const fetcher = useFetcher<FormReply>();
  const drawnAgain = useActionReply<FormReply & { typedReason: string }>();
  useReplyToast(fetcher.data);
  const pressed = fetcher.formData?.get('intent') ?? (fetcher.data?.isDone === true ? fetcher.data.intent : undefined);
  useAnsweredElsewhere(message.mid, pressed === 'accept' || pressed === 'refuse' ? answerOf[pressed] : undefined);
  const drafts = useDraftStore();
  const draft = refusalDraft(message.mid);
  const isDone = fetcher.data?.isDone === true;
  useEffect(() => {
    if (isDone) drafts.clear(draft);
  }, [isDone, drafts, draft]);
  if (message.source !== 'class') {
    return message.source === 'absence' ? (
      <ButtonLink href="/home" variant="primary">
        Answer on the Dashboard
      </ButtonLink>
    ) : null;
  }
  const reply = fetcher.data ?? drawnAgain;
  const sending = fetcher.state === 'submitting' ? fetcher.formData?.get('intent') : undefined;
  return (
    <ClassNoticeAnswer
      action={`/messageView/${message.mid}`}
      draft={draft}
      Form={fetcher.Form}
      pending={sending === 'accept' || sending === 'refuse' ? sending : undefined}
      error={reply?.error ?? reply?.fieldErrors.mid}
      fieldErrors={reply?.fieldErrors}
      typedReason={drawnAgain?.typedReason}
    />
  );
}

/** What was answered, or where the message leads on. */
function whatElse(message: SystemMessageFacts) {
  if (message.answer !== null) return <NoticeAnswered answer={message.answer} />;
  const action = messageAction(message);
  if (message.isRead && action === undefined) return undefined;
  return (
    <>
      {action === undefined ? null : (
        <ButtonLink href={action.href} variant="primary">
          {action.label}
        </ButtonLink>
      )}
      {message.isRead ? null : <MarkReadForm mid={message.mid} />}
    </>
  );
}

/** Without scripts opening it marks nothing: there it is a button. */
function MarkReadForm({ mid }: { mid: number }) {
  return (
    <noscript>
      <form method="post" action="/messages/read" aria-label="Mark as read">
        <input type="hidden" name="intent" value="read" />
        <input type="hidden" name="mid" value={mid} />
        <Button type="submit">Mark as read</Button>
      </form>
    </noscript>
  );
}

/**
 * Opening a message marks it as read, once: in the browser, not in the loader, since a GET must change nothing. One that
 * waits for an answer is read by the answer.
 */
function useMarkRead(message: SystemMessageFacts): void {
  const { markRead } = useRealtime();
  const tellFailed = useReadFailure();
  const latest = useRef({ markRead, tellFailed, message });
  latest.current = { markRead, tellFailed, message };
  const { mid } = message;
  useEffect(() => {
    const { message: opened } = latest.current;
    if (opened.mid !== mid || opened.isRead || waitsForAnswer(opened)) return;
    latest.current.markRead(mid, opened).catch((error: unknown) => {
      latest.current.tellFailed(error, {
        failed: 'This message could not be marked as read. It stays unread for now.',
        mayBe: 'This message may be marked as read all the same.',
      });
    });
  }, [mid]);
}

type SystemMessageFacts = Omit<SystemMessage, 'content'>;

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';
