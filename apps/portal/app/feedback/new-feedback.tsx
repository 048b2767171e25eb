import { useLoaderData } from '@remix-run/react';
import { feedbackSchema } from '@tutor/rules/feedback/feedback-form';
import { feedbackMonthlyQuota } from '@tutor/rules/feedback/feedback-rules';
import { FeedbackHints } from '@tutor/ui/feedback/feedback-hints.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { HomeLayout } from '@tutor/ui/shell/home-layout.tsx';
import { wordsOr } from '../kit/beside/words-or.server.ts';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { useForm } from '../kit/forms/use-form.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { keyOf, loadFeedbackForm, readFeedbackForm, wireFeedback } from './feedback.server.ts';
import { feedbackChecks } from './feedback-checks.ts';
import { FeedbackPageForm } from './feedback-page-form.tsx';

const name = 'new-feedback';

export const meta = () => pageTitle('Send feedback');

export const loader = guarded(async (args) => {
  const { api } = args;
  return loadFeedbackForm(api, args);
});

/** Sends feedback where no script opens the dialog. */
export const action = guarded(async (args) => {
  const { api } = args;
  const read = await readFeedbackForm(args, 'ProblemScreenshot');
  return sendForm({
    name,
    ...read,
    schema: feedbackSchema,
    send: async (values) => {
      const { message } = await api.feedback.add({ body: { ...wireFeedback(values), ...keyOf(read.form) } });
      return { message: wordsOr(message, 'Your feedback was sent.') };
    },
    backTo: '/myFeedback',
  });
});

export default function NewFeedback() {
  const { types, remaining, classes, key } = useLoaderData<typeof loader>();
  const form = useForm(name, feedbackChecks);
  return (
    <>
      <PageHeader
        title="Send feedback"
        description={`Tell us what went wrong or what could be better. ${remaining} of ${feedbackMonthlyQuota} left this month.`}
        back={{ href: '/myFeedback', label: 'Feedback' }}
      />
      <HomeLayout
        main={
          <Card>
            <FeedbackPageForm
              {...form}
              label="Feedback"
              action="/myFeedback/new"
              submitLabel="Submit"
              formKey={key}
              types={types}
              classes={classes}
              module="ProblemScreenshot"
            />
          </Card>
        }
        aside={<FeedbackHints />}
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
