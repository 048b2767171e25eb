import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { appealModule } from '@tutor/rules/feedback/appeal';
import { feedbackSchema } from '@tutor/rules/feedback/feedback-form';
import type { UploadModule } from '@tutor/rules/uploads/upload-modules';
import { FeedbackHints } from '@tutor/ui/feedback/feedback-hints.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { HomeLayout } from '@tutor/ui/shell/home-layout.tsx';
import { z } from 'zod';
import { wordsOr } from '../kit/beside/words-or.server.ts';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { useForm } from '../kit/forms/use-form.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { attachedFiles, loadFeedbackForm, readFeedbackForm, wireFeedback } from './feedback.server.ts';
import { feedbackChecks } from './feedback-checks.ts';
import { feedbackHref } from './feedback-item.ts';
import { FeedbackPageForm } from './feedback-page-form.tsx';

export const meta = () => pageTitle('Edit feedback');

const idSchema = z.coerce.number().int().positive();
const formName = (id: number): string => `feedback-${id}`;

function feedbackId({ request }: Pick<LoaderFunctionArgs, 'request'>): number {
  const id = idSchema.safeParse(new URL(request.url).searchParams.get('id'));
  if (!id.success) throw redirect('/404');
  return id.data;
}

/** New pictures of an appeal are its proof, whichever page adds them. */
const moduleOf = (isAppeal: boolean): UploadModule => (isAppeal ? appealModule : 'ProblemScreenshot');

export const loader = guarded(async (args) => {
  const { api } = args;
  const id = feedbackId(args);
  const [{ body }, form] = await Promise.all([api.feedback.get({ query: { id } }), loadFeedbackForm(api, args)]);
  // The company has begun with it meanwhile: its page says so.
  if (!body.CanEdit) throw redirect(feedbackHref(id));
  const isAppeal = body.LedgerId != null || body.ComplaintId != null || body.IsAppeal;
  return {
    id,
    isAppeal,
    isClassFixed: body.IsClassFixed,
    types: form.types.filter((type) => !isAppeal || type.id === body.Type),
    classes: form.classes,
    files: attachedFiles(body),
    values: {
      type: String(body.Type),
      classId: body.Clid == null ? '' : String(body.Clid),
      complaintName: body.Respondents ?? '',
      content: body.Remark,
    },
  };
});

export const action = guarded(async (args) => {
  const { api } = args;
  const id = feedbackId(args);
  const isAppeal = args.search.has('appeal');
  const read = await readFeedbackForm(args, moduleOf(isAppeal));
  return sendForm({
    name: formName(id),
    ...read,
    schema: feedbackSchema,
    send: async (values) => {
      const { message } = await api.feedback.edit({ body: { ID: id, ...wireFeedback(values) } });
      return { message: wordsOr(message, 'Your changes were saved.') };
    },
    backTo: feedbackHref(id),
  });
});

export default function EditFeedback() {
  const { id, isAppeal, isClassFixed, types, classes, files, values } = useLoaderData<typeof loader>();
  const form = useForm(formName(id), feedbackChecks);
  return (
    <>
      <PageHeader title="Edit feedback" back={{ href: feedbackHref(id), label: `Feedback no. ${id}` }} />
      <HomeLayout
        main={
          <Card>
            <FeedbackPageForm
              key={id}
              {...form}
              label="Feedback"
              action={`/myFeedback/edit?id=${id}${isAppeal ? '&appeal' : ''}`}
              submitLabel="Save"
              otherWayOut={<ButtonLink href={feedbackHref(id)}>Cancel</ButtonLink>}
              types={types}
              classes={classes}
              hidden={isClassFixed ? { classId: values.classId } : undefined}
              hasFixedClass={isClassFixed}
              module={moduleOf(isAppeal)}
              defaultFiles={files}
              values={form.values ?? values}
            />
          </Card>
        }
        aside={<FeedbackHints />}
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
