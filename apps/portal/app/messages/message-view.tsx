import { json, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { asShown } from '@tutor/realtime/store/read-state';
import { isCompulsory, mayMarkUnread, waitsForAnswer } from '@tutor/rules/messages/bulk-read';
import { MessageView } from '@tutor/ui/messages/message-view.tsx';
import { NoticeAnswered } from '@tutor/ui/messages/notice-answered.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { Link } from '@tutor/ui/primitives/navigation/link.tsx';
import { z } from 'zod';
import { partOrNull } from '../kit/beside/parts.server.ts';
import type { FormReply } from '../kit/forms/form-reply.ts';
import { leadBack, sendButton } from '../kit/forms/send-button.server.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { sanitizeHtml } from '../kit/server/sanitize.server.ts';
import type { Api } from '../session/api.server.ts';
import { type Guarded, guarded } from '../session/guarded.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { agreeToWarning } from './agree-to-warning.server.ts';
import { answerNotice } from './answer-notice.server.ts';
import { listBehind } from './left-list.ts';
import { messageAction, studentChatHref } from './message-action.ts';
import { MessageAnswer, type Redrawn } from './message-answer.tsx';
import { MarkReadForm, MarkUnreadForm, type MessageFacts, useMarkRead } from './message-marks.tsx';
import { useRealtime } from './realtime-provider.tsx';
import { refusalDraft } from './refusal-draft.ts';
import { findReadingLeftMs, sealOpened } from './warning-wait.server.ts';

export const meta = ({ data }: { data: { message: { title: string } } | undefined }) =>
  pageTitle(data?.message.title ?? 'Message');

const idSchema = z.coerce.number().int().positive();

export const loader = guarded(async ({ api, params }) => {
  const mid = idSchema.safeParse(params.id);
  if (!mid.success) throw redirect('/404');
  const { body } = await api.messages.byId({ query: { mid: mid.data } });
  const { content, ...message } = body;
  const opened = waitsForAnswer(message) && isCompulsory(message) ? await sealOpened(message.mid) : null;
  return { message, html: sanitizeHtml(content), opened, classHref: await classOfQuestion(api, message) };
});

/** The page of the class that a waiting question about attendance is about; its Yes and No stand there. */
async function classOfQuestion(
  api: Api,
  message: Parameters<typeof waitsForAnswer>[0] & { refId: number | null },
): Promise<string | null> {
  if (message.source !== 'absence' || !waitsForAnswer(message)) return null;
  return partOrNull(api.attendance.pending(), ({ body }) => {
    const asked = body.find(({ Id }) => Id === message.refId);
    return asked?.ClassId == null ? null : `/classDetail/${asked.ClassId}`;
  });
}

/**
 * Answers a class notice, `intent` accept or refuse, or a compulsory warning, `intent` agree; or marks a message as unread.
 * A page without JavaScript is drawn again with what was typed.
 */
export const action = guarded(async (args) => {
  const { api } = args;
  const form = await args.request.formData();
  form.set('mid', args.params.id ?? '');
  if (form.get('intent') === 'unread') return markUnread(args, form);
  const response = await answer(api, form);
  if (args.context.isDataRequest) return response;
  const reply: FormReply = await response.json();
  if (reply.isDone) {
    const flash = reply.flash && { ...reply.flash, clearsDraft: refusalDraft(Number(args.params.id)) };
    return leadBack(args, flash, '/message');
  }
  const reason = form.get('reason');
  const isOpened = (await findReadingLeftMs(form.get('opened'), Number(args.params.id))) !== undefined;
  return json<Redrawn>(
    {
      ...reply,
      // Without scripts there is no dialog that says it.
      isLimit: false,
      typedReason: typeof reason === 'string' ? reason : '',
      // The wait goes on from where it began.
      opened: isOpened ? String(form.get('opened')) : null,
    },
    response.status,
  );
});

function answer(api: Api, form: FormData): Promise<Response> {
  const intent = form.get('intent');
  if (intent === 'agree') return agreeToWarning(api, form);
  return answerNotice(api, { intent: intent === 'accept' ? 'accept' : 'refuse', form });
}

/** Leads to the list, where the message is unread again: on its own page without scripts nothing more is to be done with it. */
function markUnread(args: Guarded, form: FormData): Promise<Response> {
  return sendButton(args, {
    form,
    schema: z.object({ mid: idSchema }),
    send: async ({ mid: Mid }) => {
      await args.api.messages.unreadMessage({ query: { Mid } });
      return { message: 'Marked as unread.', backTo: '/message' };
    },
    backTo: '/message',
  });
}

export default function MessagePage() {
  const { message, html, opened, classHref } = useLoaderData<typeof loader>();
  const { isRead } = asShown(message, useRealtime().snapshot.reads);
  const { zone } = useFrame().tutor;
  useMarkRead(message);
  const chatHref = studentChatHref(message);
  return (
    <MessageView
      title={message.title}
      kind={message.kind}
      source={message.source}
      sentAt={new Date(message.sentTime)}
      zone={zone}
      html={html}
      actions={
        waitsForAnswer(message) ? (
          <MessageAnswer message={message} opened={opened} classHref={classHref} />
        ) : (
          whatElse(message, isRead)
        )
      }
      more={chatHref === undefined ? undefined : <Link href={chatHref}>Message the student</Link>}
      backHref={listBehind(message.mid)}
    />
  );
}

/** What was answered, or where the message leads on. */
function whatElse(message: MessageFacts, isRead: boolean) {
  if (message.answer !== null) return <NoticeAnswered answer={message.answer} />;
  const action = messageAction(message);
  const mayMark = !isRead || mayMarkUnread({ ...message, isRead });
  if (action === undefined && !mayMark) return undefined;
  return (
    <>
      {action === undefined ? null : (
        <ButtonLink href={action.href} variant="primary">
          {action.label}
        </ButtonLink>
      )}
      {isRead ? mayMark && <MarkUnreadForm message={message} /> : <MarkReadForm mid={message.mid} />}
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
