import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { complaintReplySchema } from '@tutor/rules/scores/complaint-forms';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { ComplaintDetail } from '@tutor/ui/scores/complaint-detail.tsx';
import { ReplyForm } from '@tutor/ui/scores/reply-form.tsx';
import { z } from 'zod';
import { wordsOr } from '../kit/beside/words-or.server.ts';
import { newFormKey } from '../kit/forms/form-key.server.ts';
import type { FormReply } from '../kit/forms/form-reply.ts';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { useActionReply } from '../kit/forms/use-action-reply.ts';
import { useReplyForm } from '../kit/forms/use-reply-form.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { complaintItem } from './complaint-item.ts';
import { appealHref, complaintRow } from './complaints.server.ts';

export const meta = () => pageTitle('Complaint');

const idSchema = z.coerce.number().int().positive();

function complaintId({ params }: Pick<LoaderFunctionArgs, 'params'>): number {
  const id = idSchema.safeParse(params.id);
  if (!id.success) throw redirect('/404');
  return id.data;
}

export const loader = guarded(async (args) => {
  const { api } = args;
  const query = { comId: complaintId(args) };
  const [{ body: complaint }, { body: replies }] = await Promise.all([
    api.complaints.complaint({ query }),
    api.complaints.replies({ query }),
  ]);
  return {
    complaint: complaintRow(complaint),
    isSent: complaint.IsSent,
    appealHref:
      complaint.LedgerId == null ? appealHref({ complaint: query.comId }) : appealHref({ ledger: complaint.LedgerId }),
    replies: replies.map(({ Id, Name, IsTutor, Content, Time }) => ({
      id: Id,
      name: Name,
      isOwn: IsTutor,
      content: Content,
      at: Time,
    })),
    key: newFormKey(),
  };
});

export const action = guarded(async (args) => {
  const { api } = args;
  const comId = complaintId(args);
  return sendForm({
    name: formName(comId),
    form: await args.request.formData(),
    schema: complaintReplySchema,
    send: async ({ content, key }) => {
      const { message } = await api.complaints.addReply({ query: { comId, content, key } });
      return { message: wordsOr(message, 'Your reply was sent.') };
    },
    backTo: `/complaintList/receivedComplaint/${comId}`,
  });
});

const formName = (comId: number): string => `complaint-reply-${comId}`;

export default function ComplaintPage() {
  const { complaint, isSent, appealHref: appeal, replies, key } = useLoaderData<typeof loader>();
  const reply = useActionReply<FormReply>();
  const { zone } = useFrame().tutor;
  const item = complaintItem(complaint);
  const form = useReplyForm(formName(item.id), reply);
  return (
    <>
      <PageHeader
        title={item.type}
        back={
          isSent
            ? { href: '/complaintList/receivedComplaint?box=sent', label: 'Complaints you sent' }
            : { href: '/complaintList/receivedComplaint', label: 'Received complaints' }
        }
      />
      <ComplaintDetail
        complaint={item}
        isSent={isSent}
        replies={replies.map((one) => ({ ...one, at: new Date(one.at) }))}
        zone={zone}
        appealHref={appeal}
        classHref={item.lesson === undefined ? undefined : `/classDetail/${item.lesson.clid}`}
        replyForm={
          <ReplyForm
            // Sent for good: an empty form, with a key of its own. What the company says meanwhile leaves it as it is.
            key={replies.filter(({ isOwn }) => isOwn).length}
            {...form}
            action={item.href}
            label="Your reply"
            submitLabel="Send reply"
            hidden={{ form: form.name }}
            formKey={key}
          />
        }
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
