import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { feedbackReplySchema } from '@tutor/rules/feedback/feedback-form';
import { FeedbackDetail } from '@tutor/ui/feedback/feedback-detail.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { Banner } from '@tutor/ui/primitives/feedback/banner.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { ReplyForm } from '@tutor/ui/scores/reply-form.tsx';
import { useEffect } from 'react';
import { z } from 'zod';
import { askFor } from '../kit/beside/loads.ts';
import { wordsOr } from '../kit/beside/words-or.server.ts';
import { newFormKey } from '../kit/forms/form-key.server.ts';
import type { FormReply } from '../kit/forms/form-reply.ts';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { useActionReply } from '../kit/forms/use-action-reply.ts';
import { useReplyForm } from '../kit/forms/use-reply-form.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { uploadedFileHref } from '../kit/page/uploaded-file-href.ts';
import { extrasAddress } from '../session/extras-address.ts';
import { guarded } from '../session/guarded.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { attachedFiles, keyOf } from './feedback.server.ts';
import { feedbackHref, feedbackItem, feedbackRow } from './feedback-item.ts';

export const meta = () => pageTitle('Feedback');

const idSchema = z.coerce.number().int().positive();
const formName = (id: number): string => `feedback-reply-${id}`;

function feedbackId({ params }: Pick<LoaderFunctionArgs, 'params'>): number {
  const id = idSchema.safeParse(params.id);
  if (!id.success) throw redirect('/404');
  return id.data;
}

export const loader = guarded(async (args) => {
  const { api } = args;
  const id = feedbackId(args);
  const [{ body }, { body: replies }] = await Promise.all([
    api.feedback.get({ query: { id } }),
    api.feedback.replyList({ query: { FeedBackId: id } }),
  ]);
  return {
    item: feedbackRow(body),
    complaintName: body.Respondents ?? null,
    editedAt: body.EditTime ?? null,
    lesson: body.ClassTime == null ? null : { at: body.ClassTime, studentName: body.StuName ?? '' },
    files: attachedFiles(body).map(({ reference, name }) => ({ href: uploadedFileHref(reference), name })),
    replies: replies.map(({ ID, IsTutor, Name, Remark, Time }) => ({
      id: ID,
      isOwn: IsTutor,
      name: Name,
      content: Remark,
      at: Time,
    })),
    canEdit: body.CanEdit,
    canReply: body.CanReply,
    key: newFormKey(),
  };
});

/** Replies to the company. */
export const action = guarded(async (args) => {
  const { api } = args;
  const id = feedbackId(args);
  const form = await args.request.formData();
  return sendForm({
    name: formName(id),
    form,
    schema: feedbackReplySchema,
    send: async ({ content }) => {
      const query = { FeedBackId: id, Remark: content, ...keyOf(form) };
      const { message } = await api.feedback.replyAdd({ query });
      return { message: wordsOr(message, 'Your reply was sent.') };
    },
    backTo: feedbackHref(id),
  });
});

export default function FeedbackPage() {
  const { item, complaintName, editedAt, lesson, files, replies, canEdit, canReply, key } =
    useLoaderData<typeof loader>();
  const { zone } = useFrame().tutor;
  const form = useReplyForm(formName(item.id), useActionReply<FormReply>());
  // Its replies are read now: the dot in the menu may go.
  useEffect(() => {
    if (item.hasNews) askFor(extrasAddress);
  }, [item.hasNews]);
  const shown = feedbackItem(item);
  return (
    <>
      <PageHeader
        title={item.typeName}
        back={{ href: '/myFeedback', label: 'Feedback' }}
        actions={canEdit ? <ButtonLink href={`/myFeedback/edit?id=${item.id}`}>Edit</ButtonLink> : undefined}
      />
      <FeedbackDetail
        item={shown}
        complaintName={complaintName ?? undefined}
        editedAt={editedAt === null ? undefined : new Date(editedAt)}
        lesson={
          lesson === null
            ? undefined
            : { href: `/classDetail/${item.clid}`, studentName: lesson.studentName, at: new Date(lesson.at) }
        }
        files={files}
        replies={replies.map(({ at, ...reply }) => ({ ...reply, at: new Date(at) }))}
        zone={zone}
        replyForm={
          canReply ? (
            <ReplyForm
              // Sent for good: an empty form, with a key of its own. What the company says meanwhile leaves it as it is.
              key={replies.filter(({ isOwn }) => isOwn).length}
              {...form}
              action={shown.href}
              label="Your reply"
              submitLabel="Send reply"
              hidden={{ form: form.name }}
              formKey={key}
            />
          ) : (
            <Banner tone="info">This was decided and takes no more replies.</Banner>
          )
        }
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
