import { useLoaderData } from '@remix-run/react';
import { sendComplaintSchema } from '@tutor/rules/scores/complaint-forms';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { SendComplaintForm } from '@tutor/ui/scores/send-complaint-form.tsx';
import { wordsOr } from '../kit/beside/words-or.server.ts';
import { newFormKey } from '../kit/forms/form-key.server.ts';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { checksBy } from '../kit/forms/use-field-checks.ts';
import { useForm } from '../kit/forms/use-form.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';

export const meta = () => pageTitle('Send a complaint');

const formName = 'send-complaint';

export const loader = guarded(async ({ search }) => {
  return { key: newFormKey(), classId: search.get('class') ?? '' };
});

export const action = guarded(async ({ api, request }) => {
  return sendForm({
    name: formName,
    form: await request.formData(),
    schema: sendComplaintSchema,
    send: async ({ type, classId, content, key }) => {
      const { message } = await api.complaints.send({
        body: {
          ComplaintType: type,
          Content: content,
          IdempotencyKey: key,
          ...(classId === undefined ? {} : { ClassId: classId }),
        },
      });
      return { message: wordsOr(message, 'Your complaint was sent.') };
    },
    backTo: '/complaintList/receivedComplaint?box=sent',
  });
});

const checks = checksBy(
  () => import('@tutor/rules/scores/complaint-forms'),
  (rules) => rules.sendComplaintSchema,
);

export default function SendComplaint() {
  const { key, classId } = useLoaderData<typeof loader>();
  const form = useForm(formName, checks);
  return (
    <>
      <PageHeader
        title="Send a complaint"
        description="Tell us what went wrong in a class that was not yours to mend. The answer comes to the list of your complaints."
        back={{ href: '/complaintList/receivedComplaint?box=sent', label: 'Complaints you sent' }}
      />
      <Card>
        <SendComplaintForm
          name={form.name}
          Form={form.Form}
          action="/complaintList/receivedComplaint/new"
          onSubmit={form.onSubmit}
          formKey={key}
          repliedKey={form.repliedKey}
          values={form.values ?? { classId }}
          error={form.error}
          errors={form.errors}
          focusKey={form.focusKey}
          isSubmitting={form.isSubmitting}
        />
      </Card>
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
